/** A real server for the tests of one worker: its own port and data folder, computer players that hurry.
 *
 * Nothing is left to chance: cards follow from a seed, the last seat deals first, and computer players follow from
 * their views.
 */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, expect } from "@playwright/test";
import type { Page } from "@playwright/test";

const python = () =>
  process.env.PYTHON ?? [resolve("../.venv/bin/python")].find((path) => existsSync(path)) ?? "python3";

const PROGRAM = `
import json
import sys
from pathlib import Path
from types import SimpleNamespace
from trionfi.cards.shuffle import seed_from
from trionfi.rules import match
from trionfi.server import bots, lobby
from trionfi.server.run import serve
from trionfi.server.settings import Settings

data, port, settings = sys.argv[1:]
lobby.new_seed = lambda: seed_from(int(Path(data, "seed").read_text()))
match.lot = lambda seed, seats: seats - 1
bots.secrets = SimpleNamespace(randbits=lambda bits: 1)
serve(port=int(port), data=data, settings=Settings(**json.loads(settings)))
`;

/** One address makes the tables of all tests: nothing is limited by how many. */
const HURRY = { answer_pace: 0.02, play_pace: 0.05, open_pace: 0.3, request_rate: 1000, request_burst: 1000 };
type Paces = Partial<typeof HURRY>;

export class Server {
  private process: ChildProcess | null = null;
  private readonly data = mkdtempSync(join(tmpdir(), "trionfi-e2e-"));
  private port = 0;
  private paces: Paces = {};

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  async start() {
    const settings = JSON.stringify({ ...HURRY, ...this.paces });
    const child = spawn(python(), ["-c", PROGRAM, this.data, String(this.port), settings], { cwd: ".." });
    this.process = child;
    let told = "";
    await new Promise<void>((done, failed) => {
      child.stderr.on("data", (text) => (told += String(text)));
      child.stdout.on("data", (text) => {
        told += String(text);
        const port = /127\.0\.0\.1:(\d+)/.exec(told)?.[1];
        if (!port) return;
        this.port = Number(port);
        done();
      });
      child.on("exit", (code, signal) => {
        failed(new Error(`the server did not start: ${told}`));
        // An end that nobody asked for says why.
        if (this.process === child) console.error(`the server ended by itself (${code ?? signal}):\n${told.slice(-3000)}`);
      });
    });
  }

  /** Ends it without a word, as a power cut would. */
  async kill() {
    const child = this.process;
    this.process = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.on("exit", done));
    child.kill("SIGKILL");
    await gone;
  }

  /** The cards of every table that is made from now on. */
  deals(seed: number) {
    writeFileSync(join(this.data, "seed"), String(seed));
  }

  /** Opens again with other paces, for this test alone. */
  async hurries(paces: Paces) {
    await this.kill();
    this.paces = paces;
    await this.start();
  }

  /** As every test finds it. */
  async afresh() {
    this.deals(1);
    if (this.process && Object.keys(this.paces).length === 0) return;
    await this.hurries({});
  }

  async end() {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** The drawings are most of what a page has to paint; most tests look at everything else. */
export const unpainted = (page: Page) =>
  page.route("**/cards/*.svg", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );

export const test = base.extend<{ server: Server; quiet: void; painted: boolean }, { house: Server }>({
  painted: [false, { option: true }],
  page: async ({ page, painted }, use) => {
    if (!painted) await unpainted(page);
    await use(page);
  },
  house: [
    async ({}, use) => {
      const house = new Server();
      await use(house);
      await house.end();
    },
    { scope: "worker" },
  ],
  server: async ({ house }, use) => {
    await house.afresh();
    await use(house);
  },
  // A page that complains in its console is a failed test.
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Nothing moves and no trick is held, so that nothing is waited for. */
export const STILL = { language: "en", hold: 0, speed: 0 };

export const settle = (page: Page, values: Record<string, unknown> = {}) =>
  page.addInitScript((text) => {
    if (!localStorage.getItem("trionfi.settings")) localStorage.setItem("trionfi.settings", text);
  }, JSON.stringify({ ...STILL, ...values }));

export async function sit(page: Page, server: Server, deals = "1 deal", values: Record<string, unknown> = {}) {
  await settle(page, values);
  await page.goto(server.url);
  await page.getByText(deals, { exact: true }).click();
  await page.getByRole("button", { name: "Deal the cards" }).click();
  await expect(page.locator("[data-card]").first()).toBeVisible();
}

/** A table of any game, made without the lobby; the page sits in the first seat. */
export async function open(
  page: Page, server: Server, game: string, seats: number, options: Record<string, unknown> = {}, player = "rules",
) {
  await settle(page);
  const others = Array.from({ length: seats - 1 }, () => ({ kind: "bot", player }));
  const made = await page.request.post(`${server.url}/api/tables`, {
    data: { game, options: { players: seats, ...options }, seats: [{ kind: "you" }, ...others] },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { table } = (await made.json()) as { table: string };
  await page.goto(`${server.url}/table/${table}`);
  await expect(page.locator("[data-card]").first()).toBeVisible();
  return table;
}

export type Turn = "panel" | "pick" | "card" | "score";

/** Waits until this page has something to do, or the deal is over. */
export async function turn(page: Page): Promise<Turn> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector("table thead th")) return "score";
      if (document.querySelector("[data-confirm]")) return "pick";
      if (document.querySelector(".prompt [data-action]")) return "panel";
      if (document.querySelector(".hand li.lit")) return "card";
      return null;
    },
    undefined,
    { timeout: 30_000 },
  );
  return (await found.jsonValue()) as Turn;
}

/** Where to press a card: at its index, the only part that a covered card shows. */
export const INDEX = { x: 14, y: 24 };

/** The number of what the page shows. */
export const seq = (page: Page) => page.locator(".room").getAttribute("data-seq", { timeout: 1000 }).catch(() => null);

/** Waits until something has happened at the table. */
export const moved = (page: Page, before: string | null, timeout = 15_000) =>
  page.waitForFunction(
    (old) => {
      const room = document.querySelector<HTMLElement>(".room");
      return !room || room.dataset.seq !== old;
    },
    before,
    { timeout },
  );

const WISHES = ["bid petite", "say play", "signal none"];

/** Everything by mouse: bids the lowest, puts away what is suggested, plays the first lit card. */
export async function mouse(page: Page, now: Turn, wishes: string[] = WISHES) {
  if (now === "panel") {
    const open = page.locator(".prompt [data-action]:not([aria-disabled])");
    const actions = await open.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.action ?? ""));
    const wish = wishes.find((one) => actions.includes(one)) ?? actions[0];
    const before = await seq(page);
    // Another may have spoken in the meantime; then this is asked again.
    const button = page.locator(`.prompt [data-action="${wish}"]`);
    const pressed = await button.click({ timeout: 2000 }).then(() => true, () => false);
    // A word of another moves the panel, and the press may miss; then the question still stands.
    // A part of a choice opens a panel of its own, and nothing happens at the table.
    const inner = () => page.locator("[data-confirm]").waitFor({ timeout: 3000 });
    if (pressed) await Promise.any([moved(page, before, 3000), inner()]).catch(() => undefined);
  } else if (now === "pick") {
    const suggest = page.getByRole("button", { name: /Suggest/ });
    // The panel of the question before may still be going.
    if ((await suggest.count()) > 0 && !(await suggest.click({ timeout: 3000 }).then(() => true, () => false))) return;
    await expect(page.locator("[data-confirm]:not([aria-disabled])")).toBeVisible();
    const before = await seq(page);
    await page.locator("[data-confirm]").click();
    await moved(page, before);
  } else if (now === "card") {
    const lit = page.locator(".hand li.lit button").first();
    const card = await lit.getAttribute("data-card");
    await lit.click({ position: INDEX });
    // A leader may be asked for a signal first.
    const none = page.locator('[data-action="signal none"]');
    const left = page.locator(`.hand [data-card="${card}"]`);
    await expect.poll(async () => (await none.count()) > 0 || (await left.count()) === 0).toBe(true);
    if ((await none.count()) > 0) await none.click();
    await expect(page.locator(`.hand [data-card="${card}"]`)).toHaveCount(0);
  }
}
