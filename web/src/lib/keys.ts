/** Keys of the table. A card may be typed, "T14" or "CK", although some letters are commands too. */
import type { CardCode } from "./protocol";

export type Command =
  | { do: "move"; by: number }
  | { do: "edge"; to: "first" | "last" }
  | { do: "group"; number: number }
  | { do: "press" }
  | { do: "confirm" }
  | { do: "back" }
  | { do: "escape" }
  | { do: "last" | "trick" | "score" | "hint" | "claim" | "undo" | "rules" | "help" | "pass" }
  | { do: "card"; card: CardCode };

export interface Press {
  key: string;
  ctrl?: boolean;
  meta?: boolean;
  alt?: boolean;
}

const LETTERS: Record<string, Command["do"]> = {
  l: "last", t: "trick", s: "score", h: "hint", c: "claim", u: "undo", r: "rules", p: "pass",
  "?": "help",
};
const SUITS = "SHDCBTM";
const RANKS = /^[KQCJ0-9]$/;

export type Outcome =
  | { kind: "none" }
  /** Handled; nothing to do yet. `typed` is what stands in the buffer. */
  | { kind: "typing"; typed: string; wait: boolean }
  | { kind: "command"; command: Command };

/** Reads one key after another; the caller runs `settle` when a typed letter stayed alone. */
export class KeyReader {
  typed = "";

  press(press: Press): Outcome {
    const { key } = press;
    if (press.alt || press.meta) return { kind: "none" };
    if (press.ctrl) {
      if (key === "Enter") return this.command({ do: "confirm" });
      return { kind: "none" };
    }
    if (this.typed) return this.typing(key);
    const upper = key.length === 1 ? key.toUpperCase() : key;
    if (upper === "F") return this.buffer("F", false);
    if (key.length === 1 && SUITS.includes(upper))
      return this.buffer(upper, LETTERS[key.toLowerCase()] !== undefined);
    if (/^[1-9]$/.test(key)) return this.command({ do: "group", number: Number(key) });
    switch (key) {
      case "ArrowLeft":
        return this.command({ do: "move", by: -1 });
      case "ArrowRight":
        return this.command({ do: "move", by: 1 });
      case "Home":
        return this.command({ do: "edge", to: "first" });
      case "End":
        return this.command({ do: "edge", to: "last" });
      case "Enter":
      case " ":
        return this.command({ do: "press" });
      case "Backspace":
        return this.command({ do: "back" });
      case "Escape":
        return this.command({ do: "escape" });
    }
    const letter = key.length === 1 ? LETTERS[key.toLowerCase()] : undefined;
    return letter ? this.command({ do: letter } as Command) : { kind: "none" };
  }

  /** A letter that stayed alone was a command. */
  settle(): Outcome {
    const letter = LETTERS[this.typed.toLowerCase()];
    if (this.typed.length !== 1 || !letter) return { kind: "none" };
    this.typed = "";
    return { kind: "command", command: { do: letter } as Command };
  }

  private typing(key: string): Outcome {
    const upper = key.length === 1 ? key.toUpperCase() : key;
    if (key === "Enter") {
      const card = this.typed;
      this.typed = "";
      return { kind: "command", command: { do: "card", card } };
    }
    if (key === "Escape") {
      this.typed = "";
      return { kind: "typing", typed: "", wait: false };
    }
    if (key === "Backspace") return this.buffer(this.typed.slice(0, -1), false);
    const first = this.typed.length === 1;
    if (this.typed !== "F" && RANKS.test(upper) && (first || /^\d$/.test(upper)) && this.typed.length < 3)
      return this.buffer(this.typed + upper, false);
    this.typed = "";
    return this.press({ key });
  }

  private buffer(typed: string, wait: boolean): Outcome {
    this.typed = typed;
    return { kind: "typing", typed, wait };
  }

  private command(command: Command): Outcome {
    this.typed = "";
    return { kind: "command", command };
  }
}

/** Every key with its text, for the help page. */
export const KEY_HELP: { keys: string[]; text: string }[] = [
  { keys: ["←", "→"], text: "ui.keys.move" },
  { keys: ["Home", "End"], text: "ui.keys.edge" },
  { keys: ["1", "9"], text: "ui.keys.group" },
  { keys: ["Enter"], text: "ui.keys.press" },
  { keys: ["Backspace"], text: "ui.keys.back" },
  { keys: ["Ctrl+Enter"], text: "ui.keys.confirm" },
  { keys: ["Esc"], text: "ui.keys.escape" },
  { keys: ["P"], text: "ui.keys.pass" },
  { keys: ["L"], text: "ui.keys.last" },
  { keys: ["T"], text: "ui.keys.trick" },
  { keys: ["S"], text: "ui.keys.score" },
  { keys: ["H"], text: "ui.keys.hint" },
  { keys: ["C"], text: "ui.keys.claim" },
  { keys: ["U"], text: "ui.keys.undo" },
  { keys: ["R"], text: "ui.keys.rules" },
  { keys: ["?"], text: "ui.keys.help" },
  { keys: ["T14"], text: "ui.keys.typed" },
];
