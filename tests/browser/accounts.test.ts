import type { Page } from "playwright";
import { expect } from "vitest";
import type { Product } from "../support/product.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { press } from "./support/elements.ts";
import { failViewer } from "./support/operations.ts";

const test = browserTests();

/** Only fields of the visible page: the previous page stays in the document, hidden. */
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).filter({ visible: true });
const password = "a quiet word in the newsroom";

async function mailedPath(product: Product, to: string): Promise<string> {
  await product.platform.jobs.settled();
  const { text } = await product.platform.db
    .selectFrom("outbox")
    .select("text")
    .where("recipient", "=", to)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return /\/password\/recovery\/\S+/.exec(text)?.[0] ?? "";
}

test(
  "signing up shows field errors without losing input, then welcomes the user by name @ROUTE-07 @ROUTE-08 @VALID-18 @LAYOUT-02",
  {},
  async ({ page, product }) => {
    await page.goto("/welcome");
    await page.getByRole("banner").getByRole("link", { name: "Sign up" }).click();
    await page.getByRole("heading", { name: "Sign up" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/sign_up");
    await press(page, "Sign up");
    for (const text of ["First name is required.", "E-mail is required.", "Please accept the terms."])
      await page.getByText(text).waitFor();
    expect(product.upstream.summary()).not.toContain("POST /api/v1/users");
    await expectAccessible(page);

    await field(page, "First name").fill("Zoë");
    await field(page, "Last name").fill("Åkesson");
    await field(page, "E-mail").fill("journo@example.com");
    await field(page, "Password").fill("password1");
    await page.getByText("PR and marketing", { exact: true }).click();
    await page.getByText("I accept the privacy policy and the terms").click();
    await page.keyboard.press("Enter");
    await press(page, "Sign up");
    await page.getByText("This password is too common.").waitFor();
    await field(page, "Password").fill(password);
    await press(page, "Sign up");
    await page.getByText("This e-mail is already in use.").waitFor();
    expect(await field(page, "First name").inputValue()).toBe("Zoë");
    expect(await field(page, "Password").inputValue()).toBe(password);
    await field(page, "E-mail").fill("zoe@example.com");
    await press(page, "Sign up");

    await page.waitForURL("**/welcome");
    await page.getByText("Welcome, Zoë!").waitFor();
    await page.getByText("Your account is almost ready").waitFor();
    // Every new user must complete onboarding, on any page.
    const onboarding = page.getByRole("dialog", { name: "About you" });
    await expect.poll(() => field(page, "First name").inputValue()).toBe("Zoë");
    await page.reload();
    await page.getByText("Welcome, Zoë!").waitFor();
    await onboarding.waitFor();
  },
);

test(
  "a viewer that cannot be read after signing up shows an error in the form, and another press continues @ROUTE-07 @ERR-01",
  {},
  async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource|RequestError/);
    await page.goto("/sign_up");
    await field(page, "First name").fill("Ana");
    await field(page, "Last name").fill("Reis");
    await field(page, "E-mail").fill("ana.reis@example.com");
    await field(page, "Password").fill(password);
    await page.getByText("PR and marketing", { exact: true }).click();
    await page.getByText("I accept the privacy policy and the terms").click();
    await failViewer(page);
    await press(page, "Sign up");
    await page.getByRole("alert").getByText("Something went wrong. We are already working to solve it.").waitFor();
    // The account exists, so it must not be created again.
    await press(page, "Sign up");
    await page.waitForURL("**/welcome");
    await page.getByText("Welcome, Ana!").waitFor();
  },
);

test(
  "a forgotten password is reset with a mailed link and works for signing in @ROUTE-05 @ROUTE-06",
  {},
  async ({ page, product }) => {
    await page.goto("/sign_in");
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await page.getByRole("heading", { name: "Restore access" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/password/new");
    await field(page, "E-mail").fill("no address");
    await press(page, "Send link");
    await page.getByText("E-mail is not valid.").waitFor();
    await field(page, "E-mail").fill("expert@example.com");
    await press(page, "Send link");
    await page.getByText("If this e-mail is registered, we have sent a link to it.").waitFor();

    const path = await mailedPath(product, "expert@example.com");
    await page.goto(path);
    await page.getByText("e***@example.com").waitFor();
    await expectAccessible(page);
    await field(page, "Password").fill(password);
    await field(page, "Confirm password").fill("something else");
    await press(page, "Change password");
    await page.getByText("Passwords do not match.").waitFor();
    await field(page, "Confirm password").fill(password);
    await press(page, "Change password");
    await page.waitForURL("**/sign_in");
    await page.getByText("Your password has been changed. Please sign in.").waitFor();

    await page.goto(path);
    await page.getByText("This link is no longer valid. Please request a new one.").waitFor();
    await page.getByRole("link", { name: "Request a new link" }).click();
    await page.waitForURL("**/password/new");

    await page.goto("/sign_in");
    await field(page, "E-mail").fill("expert@example.com");
    await field(page, "Password").fill(password);
    await press(page, "Sign in");
    await page.waitForURL((url) => url.pathname === "/");
    await page.getByRole("button", { name: /^Account of/ }).waitFor();
  },
);

test(
  "a platform admin approves a read-only account on its profile @EXT-04 @USER-04",
  { as: "admin" },
  async ({ page, product }) => {
    const { slug } = await product.platform.db
      .selectFrom("users as u")
      .innerJoin("contacts as c", "c.id", "u.contact_id")
      .select("c.slug")
      .where("u.email", "=", "readonly@example.com")
      .executeTakeFirstOrThrow();
    await page.goto(`/u/${slug}`);
    await press(page, "Approve account");
    await page.getByText(/can write now\.$/).waitFor();
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByRole("button", { name: "Approve account" }).count()).toBe(0);
    const { data } = await product.graphql({ document: "{ viewer { isReadOnly } }", as: "readonly" });
    expect(data).toEqual({ viewer: { isReadOnly: false } });
  },
);
