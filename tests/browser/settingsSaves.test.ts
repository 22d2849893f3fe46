import type { Page } from "playwright";
import { describe, expect } from "vitest";
import type { Product } from "../support/product.ts";
import { browserTests } from "./support/browserTest.ts";
import { part } from "./support/elements.ts";
import { holdRequests } from "./support/feeds.ts";

const test = browserTests();

const tab = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).filter({ visible: true }).last().click();

/** The path of the settings, whose slug tests change. */
async function rootOf(product: Product): Promise<string> {
  const { data } = await product.graphql<{ viewer: { slug: string } }>({ as: "company", document: "{ viewer { slug } }" });
  return `/u/${data?.viewer.slug}/settings`;
}

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });
const saved = (page: Page) => page.getByText("Saved", { exact: true });
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Delays the first request of a mutation until the returned function is called. */
async function holdFirst(page: Page, name: string): Promise<() => void> {
  let isFirst = true;
  return holdRequests(page, "**/graphql", (request) => {
    if (request.postDataJSON()?.operationName !== name || !isFirst) return false;
    isFirst = false;
    return true;
  });
}

/** Delays the first response to a mutation, which the platform has carried out, until the returned function is called. */
async function holdFirstResponse(page: Page, name: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route("**/graphql", async (route) => {
    if (route.request().postDataJSON()?.operationName !== name || !isFirst) return route.fallback();
    isFirst = false;
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return release;
}

/** Selects the first topic that is not selected. @returns its name */
async function addTopic(page: Page): Promise<string> {
  const unselected = page.getByRole("checkbox", { checked: false });
  const label = page.locator("label").filter({ has: unselected }).first();
  const name = (await label.textContent()) ?? "";
  await label.click();
  return name;
}

describe("while a new profile address is saved", () => {
  test("other fields are saved, too, and the page then moves @SETTINGS-01", { as: "company" }, async ({ page, product }) => {
    const root = await rootOf(product);
    await page.goto(`${root}/basic`);
    const release = await holdFirst(page, "useChangeSettingsMutation");
    await field(page, "Profile address").fill("olivia-one");
    await page.keyboard.press("Enter");
    await field(page, "Job title").fill("Head of media");
    await field(page, "First name").focus();
    await field(page, "About").fill("Still being typed");
    release();
    await saved(page).nth(1).waitFor();
    // The page stays as long as a text is not saved, and shows what is.
    expect(await field(page, "Profile address").inputValue()).toBe("olivia-one");
    expect(await field(page, "Job title").inputValue()).toBe("Head of media");
    expect(pathOf(page)).toBe(`${root}/basic`);
    await field(page, "First name").focus();
    await page.waitForURL("**/u/olivia-one/settings/basic");
    await expect.poll(() => field(page, "About").inputValue()).toBe("Still being typed");
    expect(await field(page, "Job title").inputValue()).toBe("Head of media");
    expect(await page.locator('[data-toast="error"]').count()).toBe(0);
  });

  test("the user can leave the settings @SETTINGS-01", { as: "company" }, async ({ page, product }) => {
    const root = await rootOf(product);
    await page.goto(`${root}/basic`);
    const release = await holdFirst(page, "useChangeSettingsMutation");
    await field(page, "Profile address").fill("olivia-two");
    await page.getByRole("link", { name: "Home", exact: true }).filter({ visible: true }).first().click();
    await page.getByRole("feed").waitFor();
    const refreshed = page.waitForResponse((response) => response.request().postData()?.includes("useChangeSettings") === true);
    release();
    await (await refreshed).finished();
    // Longer than the settings take to move.
    await page.waitForTimeout(500);
    expect(pathOf(page)).toBe("/");
    await page.goBack();
    await page.waitForURL("**/u/olivia-two/settings/basic");
    await expect.poll(() => field(page, "Profile address").inputValue()).toBe("olivia-two");
  });

  test("the user can go on in another tab @SETTINGS-01 @SETTINGS-03", { as: "company" }, async ({ page, product }) => {
    const root = await rootOf(product);
    await page.goto(`${root}/basic`);
    const release = await holdFirst(page, "useChangeSettingsMutation");
    await field(page, "Profile address").fill("olivia-three");
    await tab(page, "Profile information");
    await part(page, "Profile information").waitFor();
    await field(page, "Location").fill("Leeds");
    release();
    await page.getByRole("link", { name: "View profile" }).and(page.locator('[href="/u/olivia-three"]')).waitFor();
    expect(await page.getByRole("alertdialog").count()).toBe(0);
    expect(await field(page, "Location").inputValue()).toBe("Leeds");
    await field(page, "Mobile").focus();
    await page.waitForURL("**/u/olivia-three/settings/contacts");
    await expect.poll(() => field(page, "Location").inputValue()).toBe("Leeds");
  });

  test("topics are saved, too @SETTINGS-01 @SETTINGS-09", { as: "company" }, async ({ page, product }) => {
    const root = await rootOf(product);
    await page.goto(`${root}/basic`);
    const release = await holdFirst(page, "useChangeSettingsMutation");
    await field(page, "Profile address").fill("olivia-five");
    await page.keyboard.press("Enter");
    await tab(page, "Beats and outlets");
    const name = await addTopic(page);
    release();
    await page.waitForURL("**/u/olivia-five/settings/beats_outlets");
    await expect.poll(() => page.getByRole("checkbox", { name }).isChecked()).toBe(true);
  });

  test("switches are saved, too @SETTINGS-01 @SETTINGS-07", { as: "company" }, async ({ page, product }) => {
    const root = await rootOf(product);
    await page.goto(`${root}/follows`);
    const follow = page.getByRole("switch", { name: "Jobs", exact: true });
    const isOn = await follow.isChecked();
    await tab(page, "Basic details");
    const release = await holdFirstResponse(page, "useChangeSettingsMutation");
    await field(page, "Profile address").fill("olivia-seven");
    await page.keyboard.press("Enter");
    await tab(page, "My follows");
    await expect.poll(() => rootOf(product)).toBe("/u/olivia-seven/settings");
    await page.locator("label").filter({ has: follow }).click();
    release();
    await page.waitForURL("**/u/olivia-seven/settings/follows");
    await page.reload();
    await expect.poll(() => follow.isChecked()).toBe(!isOn);
  });

  test("an outlet is added, too @SETTINGS-01 @API-110", { as: "company" }, async ({ page, product }) => {
    const root = await rootOf(product);
    await page.goto(`${root}/beats_outlets`);
    const address = field(page, "Add an outlet by its web address");
    await address.waitFor();
    await tab(page, "Basic details");
    const release = await holdFirstResponse(page, "useChangeSettingsMutation");
    await field(page, "Profile address").fill("olivia-eight");
    await page.keyboard.press("Enter");
    await tab(page, "Beats and outlets");
    await expect.poll(() => rootOf(product)).toBe("/u/olivia-eight/settings");
    await address.fill("harbour-ferries.example");
    await page.keyboard.press("Enter");
    release();
    await page.waitForURL("**/u/olivia-eight/settings/beats_outlets");
    await page.getByRole("link", { name: "harbour-ferries.example" }).waitFor();
  });

  test("the picture is removed, too @SETTINGS-01 @API-090", { as: "company" }, async ({ page, product }) => {
    await page.goto(`${await rootOf(product)}/basic`);
    const release = await holdFirstResponse(page, "useChangeSettingsMutation");
    await field(page, "Profile address").fill("olivia-six");
    await page.keyboard.press("Enter");
    await expect.poll(() => rootOf(product)).toBe("/u/olivia-six/settings");
    const remove = page.getByRole("button", { name: "Remove picture" });
    await remove.click();
    release();
    await page.waitForURL("**/u/olivia-six/settings/basic");
    await expect.poll(() => remove.count()).toBe(0);
    await page.reload();
    await field(page, "Profile address").waitFor();
    expect(await remove.count()).toBe(0);
  });

  test(
    "a tab that no longer exists at the former address is opened at the new one @SETTINGS-01",
    { as: "company" },
    async ({ page, product }) => {
      const root = await rootOf(product);
      await page.goto(`${root}/basic`);
      const release = await holdFirstResponse(page, "useChangeSettingsMutation");
      const saving = page.waitForRequest((request) => request.postData()?.includes("useChangeSettings") === true);
      await field(page, "Profile address").fill("olivia-four");
      await page.keyboard.press("Enter");
      await saving;
      await page.waitForTimeout(1000);
      await tab(page, "Social media profiles");
      await page.waitForTimeout(500);
      release();
      await page.waitForURL("**/u/olivia-four/settings/social");
      await part(page, "Social media profiles").waitFor();
    },
  );
});

test(
  "a late response leaves other switches as they are @SETTINGS-05 @SETTINGS-06 @SETTINGS-07",
  { as: "company" },
  async ({ page, product }) => {
    const root = await rootOf(product);
    for (const [tab, first, second, mutation] of [
      ["subscriptions", /^Weekly digest/, /^Daily brief/, "NewsletterSwitchMutation"],
      ["notifications", "On site: likes your comment", "E-mail: likes your comment", "NotificationSettingRowMutation"],
      ["follows", "Events", "Jobs", "FeedTypeSwitchMutation"],
    ] as const) {
      await page.goto(`${root}/${tab}`);
      const [one, other] = [first, second].map((name) => page.getByRole("switch", { name })) as [
        ReturnType<Page["getByRole"]>,
        ReturnType<Page["getByRole"]>,
      ];
      await one.waitFor();
      const states = async () => [await one.isChecked(), await other.isChecked()];
      const desired = (await states()).map((isOn) => !isOn);
      const release = await holdFirstResponse(page, mutation);
      const isSaved = () => page.waitForResponse((response) => response.request().postDataJSON()?.operationName === mutation);
      const firstSaved = isSaved();
      await page.locator("label").filter({ has: one }).click();
      await page.waitForTimeout(500);
      await page.locator("label").filter({ has: other }).click();
      await page.waitForTimeout(500);
      release();
      await (await firstSaved).finished();
      await page.waitForTimeout(300);
      expect(await states()).toEqual(desired);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
  },
);

test(
  "the generated text follows the job and the topics @SETTINGS-01 @SETTINGS-03 @API-100",
  { as: "company" },
  async ({ page, product }) => {
    const root = await rootOf(product);
    await page.goto(`${root}/contacts`);
    const text = page.getByRole("region", { name: "Generated profile text" });
    await text.getByRole("button", { name: /as about$/ }).waitFor();
    await tab(page, "Basic details");
    await field(page, "Job title").fill("Zeppelin pilot");
    await page.keyboard.press("Enter");
    await saved(page).waitFor();
    await tab(page, "Profile information");
    await text.getByText("Zeppelin pilot").waitFor();
    await tab(page, "Beats and outlets");
    const topic = await addTopic(page);
    await saved(page).waitFor();
    await tab(page, "Profile information");
    await text.getByText(topic.toLowerCase()).waitFor();
  },
);
