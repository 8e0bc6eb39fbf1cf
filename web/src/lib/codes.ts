/** Recovery codes of the seats taken in this browser, to be shown again on demand. */
const KEY = "trionfi.codes";

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export const codes = {
  of: (table: string): string | null => all()[table] ?? null,
  keep(table: string, code: string | null) {
    if (!code) return;
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...all(), [table]: code }));
    } catch {
      // no storage: the code was shown once, which has to do
    }
  },
};
