import type { Page } from "playwright";
import type { AccountName } from "../../support/accounts.ts";
import type { Product } from "../../support/product.ts";

/** A page of another account in a separate browser context, which closes with the given page. */
export async function pageOf(page: Page, product: Product, account: AccountName): Promise<Page> {
  const own = page.context();
  const browser = own.browser();
  if (browser === null) throw new Error("The page belongs to no browser.");
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: "reduce", locale: "en-AU" });
  // At the end of a test file the browser may be closed already.
  own.once("close", () => void context.close().catch(() => undefined));
  const value = await product.sessionOf(account);
  await context.addCookies([{ name: "sid", value, url: product.url, httpOnly: true, sameSite: "Lax" }]);
  return context.newPage();
}
