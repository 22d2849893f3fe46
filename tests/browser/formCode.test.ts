import type { Locator, Page } from "playwright";
import { describe, expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { main } from "./support/elements.ts";
import { holdRequests } from "./support/feeds.ts";
import { pictureFile, typeDate, videoFile } from "./support/forms.ts";

const test = browserTests();

const newInterview = (page: Page) => main(page).getByRole("form", { name: "New interview" });
const codeOf = (module: string) => `**/assets/${module}-*.js`;

/** Where an element is when it no longer moves, which a hover waits for. */
async function restingPosition(element: Locator) {
  await element.hover({ trial: true });
  return element.boundingBox();
}

type TestFile = Awaited<ReturnType<typeof videoFile>>;

/** Drops a file as the browser does. */
async function drop(area: Locator, { name, mimeType, buffer }: TestFile): Promise<void> {
  await area.evaluate(
    (element, file) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], file.name, { type: file.type }));
      for (const type of ["dragenter", "dragover", "drop"])
        element.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
    },
    { name, type: mimeType, base64: buffer.toString("base64") },
  );
}

test(
  "a video that is dropped before the code for uploads has loaded is listed at once, and sent when the code has loaded @VALID-19",
  { as: "journo", newPage: true },
  async ({ page, product }) => {
    const release = await holdRequests(page, codeOf("upload"));
    const releaseList = await holdRequests(page, codeOf("AttachmentList"));
    await page.goto("/interviews/new");
    const field = newInterview(page).getByRole("group", { name: /^Ask it on camera/ });
    const choose = field.getByRole("button", { name: "Choose a video" });
    await drop(choose, await videoFile(product));
    const files = field.getByRole("list", { name: "Attachments" });
    await files.getByText(/\.webm|\.mp4/).waitFor();
    const { height } = (await files.boundingBox()) ?? {};
    expect(await choose.count()).toBe(0);
    releaseList();
    await files.getByRole("progressbar").waitFor();
    expect((await files.boundingBox())?.height).toBe(height);
    release();
    await files.getByText(/Video is being processed|Ready to play/).waitFor();
    await files.getByRole("button", { name: /^Remove / }).click();
    await choose.waitFor();
  },
);

test(
  "a picture that is chosen before the code for uploads has loaded is cropped, sent and saved; no button moves while it loads @VALID-19",
  { as: "journo", newPage: true },
  async ({ page }) => {
    const releaseUpload = await holdRequests(page, codeOf("upload"));
    const releaseCrop = await holdRequests(page, codeOf("CropDialog"));
    const releaseArea = await holdRequests(page, codeOf("CropArea"));
    await page.goto("/interviews/new");
    const field = newInterview(page).getByRole("group", { name: /^Picture/ });
    await field.locator("input[type=file]").setInputFiles(await pictureFile());
    releaseCrop();
    const cropper = page.getByRole("dialog", { name: "Crop the picture" });
    const keep = cropper.getByRole("button", { name: "Keep original" });
    await keep.waitFor();
    const before = await restingPosition(keep);
    releaseArea();
    await cropper.getByRole("group", { name: /^Frame/ }).waitFor();
    expect(await restingPosition(keep)).toEqual(before);
    await keep.click();
    await field.getByRole("img", { name: "Picture, as chosen" }).waitFor();
    await field.getByRole("progressbar").waitFor();
    // Saving waits for pending uploads.
    await newInterview(page).getByRole("button", { name: "Save draft" }).click();
    await page.getByText("Please wait until everything is uploaded").waitFor();
    releaseUpload();
    await field.getByRole("progressbar").waitFor({ state: "detached" });
    await newInterview(page).getByRole("textbox", { name: "Title" }).fill("With a picture");
    await newInterview(page).getByRole("button", { name: "Save draft" }).click();
    await page.getByText("Your draft has been saved.").waitFor();
  },
);

test(
  "a press on the recorder before its code has loaded opens it when the code has loaded",
  { as: "journo", newPage: true },
  async ({ page }) => {
    const release = await holdRequests(page, codeOf("RecordDialog"));
    await page.goto("/interviews/new");
    await newInterview(page).getByRole("button", { name: "Record a video" }).click();
    release();
    await page.getByRole("dialog", { name: "Record a video" }).getByText("Up to 2:00 minutes.").waitFor();
  },
);

test(
  "when the code for uploads cannot be loaded, the file shows an error and can be sent again @ERR-15",
  { as: "journo", newPage: true },
  async ({ page, product, expectConsole }) => {
    expectConsole(/Failed to load resource|Failed to fetch dynamically imported module/);
    await page.clock.install();
    await page.route(codeOf("upload"), (route) => route.abort());
    await page.goto("/interviews/new");
    const field = newInterview(page).getByRole("group", { name: /^Ask it on camera/ });
    await drop(field.getByRole("button", { name: "Choose a video" }), await videoFile(product));
    const failure = field.getByRole("alert").filter({ hasText: "The upload has failed." });
    // The retries follow within 18 s.
    await expect
      .poll(async () => {
        await page.clock.runFor(3000);
        return failure.count();
      })
      .toBe(1);
    await page.unroute(codeOf("upload"));
    await field.getByRole("button", { name: /^Try .* again$/ }).click();
    await field.getByText(/Video is being processed|Ready to play/).waitFor();
  },
);

test(
  "a form that is sent before the code of its rules has loaded is checked and sent when the code has loaded @VALID-18",
  { as: "journo", newPage: true },
  async ({ page }) => {
    const release = await holdRequests(page, codeOf("interviewSchema"));
    await page.goto("/interviews/new");
    const form = newInterview(page);
    const publish = form.getByRole("button", { name: "Publish interview" });
    await publish.click();
    await expect.poll(() => publish.getAttribute("aria-disabled")).toBe("true");
    // A second press sends nothing twice, and text typed meanwhile is included.
    await publish.click({ force: true });
    await form.getByRole("textbox", { name: "Question 1" }).fill("Which lamp is yours?");
    release();
    await form.getByText("Title is required.").waitFor();
    const title = form.getByRole("textbox", { name: "Title" });
    await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await form.getByText("Ask at least one question.").count()).toBe(0);
    expect(await publish.getAttribute("aria-disabled")).toBe(null);
    await title.fill("Late rules");
    await publish.click();
    await page.getByRole("heading", { name: "Late rules", level: 1 }).waitFor();
  },
);

describe("a date that is typed before the code of its field has loaded", () => {
  /** Opens the form for a task and types its date. */
  async function typeEarly(page: Page) {
    const release = await holdRequests(page, codeOf("DateControl"));
    await page.goto("/work/tasks");
    await page.getByRole("button", { name: "New task" }).click();
    const dialog = page.getByRole("dialog", { name: "New task" });
    await typeDate(dialog, "Due date", "2030-03-08");
    const title = dialog.getByRole("textbox", { name: "Title" });
    await title.pressSequentially("Typed ");
    return { dialog, title, release };
  }

  test("is shown then, and the focus stays where it went @VALID-18", { as: "admin", newPage: true }, async ({ page }) => {
    const { dialog, title, release } = await typeEarly(page);
    release();
    const date = dialog.getByRole("group", { name: /^Due date/ });
    await expect.poll(() => date.getByRole("spinbutton").allInnerTexts()).toEqual(["08", "03", "2030"]);
    expect(await title.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type("early");
    expect(await title.inputValue()).toBe("Typed early");
  });

  test("is included in a form that is sent meanwhile @VALID-18", { as: "admin", newPage: true }, async ({ page }) => {
    const { dialog, release } = await typeEarly(page);
    const add = dialog.getByRole("button", { name: "Add task" });
    await add.click();
    await expect.poll(() => add.getAttribute("aria-disabled")).toBe("true");
    release();
    await dialog.waitFor({ state: "detached" });
    const row = page.getByRole("list", { name: "Tasks" }).getByRole("listitem").filter({ hasText: "Typed" });
    await row.getByText(/8 Mar 2030/).waitFor();
  });
});

test(
  "when the code of a form's rules cannot be loaded, the form shows an error and can be sent again @ERR-15",
  { as: "journo", newPage: true },
  async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource|Failed to fetch dynamically imported module/);
    await page.clock.install();
    await page.route(codeOf("interviewSchema"), (route) => route.abort());
    await page.goto("/interviews/new");
    const form = newInterview(page);
    await form.getByRole("textbox", { name: "Title" }).fill("Kept");
    await form.getByRole("button", { name: "Save draft" }).click();
    const failure = form.getByText("This part of the page could not be loaded. Please check your connection and try again.");
    await expect
      .poll(async () => {
        await page.clock.runFor(3000);
        return failure.count();
      })
      .toBe(1);
    expect(await form.getByRole("textbox", { name: "Title" }).inputValue()).toBe("Kept");
    await page.unroute(codeOf("interviewSchema"));
    await form.getByRole("button", { name: "Save draft" }).click();
    await page.getByText("Your draft has been saved.").waitFor();
  },
);
