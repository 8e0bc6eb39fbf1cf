/** A table that only shows recorded moments: HTTP and socket answered in the browser test. */
import type { Page } from "@playwright/test";
import type { ClientMessage, ServerMessage, ViewMessage } from "../src/lib/protocol";
import { record, reviewed, tables } from "../tests/fixtures";
import { allGames } from "../tests/moments";

export interface Fake {
  sent: ClientMessage[];
  tell(message: ServerMessage): void;
}

export async function fake(page: Page, first: ViewMessage | null): Promise<Fake> {
  const sent: ClientMessage[] = [];
  let tell: Fake["tell"] = () => undefined;
  const json = (body: unknown) => ({ contentType: "application/json", body: JSON.stringify(body) });
  await page.route("**/api/cards/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }));
  await page.route("**/api/games", (route) => route.fulfill(json(allGames)));
  await page.route("**/api/tables", (route) => route.fulfill(json(tables)));
  await page.route("**/api/tables/abc", (route) => route.fulfill(json({ ...tables[0], options: { auction: "continuing", petit_sec: "mandatory", poignee: true } })));
  await page.route("**/api/tables/*/deals/*", (route) => route.fulfill(json(record())));
  await page.route("**/api/tables/*/deals/*/review", (route) =>
    route.fulfill(json(route.request().method() === "POST" ? reviewed() : { state: "none", done: 0, cards: 0, review: null })),
  );
  await page.routeWebSocket("**/api/tables/*/socket", (socket) => {
    tell = (message) => socket.send(JSON.stringify(message));
    socket.onMessage((data) => {
      const message = JSON.parse(String(data)) as ClientMessage;
      if (message.type === "hello" && first) tell(first);
      else if (message.type === "ping") tell({ type: "pong" });
      else sent.push(message);
    });
  });
  return { sent, tell: (message) => tell(message) };
}

