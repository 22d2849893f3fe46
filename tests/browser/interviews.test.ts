import type { Page } from "playwright";
import { expect } from "vitest";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { main } from "./support/elements.ts";
import { holdRequests } from "./support/feeds.ts";
import { formOf, videoFile, write } from "./support/forms.ts";
import { openPageAs } from "./support/openPageAs.ts";

const test = browserTests();

const card = (page: Page, title: string) =>
  main(page)
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: title, exact: true }) });
const title = "Who keeps the lighthouse lamps?";

async function writeInterview(page: Page): Promise<void> {
  const form = main(page).getByRole("form", { name: "New interview" });
  await form.getByRole("textbox", { name: "Title" }).fill(title);
  await form.getByText("In writing").click();
  await form.getByRole("textbox", { name: "Question 1" }).fill("Which lamp is yours?");
  await form.getByRole("button", { name: "Add question" }).click();
  await form.getByRole("textbox", { name: "Question 2" }).fill("What would you miss?");
  await form.getByRole("button", { name: "Move Question 2 up" }).click();
  // The focus stays among the questions when its button is disabled, or disappears with a question.
  const questions = form.getByRole("group", { name: "Questions" });
  const hasFocus = () => questions.evaluate((group) => group.contains(document.activeElement));
  await form.getByRole("button", { name: "Add question" }).click();
  await form.getByRole("button", { name: "Move Question 3 up" }).press("Enter");
  await form.getByRole("button", { name: "Move Question 2 up" }).press("Enter");
  await expect.poll(hasFocus).toBe(true);
  await form.getByRole("button", { name: "Remove Question 1" }).press("Enter");
  await form.getByRole("textbox", { name: "Question 3" }).waitFor({ state: "detached" });
  expect(await hasFocus()).toBe(true);
}

test(
  "an interview is created from the menu, listed for its author and others, and requested by a call-out @GEN-07 @OVERLAY-06 @ROUTE-12 @ROUTE-15 @ROUTE-24 @ROUTE-25 @INTERVIEW-02 @INTERVIEW-03 @POST-07 @API-021",
  { as: "journo" },
  async ({ page, product }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Interviews entries" }).click();
    await page.getByRole("link", { name: "My interviews" }).click();
    await page.getByRole("heading", { name: "My interviews", level: 1 }).waitFor();
    await main(page).getByRole("link", { name: "New interview" }).click();
    const form = main(page).getByRole("form", { name: "New interview" });
    // Discarded text is also absent from the page in the browser's history.
    await form.getByRole("textbox", { name: "Title" }).fill("Half a thought");
    await page.getByRole("link", { name: "My interviews" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await page.getByRole("heading", { name: "My interviews", level: 1 }).waitFor();
    await page.goBack();
    await expect.poll(() => form.getByRole("textbox", { name: "Title" }).inputValue()).toBe("");
    await form.getByRole("button", { name: "Publish interview" }).click();
    await form.getByText("Title is required.").waitFor();
    await form.getByText("Ask at least one question.").waitFor();
    await writeInterview(page);
    await expectAccessible(page);

    // The typed text is stored in case the page is closed.
    await expect
      .poll(() => page.evaluate(() => indexedDB.databases().then((all) => all.map(({ name }) => name))))
      .toContain("pressroom-drafts");
    await form.getByRole("button", { name: "Publish interview" }).dblclick();
    await page.getByRole("heading", { name: title, level: 1 }).waitFor();
    expect(await page.title()).toBe(title);
    const questions = main(page).getByRole("region", { name: "Questions" }).getByRole("listitem");
    await expect
      .poll(() => questions.allInnerTexts())
      .toEqual([expect.stringContaining("What would you miss?"), expect.stringContaining("Which lamp is yours?")]);
    const { db } = product.platform;
    expect(await db.selectFrom("interviews").select("id").where("title", "=", title).execute()).toHaveLength(1);

    await page.goto("/interviews/my");
    await page.reload();
    await card(page, title).waitFor();
    await page.goto("/interviews/questions?q=miss");
    await main(page).getByRole("list", { name: "My questions" }).getByText("What would you miss?").waitFor();

    const other = await openPageAs(page, product, "pr");
    await other.goto("/interviews/wire");
    await card(other, title).getByRole("link", { name: title }).click();
    await other.getByRole("heading", { name: title, level: 1 }).waitFor();
    expect(await main(other).getByRole("link", { name: "Publish call-out" }).count()).toBe(0);
    await main(other).getByRole("button", { name: "Save", exact: true }).click();
    await main(other).getByRole("button", { name: "Saved" }).waitFor();

    await page.goto("/interviews/my");
    await card(page, title).getByRole("link", { name: title }).click();
    await main(page).getByRole("link", { name: "Publish call-out" }).click();
    const linked = formOf(page).getByRole("region", { name: "Interview" });
    await linked.getByText(title).waitFor();
    await linked.getByText("Which lamp is yours?").waitFor();
    await formOf(page).getByRole("textbox", { name: "Title" }).fill("Lighthouse keepers wanted");
    await write(page, "Details", "Answer when it suits you.");
    await formOf(page).getByRole("button", { name: "Publish call-out" }).click();
    await page.getByText("Your call-out has been published.").waitFor();
    await main(page).getByRole("link", { name: "Lighthouse keepers wanted" }).waitFor();

    await other.goto("/");
    const post = main(other).getByRole("article").filter({ hasText: "Lighthouse keepers wanted" });
    await post.getByRole("link", { name: title }).click();
    await other.getByRole("heading", { name: title, level: 1 }).waitFor();
  },
);

test(
  "a video of a question that is no longer answered by video can be removed, and its upload ends @INTERVIEW-03 @POST-20",
  { as: "journo" },
  async ({ page, product }) => {
    const release = await holdRequests(page, "**/uploads/videos");
    await page.goto("/interviews/new");
    const form = main(page).getByRole("form", { name: "New interview" });
    await form.getByRole("textbox", { name: "Title" }).fill("Who lit them first?");
    await form.getByRole("textbox", { name: "Question 1" }).fill("Which lamp?");
    const camera = form.getByRole("group", { name: /^Ask it on camera/ });
    await camera.locator("input[type=file]").setInputFiles(await videoFile(product));
    await camera.getByText("update.mp4").waitFor();
    await form.getByText("In writing").click();
    await form.getByRole("button", { name: /Time to answer/ }).waitFor({ state: "detached" });
    await form.getByRole("button", { name: "Save draft" }).click();
    await form.getByText("Please wait until everything is uploaded, or remove what has failed.").waitFor();
    release();
    await camera.getByText("Ready to play").waitFor();
    await camera.getByRole("button", { name: "Remove update.mp4" }).click();
    await camera.waitFor({ state: "detached" });
    await form.getByRole("button", { name: "Save draft" }).click();
    await page.getByRole("heading", { name: "Who lit them first?", level: 1 }).waitFor();
  },
);

test(
  "an interview draft is edited, published, shared, closed, deleted and restored @STATE-16 @INTERVIEW-04 @ROUTE-28",
  { as: "journo" },
  async ({ page, product }) => {
    await page.goto("/interviews/my?status=draft");
    await main(page).getByRole("link", { name: "Budget week: three people, one household sum" }).click();
    await main(page)
      .getByRole("button", { name: /^More for/ })
      .click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    const form = main(page).getByRole("form", { name: "Edit interview" });
    await form.getByRole("textbox", { name: "Title" }).fill("Budget week: one household sum");
    await form.getByRole("button", { name: "Add question" }).click();
    await form.getByRole("textbox", { name: "Question 2" }).fill("Who decides at home?");
    await main(page).getByRole("link", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Keep editing" }).click();
    expect(await form.getByRole("textbox", { name: "Question 2" }).inputValue()).toBe("Who decides at home?");
    await form.getByRole("button", { name: "Save draft" }).click();
    await page.getByRole("heading", { name: "Budget week: one household sum", level: 1 }).waitFor();
    const questions = main(page).getByRole("region", { name: "Questions" });
    await questions.getByText("Who decides at home?").waitFor();

    await main(page).getByRole("button", { name: "Publish interview" }).click();
    await page.getByText("Your interview is open for answers.").waitFor();
    await main(page).getByRole("link", { name: "Publish call-out" }).waitFor();

    const menu = async (entry: string) => {
      await main(page)
        .getByRole("button", { name: /^More for/ })
        .click();
      await page.getByRole("menuitem", { name: entry }).click();
    };
    await menu("Share");
    const dialog = page.getByRole("dialog", { name: "Share interview" });
    await dialog.getByRole("searchbox").fill("Daniel");
    await dialog.getByRole("button", { name: "Share: Daniel Okafor" }).click();
    await dialog.getByRole("button", { name: "Remove: Daniel Okafor" }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Remove: Daniel Okafor" }).press("Enter");
    await dialog.getByText("Nobody yet.").waitFor();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await dialog.getByRole("button", { name: "Share: Daniel Okafor" }).click();
    await dialog.getByRole("button", { name: "Remove: Daniel Okafor" }).waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
    const other = await openPageAs(page, product, "pr");
    await other.goto("/interviews/shared");
    await card(other, "Budget week: one household sum").waitFor();

    await menu("Close");
    await page.getByRole("button", { name: "Close interview" }).click();
    await main(page)
      .getByRole("article", { name: "Budget week: one household sum" })
      .getByText("Closed", { exact: true })
      .first()
      .waitFor();
    expect(await main(page).getByRole("link", { name: "Publish call-out" }).count()).toBe(0);
    await menu("Delete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await main(page).getByText("This interview has been deleted.").waitFor();
    await main(page).getByRole("button", { name: "Restore" }).click();
    await questions.getByText("Who decides at home?").waitFor();
  },
);
