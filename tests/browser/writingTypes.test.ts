import type { Page } from "playwright";
import { describe, expect } from "vitest";
import type { AccountName } from "../support/accounts.ts";
import type { Product } from "../support/product.ts";
import { expectAccessibleInBothThemes } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { pressInFeed } from "./support/feeds.ts";
import { choose, field, formOf, pictureFile, videoFile, write, typeDate } from "./support/forms.ts";
import { openPageAs } from "./support/openPageAs.ts";
import { overlay } from "./support/posts.ts";

const test = browserTests();
const community = "/community/media-insiders";

interface Sample {
  /** The query key. */
  key: string;
  /** Name of the type in its form. */
  noun: string;
  writer: AccountName;
  /** Text that its card shows. */
  text: string;
  fill: (page: Page, product: Product) => Promise<void>;
  /** The field to edit afterwards; null if none can be edited. */
  edited: { label: string; isEditor: boolean } | null;
}

const samples: readonly Sample[] = [
  {
    key: "communityPost",
    noun: "community post",
    writer: "journo",
    text: "Two hundred pages, read twice",
    edited: null,
    async fill(page, product) {
      await write(page, "Text", "Two hundred pages, read twice");
      const files = formOf(page).locator("input[type=file]").last();
      await files.setInputFiles([await pictureFile(), await videoFile(product)]);
      await formOf(page).getByRole("button", { name: "Crop plate.png" }).waitFor();
      await formOf(page).getByText("Ready to play").waitFor();
    },
  },
  {
    key: "job",
    noun: "job",
    writer: "company",
    text: "Night editor, four nights",
    edited: { label: "Title", isEditor: false },
    async fill(page) {
      await field(page, "Title").fill("Night editor, four nights");
      await field(page, "Company").fill("The Harbour Ledger");
      await choose(page, "Job type", "Part-time");
      await choose(page, "Workplace", "Hybrid");
      await field(page, "Location").fill("Sydney");
      await write(page, "Description", "Runs the desk from ten to six.");
      await formOf(page).getByRole("textbox", { name: "Link" }).fill("example.com/night-editor");
      await addPicture(page);
    },
  },
  {
    key: "callout",
    noun: "call-out",
    writer: "journo",
    text: "Looking for a lighthouse keeper",
    edited: { label: "Title", isEditor: false },
    async fill(page) {
      await field(page, "Title").fill("Looking for a lighthouse keeper");
      await write(page, "Details", "Retired or not. For a long read.");
      await formOf(page).getByText("By a date").click();
      await typeDate(formOf(page), "Deadline", "2030-03-01");
    },
  },
  {
    key: "event",
    noun: "event",
    writer: "pr",
    text: "An evening on small type",
    edited: { label: "Name", isEditor: false },
    async fill(page) {
      await field(page, "Name").fill("An evening on small type");
      await formOf(page).getByText("Offline").click();
      await typeDate(formOf(page), "Start", "2030-03-01T18:00");
      await typeDate(formOf(page), "End", "2030-03-01T20:30");
      await formOf(page).getByRole("textbox", { name: "Venue" }).fill("Printers' hall");
      await field(page, "Address").fill("12 Wharf Street, Sydney");
      await formOf(page).getByRole("textbox", { name: "Link" }).fill("example.com/small-type");
      await formOf(page).getByRole("textbox", { name: "Description" }).click();
      await page.keyboard.type("Bring a loupe.");
      await addPicture(page);
    },
  },
  {
    key: "record",
    noun: "video update",
    writer: "expert",
    text: "What the gauge showed on Monday",
    edited: { label: "Text", isEditor: true },
    async fill(page, product) {
      await formOf(page)
        .locator("input[type=file]")
        .first()
        .setInputFiles(await videoFile(product));
      await formOf(page).getByText("Ready to play").waitFor();
      await formOf(page).getByRole("textbox", { name: "Text" }).click();
      await page.keyboard.type("What the gauge showed on Monday");
    },
  },
  {
    key: "reaction",
    noun: "reaction",
    writer: "expert",
    text: "The table on page nine says the opposite",
    edited: { label: "Text", isEditor: true },
    async fill(page, product) {
      await formOf(page).getByRole("textbox", { name: "What are you reacting to?" }).fill("example.com/story");
      await formOf(page)
        .locator("input[type=file]")
        .first()
        .setInputFiles(await videoFile(product));
      await formOf(page).getByText("Ready to play").waitFor();
      await write(page, "Text", "The table on page nine says the opposite");
    },
  },
  {
    key: "statement",
    noun: "statement",
    writer: "pr",
    text: "We were told on the first of May",
    edited: { label: "Text", isEditor: true },
    async fill(page) {
      await formOf(page).getByRole("textbox", { name: "What does it refer to?" }).fill("example.com/claims");
      await record(page);
      await formOf(page).getByText("Ready to play").waitFor();
      await write(page, "Text", "We were told on the first of May");
    },
  },
];

/** Adds a picture to a post and crops it with the keyboard. */
async function addPicture(page: Page): Promise<void> {
  await formOf(page)
    .locator("input[type=file]")
    .last()
    .setInputFiles(await pictureFile());
  const cropper = page.getByRole("dialog", { name: "Crop the picture" });
  const frame = cropper.getByRole("group", { name: /^Frame/ });
  await frame.focus();
  const before = await frame.boundingBox();
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await frame.boundingBox())?.y).not.toBe(before?.y);
  const sent = page.waitForResponse((response) => response.url().endsWith("/uploads/images"));
  await cropper.getByRole("button", { name: "Crop", exact: true }).click();
  expect((await sent).status()).toBe(201);
  await formOf(page).getByRole("progressbar").waitFor({ state: "detached" });
}

/** Records a video with the camera and uses it. */
async function record(page: Page): Promise<void> {
  await page.context().grantPermissions(["camera", "microphone"]);
  await formOf(page).getByRole("button", { name: "Record a video" }).click();
  const recorder = page.getByRole("dialog", { name: "Record a video" });
  await recorder.getByRole("button", { name: "Start recording" }).click();
  await recorder
    .getByRole("timer")
    .getByText(/^\d:(?!00)\d\d of 2:00$/)
    .waitFor();
  await recorder.getByRole("button", { name: "Stop recording" }).click();
  await recorder.getByRole("button", { name: "Use this video" }).click();
}

/** Runs in the page: the next recording delivers no data, like one that is stopped before its first frame. */
function recordNothingOnce(): void {
  const descriptor = Object.getOwnPropertyDescriptor(MediaRecorder.prototype, "ondataavailable") ?? {};
  Object.defineProperty(MediaRecorder.prototype, "ondataavailable", {
    configurable: true,
    set: () => {
      Object.defineProperty(MediaRecorder.prototype, "ondataavailable", descriptor);
    },
  });
}

test(
  "a recording that is stopped before its first frame can be repeated, and is not offered for use",
  { as: "pr" },
  async ({ page }) => {
    await page.goto("/?create=record");
    await formOf(page).getByRole("button", { name: "Record a video" }).waitFor();
    await page.evaluate(recordNothingOnce);
    await page.context().grantPermissions(["camera", "microphone"]);
    await formOf(page).getByRole("button", { name: "Record a video" }).click();
    const recorder = page.getByRole("dialog", { name: "Record a video" });
    await recorder.getByRole("button", { name: "Start recording" }).click();
    const startedAt = await page.evaluate(() => performance.now());
    await page.waitForFunction((start) => performance.now() > start + 1200, startedAt);
    // The time counts what has been recorded, not the time since the button was pressed.
    expect(await recorder.getByRole("timer").textContent()).toBe("0:00 of 2:00");
    await recorder.getByRole("button", { name: "Stop recording" }).click();
    await page.getByText("Nothing was recorded, because it was stopped too soon. Please record again.").waitFor();
    await recorder.getByRole("button", { name: "Start recording" }).waitFor();
    expect(await recorder.getByRole("button", { name: "Use this video" }).count()).toBe(0);
    await recorder.getByRole("button", { name: "Close" }).click();
    await recorder.waitFor({ state: "detached" });
  },
);

describe("a post of each type", () => {
  for (const { key, noun, writer, text, fill, edited } of samples) {
    test(
      `${noun}: is published with all fields, read and commented on by another user, edited, deleted and restored @POST-17 @POST-22 @POST-23 @PERM-24 @FEED-01`,
      { as: writer },
      async ({ page, product }) => {
        const reader = writer === "journo" ? "pr" : "journo";
        const other = await openPageAs(page, product, reader);
        await other.goto(community);
        await other.getByRole("feed").getByRole("article").first().waitFor();

        await page.goto(`/?create=${key}`);
        await fill(page, product);
        await formOf(page).getByText("Media Insiders", { exact: true }).click();
        await formOf(page)
          .getByRole("button", { name: `Publish ${noun}` })
          .click();
        await page.getByText(`Your ${noun} has been published.`).waitFor();
        await page.getByRole("button", { name: "View", exact: true }).click();
        const post = overlay(page).getByRole("article").first();
        await post.getByText(text).first().waitFor();
        const address = new URL(page.url()).search;

        // The other page has had the feed open the whole time.
        await other.getByRole("button", { name: "1 new post" }).click();
        const card = other.getByRole("feed").getByRole("article").first();
        await card.getByText(text).first().waitFor();
        await other.getByRole("button", { name: "1 new post" }).waitFor({ state: "detached" });
        await pressInFeed(card.getByRole("button", { name: "Like", exact: true }));
        await card.getByRole("button", { name: "1 like, show who" }).waitFor();
        await pressInFeed(card.getByRole("button", { name: /^More for/ }));
        await other.getByRole("menuitem", { name: "Copy link" }).waitFor();
        expect(await other.getByRole("menuitem", { name: /Edit|Delete/ }).count()).toBe(0);
        await other.goto(`${community}${address}`);
        await overlay(other)
          .getByRole("textbox", { name: /comment/i })
          .click();
        await other.keyboard.type("Good to know");
        await overlay(other).getByRole("button", { name: "Comment", exact: true }).click();
        await overlay(other).getByRole("region", { name: "Comments" }).getByText("Good to know").waitFor();

        const more = overlay(page)
          .getByRole("button", { name: /^More for/ })
          .first();
        await more.click();
        await page.getByRole("menuitem", { name: "Copy link" }).waitFor();
        expect(await page.getByRole("menuitem", { name: "Edit" }).count()).toBe(edited === null ? 0 : 1);
        if (edited === null) {
          await page.keyboard.press("Escape");
          await page.goto(`${community}${address}&edit=1`);
          await expect.poll(() => new URL(page.url()).search).toBe(address);
        } else {
          await page.getByRole("menuitem", { name: "Edit" }).click();
          const edit = page.getByRole("dialog", { name: `Edit ${noun}` });
          const changed = edit.getByRole("textbox", { name: edited.label }).first();
          if (edited.isEditor) {
            await changed.click();
            await page.keyboard.press("ControlOrMeta+End");
            await page.keyboard.type(", as amended");
          } else {
            await changed.fill(`${text}, as amended`);
          }
          await edit.getByRole("button", { name: "Save changes" }).click();
          await page.getByText("Your changes have been saved.").waitFor();
          await post.getByText(`${text}, as amended`).first().waitFor();
        }

        await more.click();
        await page.getByRole("menuitem", { name: "Delete" }).click();
        await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
        await overlay(page).getByText("This post has been deleted.").waitFor();
        await overlay(page).getByRole("button", { name: "Restore" }).click();
        await post.getByText(text).first().waitFor();
        await page.goto(`${community}${address}`);
        await post.getByRole("button", { name: "1 like, show who" }).waitFor();
        await overlay(page).getByRole("region", { name: "Comments" }).getByText("Good to know").waitFor();
        await other.context().close();
      },
    );
  }
});

test("the forms of all types have no axe violations in either theme @POST-21", { as: "company" }, async ({ page }) => {
  for (const { key } of samples) {
    await page.goto(`/?create=${key}`);
    await formOf(page).getByRole("toolbar").waitFor();
    await expectAccessibleInBothThemes(page);
  }
});
