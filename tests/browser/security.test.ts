import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright";
import { expect } from "vitest";
import { demoPassword } from "../../scripts/lib/demoAccounts.ts";
import { emailOf } from "../support/accounts.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { part, press } from "./support/elements.ts";
import { holdOperation } from "./support/feeds.ts";

const test = browserTests();

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true }).filter({ visible: true });

test(
  "two-step sign-in is enabled with an app's code, required at the next sign-in, and disabled @SETTINGS-02 @CONST-42 @ROUTE-04",
  { as: "expert" },
  async ({ page }) => {
    await page.goto("/u/mei-lin-zhao/settings/security");
    await part(page, "Security").waitFor();
    await expectAccessible(page);
    const links = part(page, "Two-step sign-in").getByRole("link");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "https://apps.apple.com/app/google-authenticator/id388497605",
      "https://play.google.com/store/apps/details?id=com.google.android.apps.authenticator2",
    ]);

    await press(page, "Turn on two-step sign-in");
    await field(page, "Password").fill("not it");
    await press(page, "Continue");
    await page.getByText("This password is wrong.").waitFor();
    await field(page, "Password").fill(demoPassword);
    await press(page, "Continue");
    await page.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
    await expectAccessible(page);
    const secret = (await page.getByRole("dialog").locator("code").innerText()).replaceAll(" ", "");
    await field(page, "Code").fill("12");
    await press(page, "Turn on");
    await page.getByText("This code is wrong or was used before.").waitFor();
    await field(page, "Code").fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    // The dialog stays open during the request, because the codes are shown only once.
    const release = await holdOperation(page, "TurnOnDialogConfirmMutation");
    await press(page, "Turn on");
    await page.keyboard.press("Escape");
    await press(page, "Close");
    release();
    const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
    await codes.first().waitFor();
    const recoveryCodes = await codes.allInnerTexts();
    expect(recoveryCodes).toHaveLength(10);
    const download = page.waitForEvent("download");
    await press(page, "Download");
    expect((await download).suggestedFilename()).toBe("recovery-codes.txt");
    await press(page, "I have saved them");
    await page.getByText("Two-step sign-in is on", { exact: true }).waitFor();

    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await field(page, "E-mail").fill(emailOf("expert"));
    await field(page, "Password").fill(demoPassword);
    await press(page, "Sign in");
    await page.getByText("Enter the 6-digit code from your authenticator app.").waitFor();
    await press(page, "Use a recovery code");
    await field(page, "Recovery code").fill(recoveryCodes[0] ?? "");
    await press(page, "Sign in");
    await press(page, "Turn off");
    await field(page, "Password").fill(demoPassword);
    await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
    await page.getByText("Two-step sign-in is off.").waitFor();
    await page.getByRole("button", { name: "Turn on two-step sign-in" }).waitFor();
  },
);

test(
  "security settings end other sessions, create and revoke access tokens, and change password and e-mail @SETTINGS-02",
  { as: "pr" },
  async ({ page, product }) => {
    const otherSession = await product.newSessionOf("pr");
    await page.goto("/u/daniel-okafor/settings/security");
    const signIns = page.getByRole("list", { name: "Active sign-ins" }).getByRole("listitem");
    await expect.poll(() => signIns.count()).toBe(2);
    expect(await signIns.filter({ hasText: "This device" }).getByRole("button").count()).toBe(0);
    await signIns.getByRole("button", { name: /^Sign out/ }).click();
    await expect.poll(() => signIns.count()).toBe(1);
    const response = await product.graphql<{ viewer: { authenticated: boolean } }>({
      document: "{ viewer { authenticated } }",
      headers: { cookie: `sid=${otherSession}` },
    });
    expect(response.data?.viewer.authenticated).toBe(false);

    await press(page, "New token");
    await press(page, "Create token");
    await page.getByText("Name is required.").waitFor();
    await field(page, "Name").fill("Newsroom wall");
    await field(page, "Password").fill(demoPassword);
    const release = await holdOperation(page, "NewTokenDialogMutation");
    await press(page, "Create token");
    // The dialog stays open during the request, because the token is shown only once.
    await page.keyboard.press("Escape");
    release();
    const shown = page.getByRole("dialog").locator("[data-token]");
    await shown.waitFor();
    const token = await shown.innerText();
    const asPartner = async () => {
      const { data } = await product.graphql<{ viewer: { email: string | null } }>({
        document: "{ viewer { email } }",
        headers: { authorization: `Bearer ${token}` },
      });
      return data?.viewer.email;
    };
    expect(await asPartner()).toBe(emailOf("pr"));
    await press(page, "Done");
    const tokens = page.getByRole("list", { name: "Access tokens" });
    await tokens.getByText("Newsroom wall").waitFor();
    expect(await page.getByText(token).count()).toBe(0);
    await tokens.getByRole("button", { name: "Revoke Newsroom wall" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
    await tokens.waitFor({ state: "detached" });
    expect(await asPartner()).toBeNull();
    const newToken = page.getByRole("button", { name: "New token" });
    await expect.poll(() => newToken.evaluate((button) => button === document.activeElement)).toBe(true);

    await press(page, "New token");
    await field(page, "Name").fill("Agency");
    await field(page, "Password").fill(demoPassword);
    await press(page, "Create token");
    await shown.waitFor();
    await press(page, "Done");
    await tokens.getByText("Agency").waitFor();

    await press(page, "Change password");
    await field(page, "Current password").fill(demoPassword);
    await field(page, "New password").fill("password1");
    await field(page, "Confirm new password").fill("password1");
    await press(page, "Change password");
    await page.getByText("This password is too common.").waitFor();
    await field(page, "New password").fill("a quiet word in the newsroom");
    await field(page, "Confirm new password").fill("a quiet word in the newsroom");
    await page.getByText("Revoke my access tokens as well.").click();
    await press(page, "Change password");
    await page.getByText("Your password has been changed.").waitFor();
    await tokens.waitFor({ state: "detached" });

    await press(page, "Change e-mail");
    await field(page, "New e-mail").fill("journo@example.com");
    await field(page, "Password").fill("a quiet word in the newsroom");
    await press(page, "Change e-mail");
    await page.getByText("This e-mail is already in use.").waitFor();
    await field(page, "New e-mail").fill("daniel@example.com");
    await press(page, "Change e-mail");
    await part(page, "E-mail").getByText("daniel@example.com").waitFor();
  },
);
