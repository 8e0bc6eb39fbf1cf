/** What the person at this browser prefers; kept in local storage, never sent. */
export interface Choices {
  theme: "auto" | "light" | "dark";
  language: string;
  /** 0 no motion, 0.5 slow, 1, 2 twice as fast */
  speed: number;
  /** milliseconds a complete trick stays on the table */
  hold: number;
  oneTap: boolean;
  /** "high-left" as the server sorts, or "high-right" */
  order: "high-left" | "high-right";
  trumps: "first" | "last";
  blueDiamonds: boolean;
  fourColours: boolean;
  name: string;
}

export const DEFAULTS: Choices = {
  theme: "auto",
  language: "",
  speed: 1,
  hold: 800,
  oneTap: false,
  order: "high-left",
  trumps: "first",
  blueDiamonds: false,
  fourColours: true,
  name: "",
};

const KEY = "trionfi.settings";

function stored(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}

class Settings {
  values = $state<Choices>({ ...DEFAULTS });
  private dark = $state(false);
  reducedMotion = $state(false);

  start() {
    this.values = { ...DEFAULTS, ...stored() };
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    this.dark = dark.matches;
    this.reducedMotion = still.matches;
    dark.addEventListener("change", () => ((this.dark = dark.matches), this.show()));
    still.addEventListener("change", () => (this.reducedMotion = still.matches));
    this.show();
  }

  get theme(): "light" | "dark" {
    const { theme } = this.values;
    return theme === "auto" ? (this.dark ? "dark" : "light") : theme;
  }

  /** 0 when nothing may move. */
  get speed() {
    return this.reducedMotion ? 0 : this.values.speed;
  }

  set<K extends keyof Choices>(key: K, value: Choices[K]) {
    this.values[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values));
    } catch {
      // a private window may refuse storage; the choice then lasts as long as the page
    }
    this.show();
  }

  private show() {
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.dataset.diamonds = this.values.blueDiamonds ? "blue" : "orange";
    root.dataset.colours = this.values.fourColours ? "four" : "two";
    root.dataset.still = this.speed === 0 ? "yes" : "no";
    root.style.setProperty("--pace", String(this.speed === 0 ? 0 : 1 / this.speed));
  }
}

export const settings = new Settings();
