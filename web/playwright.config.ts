import { defineConfig } from "@playwright/test";

/** The installed Chromium; nothing is downloaded. */
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [["list"]],
  use: {
    baseURL: "http://127.0.0.1:4179",
    launchOptions: { executablePath, args: ["--no-sandbox"] },
    trace: "retain-on-failure",
  },
  // The page alone, for the specs with recorded moments; specs with a server start their own.
  webServer: {
    command: "npx vite preview --host 127.0.0.1 --port 4179 --strictPort",
    url: "http://127.0.0.1:4179",
    reuseExistingServer: !process.env.CI,
  },
});
