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
  // A busy machine is no fault of the page.
  expect: { timeout: 15_000 },
  // Whole deals in a real browser on a shared machine: one stumble is not a fault, two in a row are.
  retries: process.env.CI ? 2 : 0,
  reporter: [["list"]],
  use: {
    baseURL: preview,
    launchOptions: { executablePath, args: ["--no-sandbox"] },
    // A trace costs as much as the test itself: TRIONFI_TRACE=1 keeps those of failed tests.
    trace: process.env.TRIONFI_TRACE ? "retain-on-failure" : "off",
  },
  // The page alone, for the specs with recorded moments; specs with a server start their own.
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --port ${new URL(preview).port} --strictPort`,
    url: preview,
    reuseExistingServer: !process.env.CI,
  },
});
