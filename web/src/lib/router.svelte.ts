/** Addresses of the room: plain paths, so that a link can be sent and the back button works. */
export type Place =
  | { page: "lobby" }
  | { page: "table"; table: string }
  | { page: "join"; table: string; seat: number | undefined }
  | { page: "review"; table: string; deal: number | undefined }
  | { page: "rules"; game: string; article: string; table: string }
  | { page: "reading"; words: string[] }
  | { page: "records" }
  | { page: "credits" };

const number = (text: string | null | undefined) =>
  text === null || text === undefined || text === "" || Number.isNaN(Number(text))
    ? undefined
    : Number(text);

export function parse(url: URL): Place {
  const parts = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const [room, id, sub, more] = parts;
  if (room === "table" && id && sub === "review")
    return { page: "review", table: id, deal: number(more) };
  if (room === "table" && id) return { page: "table", table: id };
  if (room === "join" && id)
    return {
      page: "join",
      table: id,
      seat: number(sub) ?? number(url.searchParams.get("seat")),
    };
  if (room === "rules") return { page: "rules", game: id ?? "", article: url.hash.slice(1), table: url.searchParams.get("table") ?? "" };
  if (room === "reading") return { page: "reading", words: parts.slice(1) };
  if (room === "records") return { page: "records" };
  if (room === "credits") return { page: "credits" };
  return { page: "lobby" };
}

class Router {
  place = $state<Place>({ page: "lobby" });

  start() {
    const read = () => (this.place = parse(new URL(location.href)));
    read();
    addEventListener("popstate", read);
    addEventListener("click", (event) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || link.target || link.origin !== location.origin) return;
      if (link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
      event.preventDefault();
      this.go(link.href);
    });
  }

  go(address: string) {
    const url = new URL(address, location.href);
    history.pushState(null, "", url);
    const place = parse(url);
    const moved = place.page !== this.place.page;
    this.place = place;
    if (moved) scrollTo(0, 0);
  }
}

export const router = new Router();

/** The rule book of a game, at an article; from a table with its options beside it. */
export function ruleAddress(game: string, article = ""): string {
  const { place } = router;
  const table = place.page === "table" || place.page === "rules" ? place.table : "";
  return `/rules/${game}${table ? `?table=${encodeURIComponent(table)}` : ""}${article ? `#${article}` : ""}`;
}
