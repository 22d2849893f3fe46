import { builtPlaces } from "../support/places.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { settled } from "./support/settled.ts";

const test = browserTests({ gateway: { settings: { development: true } } });

for (const { name, path, as, isMobileOnly } of await builtPlaces()) {
  const options = { ...(as === null ? {} : { as }), ...(isMobileOnly ? { device: "mobile" as const } : {}) };
  test(`axe finds nothing on the page ${name}, in light and in dark @UI-01`, options, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await settled(page);
    await expectAccessible(page);
  });
}
