/** What axe finds on a page as it is, in both themes. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/** Everything is looked at in the light; in the dark only colours can differ. */
export async function faults(page: Page, themes: readonly ("light" | "dark")[] = ["light", "dark"], minor = false) {
  const found: string[] = [];
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    const { violations } = await (colorScheme === "light" ? axe.withTags(TAGS) : axe.withRules(["color-contrast"])).analyze();
    for (const { id, impact, nodes } of violations)
      if (minor || impact === "serious" || impact === "critical")
        found.push(`${colorScheme} ${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
  }
  return found;
}
