import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { ICON_NAMES } from "./src/lib/icon-names.ts";

/** A module whose text is made at build time. */
function virtual(name: string, make: () => unknown): Plugin {
  return {
    name: `trionfi-${name}`,
    resolveId: (id) => (id === `virtual:${name}` ? `\0virtual:${name}` : undefined),
    load: (id) => (id === `\0virtual:${name}` ? `export default ${JSON.stringify(make())}` : undefined),
  };
}

/** Only the icons that are used, so that the set itself is never shipped. */
function icons() {
  const file = createRequire(import.meta.url).resolve("@iconify-json/lucide/icons.json");
  const set = JSON.parse(readFileSync(file, "utf8")) as {
    icons: Record<string, { body: string }>;
    aliases?: Record<string, { parent: string }>;
  };
  return Object.fromEntries(
    ICON_NAMES.map((icon) => {
      const body = (set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent ?? ""])?.body;
      if (!body) throw new Error(`no icon named ${icon}`);
      return [icon, body];
    }),
  );
}

/** What the drawings say of each pack, without the lists of cards. */
function packs() {
  const file = new URL("public/cards/packs.json", import.meta.url);
  const all = JSON.parse(readFileSync(file, "utf8")) as Record<string, Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(all).map(([name, { corners, back, colours }]) => [name, { corners, back, colours }]),
  );
}

const server = process.env.TRIONFI_SERVER ?? "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [virtual("icons", icons), virtual("packs", packs), svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 300 },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
