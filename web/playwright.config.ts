import { defineConfig } from "@playwright/test";

/** The installed Chromium; nothing is downloaded. */
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** Two checkouts can test at the same time on ports of their own. */
const preview = `http://127.0.0.1:${process.env.PREVIEW_PORT ?? 4179}`;

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [["list"]],
  use: {
    baseURL: preview,
    launchOptions: { executablePath, args: ["--no-sandbox"] },
    trace: "retain-on-failure",
  },
  // The page alone, for the specs with recorded moments; specs with a server start their own.
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --port ${new URL(preview).port} --strictPort`,
    url: preview,
    reuseExistingServer: !process.env.CI,
  },
});
