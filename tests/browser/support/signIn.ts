import type { Page } from "playwright";
import { demoPassword } from "../../../scripts/lib/demoAccounts.ts";
import { emailOf, type AccountName } from "../../support/accounts.ts";

/** Signs in on the sign-in page and waits until it is left. */
export async function signIn(page: Page, account: AccountName): Promise<void> {
  await page.goto("/sign_in");
  await page.getByLabel(/^e-?mail/i).fill(emailOf(account));
  await page.getByLabel(/^password/i).fill(demoPassword);
  await page.getByRole("button", { name: /^(sign|log) in$/i }).click();
  await page.waitForURL((url) => url.pathname !== "/sign_in");
}
