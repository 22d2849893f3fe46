import type { Page } from "playwright";
import { expect } from "vitest";
import type { OnboardingStage, Role } from "../../upstream/db/columns.ts";
import type { Product } from "../support/product.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { press } from "./support/elements.ts";

const test = browserTests();

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const field = (page: Page, label: string) => page.getByRole("textbox", { name: new RegExp(`^${label}( \\(optional\\))?$`) });
const stepPath = "/api/v1/u/isla-novak/settings/onboarding";
const saved = (path: string) => `PATCH /api/v1/u/isla-novak/settings/${path}`;

/** The stage stored in the database. */
async function savedStage(product: Product): Promise<string | null> {
  const { onboarding } = await product.platform.db
    .selectFrom("users")
    .innerJoin("contacts", "contacts.id", "users.contact_id")
    .select("onboarding")
    .where("contacts.slug", "=", "isla-novak")
    .executeTakeFirstOrThrow();
  return onboarding;
}

/** Changes the new user in the database. */
async function setUser({ platform: { db } }: Product, values: { onboarding: OnboardingStage; roles: Role[] }): Promise<void> {
  const contact = db.selectFrom("contacts").select("id").where("slug", "=", "isla-novak");
  await db.updateTable("users").set(values).where("contact_id", "=", contact).execute();
}

test(
  "a new user completes onboarding, resumes it after a reload, and finds the values in the settings @ONBOARD-01 @ONBOARD-02 @ONBOARD-03 @GUARD-10 @GEN-16 @API-118 @API-120 @ERR-19",
  { as: "newcomer" },
  async ({ page, product, expectConsole }) => {
    expectConsole(/status of 50\d/);
    await page.goto("/communities");
    await dialog(page, "About you").waitFor();
    await page.getByText("Step 1 of 4").waitFor();
    // The dialog cannot be closed, and this stage cannot be skipped.
    await page.keyboard.press("Escape");
    for (const name of ["Close", "Skip", "Back"])
      expect(await dialog(page, "About you").getByRole("button", { name, exact: true }).count()).toBe(0);
    await expectAccessible(page);
    await field(page, "First name").fill("");
    await press(page, "Continue");
    await page.getByText("First name is required.").waitFor();
    await field(page, "First name").fill("Isla");
    await field(page, "Job title").fill("Reporter at large");
    await press(page, "Continue");

    await dialog(page, "Where you work").waitFor();
    await expect.poll(() => product.upstream.summary()).toContain(saved("onboarding"));
    expect(product.upstream.summary()).toContain(saved("job"));
    await press(page, "Back");
    await dialog(page, "About you").waitFor();
    expect(await field(page, "Job title").inputValue()).toBe("Reporter at large");
    await press(page, "Continue");
    await dialog(page, "Where you work").waitFor();
    await field(page, "Organization").fill("The Night Desk");
    await press(page, "Continue");
    await dialog(page, "Your beats").waitFor();
    await page.reload();

    // Journalists skip the newsroom step.
    await dialog(page, "Your beats").waitFor();
    await page.getByText("Step 3 of 4").waitFor();
    await page.getByText("Tech", { exact: true }).click();

    // If saving a step fails, the dialog continues, and the step is saved at the next load.
    product.upstream.fail({ method: "PATCH", path: stepPath, status: 500 });
    await press(page, "Continue");
    await dialog(page, "Communities").waitFor();
    await page.locator('[data-toast="error"]').waitFor();
    expect(await savedStage(product)).toBe("beats");
    product.upstream.reset();
    await page.reload();
    await dialog(page, "Communities").waitFor();
    await expect.poll(() => savedStage(product)).toBe("communities");
    // It is also saved with the next step.
    product.upstream.fail({ method: "PATCH", path: stepPath, status: 500 });
    await press(page, "Back");
    await dialog(page, "Your beats").waitFor();
    await page.locator('[data-toast="error"]').waitFor();
    expect(await savedStage(product)).toBe("communities");
    product.upstream.reset();
    await press(page, "Back");
    await dialog(page, "Where you work").waitFor();
    await expect.poll(() => savedStage(product)).toBe("organization");
    await press(page, "Skip");
    await press(page, "Skip");
    await dialog(page, "Communities").waitFor();
    const communities = dialog(page, "Communities");
    const rows = communities.getByRole("listitem").locator("span.font-medium");
    const before = await rows.allInnerTexts();
    expect(before[0]).not.toBe("Tech Desk");
    const responded = page.waitForResponse((one) => one.request().postData()?.includes("useMembershipMutation") === true);
    await communities.getByRole("button", { name: "Join Tech Desk" }).click();
    await communities.getByRole("button", { name: /^Joined Tech Desk/ }).waitFor();
    // Joining does not move a row.
    await (await responded).finished();
    expect(await rows.allInnerTexts()).toEqual(before);
    await press(page, "Continue");
    await communities.waitFor({ state: "detached" });
    await page.getByRole("button", { name: /^Account of/ }).waitFor();
    // The settings do not exist before the end of onboarding is saved.
    await expect.poll(() => savedStage(product)).toBe(null);
    await page.goto("/u/isla-novak/settings/basic");
    await expect.poll(() => field(page, "Job title").inputValue()).toBe("Reporter at large");
  },
);

test(
  "the stage of the newsroom offers no second one once it was created @ONBOARD-03 @API-119",
  { as: "newcomer" },
  async ({ page, product }) => {
    await setUser(product, { onboarding: "newsroom", roles: ["pr"] });
    await page.goto("/communities");
    const newsroom = dialog(page, "Your newsroom");
    await newsroom.waitFor();
    await field(page, "Name").fill("Night Desk news");
    await field(page, "Web address").fill("nightdesk.example");
    await press(page, "Continue");
    await dialog(page, "Your beats").waitFor();
    await press(page, "Back");
    await newsroom.getByText("You already have one: Night Desk news.").waitFor();
  },
);

test(
  "a step that is saved slowly does not replace the end of onboarding @ONBOARD-01 @ONBOARD-02",
  { as: "newcomer" },
  async ({ page, product }) => {
    await setUser(product, { onboarding: "organization", roles: ["journo"] });
    await page.goto("/communities");
    await dialog(page, "Where you work").waitFor();
    product.upstream.delay({ method: "PATCH", path: stepPath, ms: 3000, times: 1 });
    await press(page, "Skip");
    await dialog(page, "Your beats").waitFor();
    await press(page, "Skip");
    await dialog(page, "Communities").waitFor();
    await press(page, "Continue");
    await dialog(page, "Communities").waitFor({ state: "detached" });
    await expect.poll(() => savedStage(product), { timeout: 10_000 }).toBe(null);
    // Longer than the delay of the first step.
    await page.waitForTimeout(4000);
    expect(await savedStage(product)).toBe(null);
    expect(product.upstream.summary().filter((call) => call === saved("onboarding"))).toHaveLength(2);
  },
);

test(
  "onboarding that ends in one tab ends in the others @ONBOARD-02 @ONBOARD-03",
  { as: "newcomer" },
  async ({ page, product }) => {
    await setUser(product, { onboarding: "communities", roles: ["journo"] });
    await page.goto("/communities");
    const other = await page.context().newPage();
    await other.goto("/communities");
    await dialog(other, "Communities").waitFor();
    await page.bringToFront();
    await press(page, "Continue");
    await expect.poll(() => savedStage(product)).toBe(null);
    await dialog(other, "Communities").waitFor({ state: "detached" });
    // Its settings have become accessible, too.
    await other.getByRole("button", { name: /^Account of/ }).click();
    await other.getByRole("menuitem", { name: "Settings" }).click();
    await other.waitForURL("**/u/isla-novak/settings/basic");
  },
);
