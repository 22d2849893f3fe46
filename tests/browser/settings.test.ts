import type { Page } from "playwright";
import { expect } from "vitest";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { part } from "./support/elements.ts";
import { pictureFile } from "./support/forms.ts";

const test = browserTests();

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });
const saved = (page: Page) => page.getByText("Saved", { exact: true });
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Lets searches for companies fail until the returned function is called. */
async function failSearch(page: Page): Promise<() => Promise<void>> {
  const address = "**/graphql";
  await page.route(address, (route) => {
    if (route.request().postDataJSON()?.operationName !== "searchCompaniesQuery") return route.fallback();
    const errors = [{ message: "Unavailable", path: ["search"] }];
    return route.fulfill({ json: { data: { search: null }, errors } });
  });
  return () => page.unroute(address);
}

test(
  "basic details are saved field by field and shown immediately @SETTINGS-01 @SETTINGS-10 @CONST-20 @ROUTE-22 @API-089 @API-098",
  { as: "journo" },
  async ({ page }) => {
    await page.goto("/u/amelia-hart");
    await page.getByRole("link", { name: "Edit profile" }).click();
    await part(page, "Basic details").waitFor();
    expect(pathOf(page)).toBe("/u/amelia-hart/settings/basic");
    await expectAccessible(page);

    // Saved by Enter and on blur.
    await field(page, "Job title").fill("Investigations editor");
    await page.keyboard.press("Enter");
    await saved(page).waitFor();
    await field(page, "First name").fill("");
    await field(page, "Last name").focus();
    await page.getByText("First name is required.").waitFor();
    await field(page, "First name").fill("Amy");
    await field(page, "Last name").focus();
    await page.getByRole("button", { name: "Account of Amy Hart" }).waitFor();

    // Any name is valid as an organization; companies are suggested.
    const organization = page.getByRole("combobox", { name: "Organization" });
    await organization.fill("Meridian Energy Partners");
    await page.keyboard.press("Enter");
    await saved(page).nth(2).waitFor();
    const endFailure = await failSearch(page);
    await organization.fill("Meri");
    await page.getByText("Companies could not be searched.").waitFor();
    await endFailure();
    await organization.fill("Merid");
    // The company is saved although the name typed before it is the same.
    const choosing = page.waitForRequest((request) => request.postData()?.includes('"organizationCompanyId"') === true);
    await page.getByRole("option", { name: "Meridian Energy Partners" }).click();
    await choosing;
    await expect.poll(() => organization.inputValue()).toBe("Meridian Energy Partners");
    await saved(page).nth(2).waitFor();
    await page.getByRole("option").waitFor({ state: "detached" });

    // Spaces around the text do not count; a text that is too long is kept, with an error at its field.
    const about = field(page, "About");
    await about.fill("  Two words  ");
    await page.getByText("9/2000").waitFor();
    await about.fill("x".repeat(2001));
    await page.getByText("2001/2000").waitFor();
    await field(page, "Last name").focus();
    await page.getByText("About must have at most 2000 characters.").waitFor();
    // Another tab can also be pressed straight from the field.
    await about.fill("x".repeat(2002));
    await page.getByRole("link", { name: "Social media profiles" }).click();
    await page.getByRole("button", { name: "Keep editing" }).click();
    await about.fill("x".repeat(2001));
    await field(page, "Last name").focus();
    await page.getByText("About must have at most 2000 characters.").waitFor();
    expect(await about.inputValue()).toHaveLength(2001);
    await page.getByRole("link", { name: "Social media profiles" }).click();
    await page.getByRole("button", { name: "Keep editing" }).click();
    await about.fill("Covers the people behind the numbers.");
    await field(page, "Last name").focus();
    await page.getByText("About must have at most 2000 characters.").waitFor({ state: "detached" });

    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await (await chooser).setFiles(await pictureFile("me.png"));
    const barPicture = page.getByRole("button", { name: "Account of Amy Hart" }).locator("img");
    const before = await barPicture.getAttribute("src");
    await page.getByRole("dialog").getByRole("button", { name: "Crop" }).click();
    await expect.poll(() => barPicture.getAttribute("src")).not.toBe(before);
    await page.getByRole("button", { name: "Remove picture" }).click();
    await expect.poll(() => barPicture.count()).toBe(0);

    await page.getByText("Private", { exact: true }).click();
    await page.getByText("Others only see your picture, name and job").waitFor();

    const address = field(page, "Profile address");
    await address.fill("ruth-callaghan");
    await page.keyboard.press("Enter");
    await page.getByText("This slug is taken.").waitFor();
    expect(await address.inputValue()).toBe("ruth-callaghan");
    await address.fill("Amy-Hart");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/u/amy-hart/settings/basic");
    await page.getByRole("link", { name: "View profile" }).click();
    await page.getByRole("heading", { level: 1, name: "Amy Hart" }).waitFor();
    expect(pathOf(page)).toBe("/u/amy-hart");
    await page.getByText("Private profile").waitFor();
    await page.getByText("Investigations editor, Meridian Energy Partners").waitFor();
    await page.getByRole("paragraph").filter({ hasText: "Covers the people behind the numbers." }).waitFor();
    await page.getByRole("button", { name: "Account of Amy Hart" }).click();
    await page.getByRole("menuitem", { name: "Settings" }).click();
    await page.waitForURL("**/u/amy-hart/settings/basic");
    await field(page, "Job title").waitFor();
  },
);

test(
  "an account admin edits a managed profile: contact details, social media profiles and the suggested text @SETTINGS-03 @SETTINGS-04 @API-100 @PERM-47",
  { as: "company", device: "mobile" },
  async ({ page }) => {
    await page.goto("/u/tom-lindqvist");
    await page.getByRole("link", { name: "Edit profile" }).click();
    await page.getByRole("heading", { level: 1, name: "Settings of Tom Lindqvist" }).waitFor();
    await page.getByText("This profile is managed by Meridian Energy").waitFor();

    const parts = page.getByRole("navigation", { name: "Settings sections" });
    await parts.getByRole("link", { name: "Profile information" }).click();
    await part(page, "Profile information").waitFor();
    await expectAccessible(page);
    await field(page, "Work phone").fill("call me");
    await page.keyboard.press("Enter");
    await page.getByText("Phone number is not valid.").waitFor();
    await field(page, "Work phone").fill("+61 2 5550 1200");
    await page.keyboard.press("Enter");
    await saved(page).waitFor();
    await page.getByRole("button", { name: "Use as about" }).click();
    // An existing text is only replaced after confirmation.
    const replace = page.getByRole("button", { name: "Replace" });
    const inUse = page.getByRole("button", { name: "In use as about" });
    await replace.or(inUse).waitFor();
    if ((await replace.count()) > 0) await replace.click();
    await inUse.waitFor();

    await parts.getByRole("link", { name: "Social media profiles" }).click();
    await part(page, "Social media profiles").waitFor();
    await field(page, "LinkedIn").fill("no address");
    await page.keyboard.press("Enter");
    await page.getByText("Url is not a valid").waitFor();
    await field(page, "LinkedIn").fill("linkedin.example/in/tom");
    await page.keyboard.press("Enter");
    await expect.poll(() => field(page, "LinkedIn").inputValue()).toBe("https://linkedin.example/in/tom");

    await page.getByRole("link", { name: "View profile" }).click();
    await page.getByRole("heading", { level: 1, name: "Tom Lindqvist" }).waitFor();
    await page.getByRole("link", { name: "About" }).click();
    await page.getByText("+61 2 5550 1200").waitFor();
    await page.getByRole("link", { name: "LinkedIn" }).waitFor();

    // The settings of others are not accessible.
    await page.goto("/u/amelia-hart");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByRole("link", { name: "Edit profile" }).count()).toBe(0);
    await page.goto("/u/amelia-hart/settings/basic");
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
  },
);
