import { describe, expect, it } from "vitest";
import { KeyReader } from "../src/lib/keys";

const type = (keys: string[]) => {
  const reader = new KeyReader();
  return keys.map((key) => reader.press({ key })).at(-1);
};
const command = (outcome: unknown) => (outcome as { command?: unknown }).command;

describe("keys", () => {
  it("move in the hand and press", () => {
    expect(command(type(["ArrowLeft"]))).toEqual({ do: "move", by: -1 });
    expect(command(type(["End"]))).toEqual({ do: "edge", to: "last" });
    expect(command(type(["3"]))).toEqual({ do: "group", number: 3 });
    expect(command(type(["Enter"]))).toEqual({ do: "press" });
    expect(command(type(["l"]))).toEqual({ do: "last" });
  });

  it.each([
    [["t", "1", "4", "Enter"], "T14"], [["C", "K", "Enter"], "CK"], [["s", "1", "0", "Enter"], "S10"],
    [["h", "q", "Enter"], "HQ"], [["f", "Enter"], "F"],
    [["t", "1", "5", "Backspace", "4", "Enter"], "T14"],
  ])("type a card: %j", (keys, card) => {
    expect(command(type(keys))).toEqual({ do: "card", card });
  });

  it("take a lone letter for a command after a while", () => {
    const reader = new KeyReader();
    expect(reader.press({ key: "h" })).toEqual({ kind: "typing", typed: "H", wait: true });
    expect(reader.settle()).toEqual({ kind: "command", command: { do: "hint" } });
    expect(reader.typed).toBe("");
    expect(reader.press({ key: "s" }).kind).toBe("typing");
    expect(reader.press({ key: "k" })).toEqual({ kind: "typing", typed: "SK", wait: false });
    expect(reader.settle()).toEqual({ kind: "none" });
  });

  it("forget a typed card on Escape, and on a key that no card has", () => {
    const reader = new KeyReader();
    reader.press({ key: "t" });
    reader.press({ key: "1" });
    expect(reader.press({ key: "Escape" })).toEqual({ kind: "typing", typed: "", wait: false });
    reader.press({ key: "c" });
    expect(command(reader.press({ key: "ArrowRight" }))).toEqual({ do: "move", by: 1 });
  });

  it("leave the browser's own keys alone, but confirm with Ctrl+Enter", () => {
    const reader = new KeyReader();
    expect(reader.press({ key: "c", ctrl: true })).toEqual({ kind: "none" });
    expect(reader.press({ key: "l", meta: true })).toEqual({ kind: "none" });
    expect(command(reader.press({ key: "Enter", ctrl: true }))).toEqual({ do: "confirm" });
  });
});
