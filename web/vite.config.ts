import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { ICON_NAMES } from "./src/lib/icon-names.ts";

/** `virtual:icons`: only the icons that are used, so that the set itself is never shipped. */
function icons(): Plugin {
  const name = "virtual:icons";
  return {
    name: "trionfi-icons",
    resolveId: (id) => (id === name ? "\0" + name : undefined),
    load(id) {
      if (id !== "\0" + name) return undefined;
      const file = createRequire(import.meta.url).resolve("@iconify-json/lucide/icons.json");
      const set = JSON.parse(readFileSync(file, "utf8")) as {
        icons: Record<string, { body: string }>;
        aliases?: Record<string, { parent: string }>;
      };
      const chosen: Record<string, string> = {};
      for (const icon of ICON_NAMES) {
        const body = (set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent ?? ""])?.body;
        if (!body) throw new Error(`no icon named ${icon}`);
        chosen[icon] = body;
      }
      return `export default ${JSON.stringify(chosen)}`;
    },
  };
}

const server = process.env.TRIONFI_SERVER ?? "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [icons(), svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 300 },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
