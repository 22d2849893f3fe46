import { devices, type Browser, type CDPSession, type Page } from "playwright";
import type { AccountName } from "../../support/accounts.ts";
import type { Product } from "../../support/product.ts";

/** The factor by which a phone is slower than this machine, as in Lighthouse. */
const SLOW_DOWN = 4;

/** A page of a phone, signed in as the account, or as a guest. */
export async function slowPage(
  browser: Browser,
  { url, sessionOf }: Product,
  as: AccountName | null,
): Promise<[Page, CDPSession]> {
  const context = await browser.newContext({
    // The gateway recognizes a phone by this header.
    userAgent: devices["Pixel 8"].userAgent,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    baseURL: url,
  });
  if (as !== null) await context.addCookies([{ name: "sid", value: await sessionOf(as), url }]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable");
  await slowDown(devtools);
  return [page, devtools];
}

/** Slows the processor of a page down. @param rate the factor; default: a phone's, 1 for full speed */
export async function slowDown(devtools: CDPSession, rate = SLOW_DOWN): Promise<void> {
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
}
