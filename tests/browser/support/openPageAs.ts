import type { Page } from "playwright";
import type { AccountName } from "../../support/accounts.ts";
import type { Product } from "../../support/product.ts";
import { PATIENCE } from "./chromium.ts";
import { whenTestEnds } from "./pages.ts";

/** A page of another account in a separate browser context, which closes when the test ends. */
export async function pageOf(page: Page, product: Product, account: AccountName): Promise<Page> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("The page belongs to no browser.");
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: "reduce", locale: "en-AU" });
  context.setDefaultTimeout(PATIENCE);
  whenTestEnds(page, () => context.close());
  const value = await product.sessionOf(account);
  await context.addCookies([{ name: "sid", value, url: product.url, httpOnly: true, sameSite: "Lax" }]);
  return context.newPage();
}
