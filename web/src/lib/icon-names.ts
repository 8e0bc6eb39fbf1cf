/** The interface icons in use; the build extracts exactly these from the icon set. */
export const ICON_NAMES = [
  "menu", "history", "volume-2", "sun-moon", "circle-question-mark", "chevron-left",
  "chevron-right", "skip-back", "skip-forward", "play", "pause", "eye", "check", "cpu", "link",
  "languages", "lightbulb", "hand", "undo-2", "x", "book-open", "settings", "keyboard", "copy",
  "users", "key-round", "log-out", "arrow-right", "user", "scroll-text",
  "wallet-cards", "rotate-cw", "bookmark", "printer",
] as const;

export type IconName = (typeof ICON_NAMES)[number];
