import type { Page } from "playwright";
import type { AccountName } from "../../support/accounts.ts";
import type { Product } from "../../support/product.ts";
import { STEP_TIMEOUT_MS } from "./chromium.ts";
import { whenTestEnds } from "./pages.ts";

/** A page of another account in a separate browser context, which closes when the test ends. */
export async function openPageAs(page: Page, product: Product, account: AccountName): Promise<Page> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("The page belongs to no browser.");
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: "reduce", locale: "en-AU" });
  context.setDefaultTimeout(STEP_TIMEOUT_MS);
  whenTestEnds(page, () => context.close());
  const value = await product.sessionOf(account);
  await context.addCookies([{ name: "sid", value, url: product.url, httpOnly: true, sameSite: "Lax" }]);
  return context.newPage();
}
