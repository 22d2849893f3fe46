import type { Browser, BrowserContext, Locator, Page } from "playwright";
import { demoPassword } from "../../../scripts/lib/demoAccounts.ts";
import { type AccountName, emailOf } from "../../support/accounts.ts";
import type { Product } from "../../support/product.ts";
import { STEP_TIMEOUT_MS } from "./chromium.ts";
import { type Device, devices } from "./devices.ts";
import { whenTestEnds } from "./pages.ts";

/** The devices of every journey, 1280 and 390 px wide. */
export const screens = ["laptop", "mobile"] as const satisfies readonly Device[];
export type Screen = (typeof screens)[number];

/** Opens the first address, such as a typed one or a link in a mail. Afterwards, only the page itself can navigate. */
export async function startAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  page.goto = () => Promise.reject(new Error("A journey may only navigate by the controls of the page."));
  whenTestEnds(page, async () => void Reflect.deleteProperty(page, "goto"));
}

/** Opens the product and signs in. */
export async function startAs(page: Page, account: AccountName): Promise<void> {
  await startAt(page, "/");
  await page.getByLabel(/^e-?mail/i).fill(emailOf(account));
  await page.getByLabel(/^password/i).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("button", { name: /^Account of/ }).waitFor();
}

/** Another visitor on the same kind of device, without cookies; closed together with the given page. */
export async function newVisitor(page: Page, product: Product, screen: Screen): Promise<Page> {
  const browser: Browser | null = page.context().browser();
  if (browser === null) throw new Error("The page belongs to no browser.");
  const context: BrowserContext = await browser.newContext({
    ...devices[screen],
    baseURL: product.url,
    reducedMotion: "reduce",
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
  });
  context.setDefaultTimeout(STEP_TIMEOUT_MS);
  whenTestEnds(page, () => context.close());
  return context.newPage();
}

/** The menu: next to the page, or on phones a sheet opened by the avatar. */
export async function menuOf(page: Page, screen: Screen): Promise<Locator> {
  if (screen === "laptop") return page.getByRole("navigation", { name: "Main" });
  await openAccountMenu(page);
  await page.getByRole("menuitem", { name: "Menu", exact: true }).click();
  return page.getByRole("dialog", { name: "Menu" });
}

/** Opens an entry of the menu, possibly in a group. */
export async function goTo(page: Page, screen: Screen, entry: string, group?: string): Promise<void> {
  const menu = await menuOf(page, screen);
  const link = menu.getByRole("link", { name: entry, exact: true });
  if (group !== undefined && (await link.count()) === 0) await menu.getByRole("button", { name: `${group} entries` }).click();
  await link.click();
}

const openAccountMenu = (page: Page): Promise<void> => page.getByRole("button", { name: /^Account of/ }).click();

/** Opens the list of notifications: below the bell, or on phones a page linked from the account menu or the bottom bar. */
export async function openNotifications(page: Page, screen: Screen): Promise<Locator> {
  if (screen === "laptop") {
    await page.getByRole("button", { name: "Notifications", exact: true }).click();
    return page.getByRole("dialog", { name: "Notifications" });
  }
  const inBar = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Notifications" });
  if ((await inBar.count()) > 0) {
    await inBar.click();
  } else {
    await openAccountMenu(page);
    await page.getByRole("menuitem", { name: /^Notifications/ }).click();
  }
  return page.getByRole("main");
}

/** The link that a button "Copy link" puts on the clipboard. */
export async function copiedLink(page: Page, button: Locator): Promise<string> {
  // The confirmation shows for a moment only.
  await Promise.all([page.getByRole("button", { name: "Copied" }).first().waitFor(), button.click()]);
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The links in the last mail to an address. */
export async function linksInMail(product: Product, recipient: string): Promise<string[]> {
  await product.platform.jobs.settled();
  const { text } = await product.platform.db
    .selectFrom("outbox")
    .select("text")
    .where("recipient", "=", recipient)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return text.match(/https?:\/\/\S+/g) ?? [];
}
