import type { Request } from "playwright";
import { expect } from "vitest";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { holdOperation, holdRequests } from "./support/feeds.ts";
import { typeDate } from "./support/forms.ts";
import { goTo } from "./support/journey.ts";
import { findAccountUser, manyNames } from "./support/manyRecords.ts";

const test = browserTests();

test(
  "tasks can be created, filtered and completed; work lists show their progress @WORK-01 @WORK-02 @WORK-06",
  { as: "admin" },
  async ({ page }) => {
    await page.goto("/work/tasks");
    const tasks = page.getByRole("list", { name: "Tasks" });
    await tasks.getByText("Approve the accounts that wait").waitFor();
    await page.getByRole("button", { name: "New task" }).click();
    const dialog = page.getByRole("dialog", { name: "New task" });
    await dialog.getByRole("button", { name: "Add task" }).click();
    await dialog.getByText("Title is required.").waitFor();
    await dialog.getByRole("textbox", { name: "Title" }).fill("Count the chairs");
    await dialog.getByRole("textbox", { name: "Subject" }).fill("/stories/1000");
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
    await dialog.getByRole("button", { name: "Add task" }).click();
    await dialog.waitFor({ state: "detached" });
    const row = tasks.getByRole("listitem").filter({ hasText: "Count the chairs" });
    await row.getByRole("link", { name: "Subject" }).waitFor();

    await row.getByRole("button", { name: /^Status of Count the chairs|To do/ }).press("Enter");
    await page.getByRole("option", { name: "Done" }).click();
    await row.getByRole("button", { name: /Done/ }).waitFor();
    await page.getByRole("searchbox", { name: "Search tasks" }).fill("chairs");
    await page.waitForURL("**/work/tasks?q=chairs");
    await expect.poll(() => tasks.getByRole("listitem").count()).toBe(1);

    await page.goto("/work/workLists");
    await page.getByRole("list", { name: "Work lists" }).getByText("1 of 5 done").waitFor();
    await page.getByRole("link", { name: "Welcome of new members" }).click();
    await page.getByRole("heading", { name: "Welcome of new members" }).waitFor();
    await page.getByRole("list", { name: "Tasks" }).getByText("Write the welcome story").waitFor();

    await page.goto("/work/callouts");
    await page.getByRole("heading", { name: "Call-outs" }).waitFor();
    await page.goto("/news/newswire?kind=marcoms");
    await page.getByRole("feed", { name: "Newswire" }).getByText("Marcoms News").first().waitFor();
    await page.goto("/news/commentary");
    await page.getByRole("feed", { name: "Commentary" }).waitFor();
  },
);

test(
  "tasks and work lists that were read before show each other's changes @WORK-01 @WORK-02 @GEN-10",
  { as: "admin" },
  async ({ page }) => {
    const tasks = page.getByRole("list", { name: "Tasks" });
    const dialog = page.getByRole("dialog");
    const show = async (entry: string) => {
      await goTo(page, "laptop", entry, "Content");
      await page.getByRole("heading", { name: entry, level: 1 }).waitFor();
    };
    const openList = async () => {
      await show("Work lists");
      await page.getByRole("link", { name: "Winter fair" }).click();
      await page.getByRole("heading", { name: "Winter fair" }).waitFor();
    };
    await page.goto("/work/tasks");
    await tasks.getByText("Approve the accounts that wait").waitFor();
    await show("Work lists");
    await page.getByRole("button", { name: "New work list" }).click();
    await dialog.getByRole("textbox", { name: "Name" }).fill("Winter fair");
    await dialog.getByRole("button", { name: "Add list" }).click();
    await page.getByRole("link", { name: "Winter fair" }).waitFor();
    await show("Tasks");
    await page.getByRole("button", { name: /Work list$/ }).click();
    await page.getByRole("option", { name: "Winter fair" }).waitFor();
    await page.keyboard.press("Escape");

    await openList();
    await page.getByRole("button", { name: "New task" }).click();
    await dialog.getByRole("textbox", { name: "Title" }).fill("Book the hall");
    await dialog.getByRole("button", { name: "Add task" }).click();
    await tasks.getByText("Book the hall").waitFor();
    await show("Tasks");
    await tasks.getByRole("button", { name: "More for Book the hall" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await tasks.getByText("Book the hall").waitFor({ state: "detached" });
    await openList();
    await page.getByText("This list has no tasks yet").waitFor();
  },
);

test(
  "more work lists than a page can be chosen for tasks and for their filter @WORK-01 @WORK-02",
  { as: "admin" },
  async ({ page, product }) => {
    const { db } = product.platform;
    const created_at = new Date();
    const creator = await findAccountUser(product, "admin@example.com");
    const names = manyNames("Zone");
    await db
      .insertInto("work_lists")
      .values(names.map((name) => ({ name, account_id: creator.account_id, creator_id: creator.id, created_at })))
      .execute();

    await page.goto("/work/tasks");
    await page.getByRole("button", { name: "New task" }).click();
    const dialog = page.getByRole("dialog", { name: "New task" });
    await dialog.getByRole("textbox", { name: "Title" }).fill("Paint zone 60");
    await dialog.getByRole("button", { name: "Show more work lists" }).click();
    await dialog.getByRole("button", { name: "Show more work lists" }).waitFor({ state: "detached" });
    await dialog.getByRole("button", { name: /Work list$/ }).click();
    await page.getByRole("option", { name: "Zone 60" }).click();
    await dialog.getByRole("button", { name: "Add task" }).click();
    await dialog.waitFor({ state: "detached" });

    await page.getByRole("button", { name: /Work list$/ }).click();
    await page.getByRole("option", { name: "Zone 60" }).click();
    await page.waitForURL(/\/work\/tasks\?list=\d+$/);
    const tasks = page.getByRole("list", { name: "Tasks" });
    await expect.poll(() => tasks.getByRole("listitem").count()).toBe(1);

    // The list of the filter and of the task are shown although their page is not loaded.
    await page.reload();
    await page.getByRole("button", { name: "Zone 60 Work list" }).waitFor();
    await page.getByRole("button", { name: "Show more work lists" }).waitFor();
    await expectAccessible(page);
    await tasks.getByRole("button", { name: "More for Paint zone 60" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await page.getByRole("dialog", { name: "Edit task" }).getByRole("button", { name: "Zone 60 Work list" }).waitFor();
  },
);

test(
  "further options that are requested while a form is read again are loaded after it @WORK-03",
  { as: "admin" },
  async ({ page, product }) => {
    const created_at = new Date();
    const creator = await findAccountUser(product, "admin@example.com");
    await product.platform.db
      .insertInto("contact_lists")
      .values(
        manyNames("Zone").map((name) => ({
          name,
          account_id: creator.account_id,
          creator_id: creator.id,
          created_at,
          updated_at: created_at,
        })),
      )
      .execute();
    await page.goto("/work/channels");
    const dialog = page.getByRole("dialog", { name: "New channel" });
    const more = dialog.getByRole("button", { name: "Show more contact lists" });
    await page.getByRole("button", { name: "New channel" }).click();
    await dialog.getByRole("textbox", { name: "Name" }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });

    const release = await holdOperation(page, "ChannelDialogQuery");
    await page.getByRole("button", { name: "New channel" }).click();
    await dialog.getByRole("button", { name: /Type$/ }).click();
    await page.getByRole("option", { name: "E-mail" }).click();
    await more.click();
    await expect.poll(() => more.getAttribute("aria-disabled")).toBe("true");
    expect(await dialog.getByRole("alert").count()).toBe(0);
    release();
    await more.waitFor({ state: "detached" });
    await dialog.getByRole("button", { name: /Contact list$/ }).click();
    await page.getByRole("option", { name: "Zone 60 (0)" }).click();
  },
);

test(
  "a date is typed or chosen from a calendar; an incomplete date shows an error, an optional one can be cleared @WORK-01 @VALID-18",
  { as: "admin" },
  async ({ page }) => {
    await page.goto("/work/tasks");
    await page.getByRole("button", { name: "New task" }).click();
    const dialog = page.getByRole("dialog", { name: "New task" });
    const date = dialog.getByRole("group", { name: /^Due date/ });
    const parts = () => date.getByRole("spinbutton").allInnerTexts();
    await dialog.getByRole("textbox", { name: "Title" }).fill("Count the lamps");
    await date.getByRole("spinbutton", { name: "day" }).pressSequentially("07");
    await dialog.getByRole("button", { name: "Add task" }).click();
    await dialog.getByText("Due date is incomplete.").waitFor();
    expect(await parts()).toEqual(["07", "mm", "yyyy"]);
    const day = date.getByRole("spinbutton", { name: "day" });
    await expect.poll(() => day.evaluate((part) => part === document.activeElement)).toBe(true);
    await expectAccessible(page);

    await date.getByRole("button", { name: "Clear due date" }).click();
    await expect.poll(parts).toEqual(["dd", "mm", "yyyy"]);
    await typeDate(dialog, "Due date", "2030-03-08");
    await date.getByRole("button", { name: /^Calendar/ }).click();
    const calendar = page.getByRole("dialog", { name: /^Calendar/ });
    await expectAccessible(page);
    await calendar.getByRole("button", { name: /15 March 2030/ }).click();
    await calendar.waitFor({ state: "detached" });
    await expect.poll(parts).toEqual(["15", "03", "2030"]);

    // A part that is removed leaves an incomplete date too.
    await date.getByRole("spinbutton", { name: "month" }).press("Backspace");
    await date.getByRole("spinbutton", { name: "month" }).press("Backspace");
    await dialog.getByRole("textbox", { name: "Title" }).focus();
    await dialog.getByRole("button", { name: "Add task" }).click();
    await dialog.getByText("Due date is incomplete.").waitFor();
    await typeDate(dialog, "Due date", "2030-03-15");
    await dialog.getByRole("button", { name: "Add task" }).click();
    await dialog.waitFor({ state: "detached" });
    const row = page.getByRole("list", { name: "Tasks" }).getByRole("listitem").filter({ hasText: "Count the lamps" });
    await row.getByText(/15 Mar 2030/).waitFor();
  },
);

test("the status of a task is a text for those who may not change it @WORK-01", { as: "admin" }, async ({ page, product }) => {
  const { db } = product.platform;
  const setReadOnly = (is_read_only: boolean) =>
    db.updateTable("users").set({ is_read_only }).where("email", "=", "admin@example.com").execute();
  await setReadOnly(true);
  await page.goto("/work/tasks");
  const row = page
    .getByRole("list", { name: "Tasks" })
    .getByRole("listitem")
    .filter({ hasText: "Approve the accounts that wait" });
  await row.getByText("Status: In progress").waitFor();
  expect(await row.getByRole("button").count()).toBe(0);
  await setReadOnly(false);
});

test(
  "a task deleted from a further page leaves the others in their places @WORK-01",
  { as: "admin" },
  async ({ page, product }) => {
    const { account_id, id } = await findAccountUser(product, "admin@example.com");
    const now = new Date();
    const errands = manyNames("Errand").map((title, index) => ({
      title,
      account_id,
      creator_id: id,
      status: "todo" as const,
      created_at: now,
      due_at: new Date(now.getTime() + index * 60_000),
    }));
    await product.platform.db.insertInto("tasks").values(errands).execute();

    await page.goto("/work/tasks");
    const tasks = page.getByRole("list", { name: "Tasks" });
    const rowOf = (title: string) => tasks.getByRole("listitem").filter({ hasText: title });
    const scrollToEnd = async () => {
      await page.mouse.wheel(0, 4000);
      return rowOf("Errand 60").count();
    };
    await tasks.waitFor();
    await expect.poll(scrollToEnd).toBe(1);
    const count = await tasks.getByRole("listitem").count();
    const next = rowOf("Errand 56");
    await rowOf("Errand 55").getByRole("button", { name: "More for Errand 55" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await rowOf("Errand 55").waitFor({ state: "detached" });
    expect(await tasks.getByRole("listitem").count()).toBe(count - 1);
    expect(await next.evaluate((row) => row.getBoundingClientRect().top)).toBeGreaterThan(0);

    // The page is read again when a short list changes. It stays meanwhile.
    await page.goto("/work/channels");
    const heading = page.getByRole("heading", { name: "Channels" });
    await page.getByRole("button", { name: "New channel" }).click();
    const dialog = page.getByRole("dialog", { name: "New channel" });
    await dialog.getByRole("textbox", { name: "Name" }).fill("Own site");
    await dialog.getByRole("textbox", { name: "Web address" }).fill("https://own.example");
    const readsChannels = (request: Request) => request.postDataJSON()?.operationName.startsWith("ChannelsPage");
    const release = await holdRequests(page, "**/graphql", readsChannels);
    await dialog.getByRole("button", { name: "Add channel" }).click();
    await dialog.waitFor({ state: "detached" });
    await heading.waitFor();
    release();
    await page.getByRole("list", { name: "Channels" }).getByText("Own site").waitFor();
  },
);
