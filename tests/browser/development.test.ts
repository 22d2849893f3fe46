import type { BrowserContext, Page } from "playwright";
import { describe, expect } from "vitest";
import { expectAccessibleInBothThemes } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { stopTime } from "./support/clock.ts";
import { press } from "./support/elements.ts";
import { pictureFile } from "./support/forms.ts";

const test = browserTests({ gateway: { settings: { allowDevMode: true } } });

/** Enables the developer pages in this browser. */
const switchOn = (context: BrowserContext) =>
  context.addInitScript(() =>
    localStorage.setItem("__dev_mode", JSON.stringify({ value: "1", expires: Date.now() + 60 * 60_000 })),
  );

async function open(page: Page, path = "/development/main"): Promise<void> {
  await page.goto(path);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
}

const block = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const shapeOfBox = (box: { width: number; height: number } | null) => (box ? box.width / box.height : 0);

test(
  "the developer pages need the flag; the main page links to all others @DEV-01 @DEV-02",
  { as: "journo" },
  async ({ page, context }) => {
    await page.goto("/development/main");
    await page.waitForURL("**/error/404");
    await switchOn(context);
    await page.goto("/development");
    await page.waitForURL("**/development/main");
    const links = page.getByRole("navigation", { name: "Building blocks" }).getByRole("link");
    await links.first().waitFor();
    const titles = await links.allTextContents();
    expect(titles).toEqual(
      expect.arrayContaining(["Multiselect", "Buttons", "Rich text editor", "Newsroom card", "Video player"]),
    );
    for (const title of titles) {
      await links.filter({ hasText: title }).click();
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      await page.getByRole("main").getByRole("link", { name: "Development" }).click();
      await links.first().waitFor();
    }
  },
);

test(
  "a notice slides in for 300 ms, stays while hovered, and closes by itself or by its button @UI-01 @STATE-10 @STATE-11 @STATE-12 @CONST-30",
  { as: "journo", motion: "no-preference" },
  async ({ page, context }) => {
    await switchOn(context);
    await page.clock.install();
    await open(page);
    const notice = page.locator("[data-notice='info']");
    await stopTime(page);
    await press(page, "Show notice");
    await notice.waitFor();
    expect(await notice.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe("0.3s");
    expect(await notice.getByRole("link", { name: "Open the communities" }).count()).toBe(1);
    await page.clock.runFor(5000);
    await notice.hover();
    await page.clock.runFor(60_000);
    expect(await notice.count()).toBe(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(999);
    expect(await notice.count()).toBe(1);
    await page.clock.runFor(1 + 299);
    expect(await notice.count()).toBe(1);
    await page.clock.runFor(1);
    await notice.waitFor({ state: "detached" });

    const lasting = page.locator("[data-notice='warning']");
    await press(page, "Show lasting notice");
    await lasting.waitFor();
    await page.clock.runFor(3_600_000);
    await lasting.getByRole("button", { name: "Close notice" }).click();
    await page.clock.runFor(300);
    await lasting.waitFor({ state: "detached" });
  },
);

test(
  "an alert renders HTML and all its buttons; a dialog animates for 200 ms and locks scrolling @UI-04 @UI-05 @STATE-08 @STATE-09 @CONST-27",
  { as: "journo", motion: "no-preference" },
  async ({ page, context }) => {
    await switchOn(context);
    await open(page);
    const alert = page.getByRole("alertdialog");
    const answered = block(page, "Alerts and dialogs").getByRole("status");
    for (const [button, uid] of [
      ["Archive", "apply"],
      ["Keep", "cancel"],
      ["Remind me later", "later"],
    ] as const) {
      await press(page, "Ask");
      expect(await alert.locator("strong").textContent()).toBe("Spring campaign");
      await alert.getByRole("button", { name: button }).click();
      await alert.waitFor({ state: "detached" });
      await expect.poll(() => answered.textContent()).toBe(`Answered: ${uid}`);
    }
    await press(page, "Tell");
    await alert.waitFor();
    expect(await alert.getByRole("button").allTextContents()).toEqual(["Ok"]);
    await alert.getByRole("button", { name: "Ok" }).click();
    await alert.waitFor({ state: "detached" });

    await press(page, "Open dialog");
    const dialog = page.getByRole("dialog", { name: "A dialog" });
    await dialog.waitFor();
    const scroll = () => page.evaluate(() => document.documentElement.style.overflow);
    expect(await scroll()).toBe("hidden");
    // The overlay still exists during its closing animation.
    const overlay = page.locator("div:has(> div > [role=dialog])").last();
    await overlay.evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)));
    const closing = await page.evaluate(async () => {
      const shown = document.querySelector("[role=dialog]");
      const overlay = shown?.parentElement?.parentElement;
      shown?.querySelector<HTMLButtonElement>("button[aria-label=Close]")?.click();
      const moving = () => overlay?.getAnimations({ subtree: true }) ?? [];
      while (moving().length === 0) await new Promise(requestAnimationFrame);
      return moving().map(({ effect }) => effect?.getTiming().duration);
    });
    expect(new Set(closing)).toEqual(new Set([200]));
    await dialog.waitFor({ state: "detached" });
    expect(await scroll()).not.toBe("hidden");
  },
);

test(
  "a tooltip opens 300 ms after hovering; a popover opens 10 px from its button @CONST-17 @CONST-31",
  { as: "journo" },
  async ({ page, context }) => {
    await switchOn(context);
    await page.clock.install();
    await open(page);
    const area = block(page, "Tooltips and badges");
    const tooltip = page.getByRole("tooltip");
    // Leaves room below the element.
    await area.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await area.getByRole("heading").hover();
    await stopTime(page);
    await area.getByRole("button", { name: "With a tooltip" }).hover();
    await page.clock.runFor(299);
    expect(await tooltip.count()).toBe(0);
    await page.clock.runFor(1);
    await tooltip.getByText("A hint on hover").waitFor();
    await page.clock.resume();

    const button = area.getByRole("button", { name: "Open tooltip" });
    await button.click();
    const popover = page.getByRole("dialog", { name: "A tooltip with an act" });
    await popover.waitFor();
    const distance = async () => {
      const [above, below] = [await button.boundingBox(), await popover.boundingBox()];
      return above && below && below.y - (above.y + above.height);
    };
    await expect.poll(distance).toBe(10);
  },
);

test(
  "inputs validate required values, numbers and formats, debounce searches and show a loading checkbox @VALID-16 @VALID-17 @VALID-18 @VALID-19 @VALID-20 @VALID-21 @CONST-34 @VALID-04 @VALID-05",
  { as: "journo" },
  async ({ page, context }) => {
    await switchOn(context);
    await page.clock.install();
    await open(page);
    const name = page.getByRole("textbox", { name: "Name" });
    await name.focus();
    expect(await name.getAttribute("aria-invalid")).toBeNull();
    await page.getByRole("textbox", { name: /^E-mail/ }).fill("a@localhost");
    await page.getByText("Name is required.").waitFor();
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    await page.getByText("E-mail is not valid.").waitFor();
    await page.getByRole("textbox", { name: /^Phone/ }).fill("12/3");
    await page.getByText("Phone number is not valid.").waitFor();
    await name.fill("Ada");
    await page.getByText("Name is required.").waitFor({ state: "detached" });

    const seats = page.getByRole("textbox", { name: "Seats" });
    const commits = async (text: string) => {
      await seats.fill("");
      await seats.pressSequentially(text);
      await seats.press("Enter");
      return seats.inputValue();
    };
    expect(await commits("40.9")).toBe("40");
    expect(await commits("12.7")).toBe("12");
    await seats.fill("123.75");
    await seats.press("Enter");
    expect(await seats.inputValue()).toBe("123");
    expect(await commits("40")).toBe("40");
    expect(await commits("9")).toBe("40");
    expect(await commits("abc")).toBe("");
    expect(await commits("77")).toBe("77");
    await seats.press("End");
    // A value above the maximum is corrected while typing.
    await seats.pressSequentially("8");
    expect(await seats.inputValue()).toBe("77");

    await stopTime(page);
    const search = page.getByRole("searchbox", { name: "Search samples" });
    expect(await search.getAttribute("placeholder")).toBe("Input your search term");
    const searched = block(page, "Search").getByRole("status");
    await search.fill("har");
    await page.clock.runFor(299);
    expect(await searched.textContent()).toBe("Nothing searched yet.");
    await page.clock.runFor(1);
    await expect.poll(() => searched.textContent()).toBe("Searched: har");
    await search.fill("harbour");
    await search.press("Enter");
    await expect.poll(() => searched.textContent()).toBe("Searched: harbour");
    expect(await page.getByTitle("Loading...").getByRole("checkbox").isDisabled()).toBe(true);
  },
);

test("a multiselect adds options by typing and removes them @DEV-03", { as: "journo" }, async ({ page, context }) => {
  await switchOn(context);
  await open(page, "/development/multiselect");
  const input = page.getByRole("combobox", { name: "Beats" });
  const chosen = block(page, "Beats").getByRole("status");
  await input.click();
  await input.pressSequentially("spo");
  await page.getByRole("option", { name: "Sports" }).click();
  // Elements behind the list are inert until it is closed.
  await page.keyboard.press("Escape");
  await expect.poll(() => chosen.textContent()).toBe("Chosen: tech, sports");
  const tags = page.getByRole("grid", { name: "Chosen: Beats" });
  await tags.getByRole("row", { name: "Tech" }).getByRole("button").click();
  await expect.poll(() => chosen.textContent()).toBe("Chosen: sports");
});

test(
  "the samples of buttons, editor, card, player and form work @DEV-06 @DEV-08 @DEV-09 @DEV-10 @DEV-11 @CONST-33",
  { as: "journo" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await switchOn(context);
    await page.clock.install();
    await open(page, "/development/buttons");
    await stopTime(page);
    await press(page, "Copy link");
    await page.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/development/buttons");
    await page.clock.runFor(1499);
    expect(await page.getByRole("button", { name: "Copied" }).count()).toBe(1);
    await page.clock.runFor(1);
    await page.getByRole("button", { name: "Copy link" }).waitFor();
    await page.clock.resume();

    await open(page, "/development/ckeditor");
    const editor = page.getByRole("textbox", { name: "Content" });
    await editor.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" and more");
    await block(page, "Read").getByText("and more").waitFor();

    await open(page, "/development/newsroom");
    await page.getByRole("article", { name: "Harbour Energy" }).getByText("Confirmed").waitFor();

    await open(page, "/development/hls");
    await press(page, "Play the sample, 0:05");
    const video = page.locator("video");
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(1);
    expect(await video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(640);

    await open(page, "/development/edit-community");
    const slug = page.getByRole("textbox", { name: "Slug" });
    await slug.fill("a b");
    await press(page, "Save changes");
    await page.getByText("Slug may contain only letters, digits and hyphens.").waitFor();
    await slug.fill("harbour");
    await press(page, "Save changes");
    await page.locator("[data-toast=success]").waitFor();
  },
);

test(
  "pictures can be selected and cropped, and videos recorded @DEV-04 @DEV-05 @DEV-07",
  { as: "journo" },
  async ({ page, context }) => {
    await context.grantPermissions(["camera", "microphone"]);
    await switchOn(context);
    const cropper = page.getByRole("dialog", { name: "Crop the picture" });
    const frame = cropper.getByRole("group", { name: /^Frame/ });
    const crop = () => cropper.getByRole("button", { name: "Crop", exact: true }).click();
    /** Aspect ratio of a picture, once it is loaded. */
    const shapeOf = (name: string) =>
      page.getByRole("img", { name }).evaluate(async (picture: HTMLImageElement) => {
        await picture.decode();
        return picture.naturalWidth / picture.naturalHeight;
      });

    await open(page, "/development/img/selector");
    await page.locator("input[type=file]").setInputFiles(await pictureFile());
    await frame.waitFor();
    await crop();
    await cropper.waitFor({ state: "detached" });
    expect(await shapeOf("Logo, as chosen")).toBeCloseTo(1, 2);
    await press(page, "Crop");
    await frame.waitFor();
    await page.keyboard.press("Escape");
    await press(page, "Remove logo");
    await page.getByRole("button", { name: "Choose a picture" }).waitFor();

    await open(page, "/development/img/cut");
    await press(page, "Crop the sample");
    await frame.waitFor();
    await cropper.getByText("16:9", { exact: true }).click();
    await expect.poll(async () => shapeOfBox(await frame.boundingBox())).toBeCloseTo(16 / 9, 1);
    await crop();
    expect(await shapeOf("What was cropped")).toBeCloseTo(16 / 9, 1);

    await open(page, "/development/videoRecorder");
    await press(page, "Open the recorder");
    await press(page, "Start recording");
    await page
      .getByRole("timer")
      .getByText(/^\d:(?!00)\d\d of 0:15$/)
      .waitFor();
    await press(page, "Stop recording");
    await press(page, "Use this video");
    const video = page.getByLabel("What was recorded");
    // The timer starts with the first recorded data, so the video is at least as long as it shows.
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.duration)).toBeGreaterThan(0.9);
  },
);

test(
  "a click anywhere on a toast closes it; a toast with the same text replaces the previous one @UI-02 @UI-03 @ERR-14",
  { as: "journo" },
  async ({ page, context }) => {
    await switchOn(context);
    await open(page);
    for (const type of ["info", "warning"]) await press(page, `Show ${type}`);
    await press(page, "Show long error");
    await press(page, "Show long error");
    const toasts = page.locator("[data-toast]");
    await expect.poll(() => toasts.count()).toBe(3);
    const warning = toasts.filter({ hasText: "A toast of type warning." });
    await warning.click({ position: { x: 60, y: 20 } });
    await warning.waitFor({ state: "detached" });
    const error = toasts.filter({ hasText: "what to do" });
    expect(await error.innerText()).toBe("The first line says what happened.\nThe second one what to do.");
    await error.getByRole("button", { name: "Close message" }).press("Enter");
    await error.waitFor({ state: "detached" });
  },
);

test(
  "a press reaches its control although a toast moves under the pointer before it ends @UI-02",
  { as: "journo" },
  async ({ page, context }) => {
    await switchOn(context);
    await open(page);
    await press(page, "Show info");
    const toasts = page.locator("[data-toast]");
    await toasts.filter({ hasText: "A toast of type info." }).waitFor();
    await page.getByRole("button", { name: "Show warning" }).hover();
    await page.mouse.down();
    await page.addStyleTag({
      content: "[data-sonner-toast] { position: fixed !important; inset: 0 !important; transform: none !important }",
    });
    await page.mouse.up();
    const warning = toasts.filter({ hasText: "A toast of type warning." });
    await warning.waitFor();
    // The next press closes a toast again.
    await warning.click();
    await warning.waitFor({ state: "detached" });
  },
);

describe("accessibility in the light and the dark theme", () => {
  test(
    "the developer pages have no axe violations @DEV-02 @DEV-04 @DEV-05 @DEV-07",
    { as: "journo" },
    async ({ page, context }) => {
      await switchOn(context);
      for (const name of [
        "main",
        "multiselect",
        "img/selector",
        "img/cut",
        "videoRecorder",
        "buttons",
        "ckeditor",
        "newsroom",
        "hls",
        "edit-community",
      ]) {
        await open(page, `/development/${name}`);
        await expectAccessibleInBothThemes(page);
      }
    },
  );
});
