import type { Page } from "playwright";
import sharp from "sharp";
import { expect } from "vitest";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { stopTime } from "./support/clock.ts";

const test = browserTests(() => ({ gateway: { settings: { feedbackNameRequired: true } } }));

const dialog = (page: Page) => page.getByRole("dialog", { name: "Send feedback" });

async function openFeedback(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Feedback" }).click();
  await dialog(page).getByLabel("Message").waitFor();
}

test(
  "feedback is validated, sent with a screenshot of part of the page, confirmed and closed @FEEDBACK-01 @FEEDBACK-02 @FEEDBACK-03 @VALID-10 @VALID-11 @VALID-13 @VALID-14 @ERR-10 @CONST-28 @CONST-29",
  { as: "journo" },
  async ({ page, product }) => {
    await page.goto("/");
    await page.getByRole("feed").getByRole("article").first().waitFor();
    await openFeedback(page);
    expect(await dialog(page).getByLabel("Name").inputValue()).not.toBe("");
    expect(await dialog(page).getByLabel("Email").inputValue()).toBe("journo@example.com");
    await dialog(page).getByLabel("Name").fill("  ");
    await dialog(page).getByRole("button", { name: "Send feedback" }).click();
    await dialog(page).getByText("Please enter in the following required fields: Name, Message", { exact: true }).waitFor();
    await expectAccessible(page);
    await dialog(page).getByLabel("Name").fill(" Ada ");
    await dialog(page).getByLabel("Message").fill(" The feed is calm. ");

    await dialog(page).getByRole("button", { name: "Add a screenshot" }).click();
    const layer = page.getByRole("dialog", { name: "Choose which part of the page to send" });
    await layer.getByText("Whole page", { exact: true }).waitFor();
    await layer.getByRole("button", { name: "Part of the page" }).press("ArrowRight");
    await layer.getByRole("button", { name: "Use this part" }).waitFor();
    // A drag of only 32 px selects the whole page.
    await page.mouse.move(300, 200);
    await page.mouse.down();
    await page.mouse.move(332, 232);
    await page.mouse.up();
    await layer.getByText("Whole page", { exact: true }).waitFor();
    await page.mouse.move(300, 200);
    await page.mouse.down();
    await page.mouse.move(500, 320);
    await page.mouse.up();
    await layer.getByText("200 × 120", { exact: true }).waitFor();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+ArrowDown");
    await layer.getByText("200 × 130", { exact: true }).waitFor();
    await expectAccessible(page);
    await layer.getByRole("button", { name: "Use this part" }).click();
    await dialog(page).getByAltText("The screenshot that will be sent").waitFor();

    await page.clock.install();
    await stopTime(page);
    await dialog(page).getByRole("button", { name: "Send feedback" }).click();
    await dialog(page).getByText("Thank you for your feedback!").waitFor();
    await page.clock.runFor(4900);
    expect(await dialog(page).count()).toBe(1);
    await page.clock.runFor(200);
    await page.clock.resume();
    await dialog(page).waitFor({ state: "detached" });

    const row = await product.platform.db.selectFrom("feedback").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: "Ada", email: "journo@example.com", message: "The feed is calm.", url: `${product.url}/` });
    const picture = await sharp(await (await fetch(`${product.url}${row.screenshot}`)).bytes()).stats();
    const { width, height } = await sharp(await (await fetch(`${product.url}${row.screenshot}`)).bytes()).metadata();
    expect([width, height]).toEqual([200, 130]);
    // The picture is not blank: a single colour would have no deviation.
    expect(Math.max(...picture.channels.map(({ stdev }) => stdev))).toBeGreaterThan(2);
  },
);

test(
  "feedback keeps its text and shows an error when sending or the screenshot fails @ERR-11 @ERR-12",
  { as: "pr", device: "mobile" },
  async ({ page, product, expectConsole }) => {
    expectConsole(/status of 5\d\d|status of 422/);
    await page.goto("/communities");
    await page.getByRole("main").getByRole("article").first().waitFor();
    await openFeedback(page);
    await dialog(page).getByLabel("Message").fill("It is slow.");
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toDataURL = () => {
        throw new Error("no picture");
      };
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await dialog(page).getByRole("button", { name: "Add a screenshot" }).click();
    await dialog(page).getByText("The screenshot could not be taken. Please try again.", { exact: true }).waitFor();
    product.upstream.fail({ method: "POST", path: /feedback/, status: 500 });
    await dialog(page).getByRole("button", { name: "Send feedback" }).click();
    await dialog(page).getByText("Something went wrong. We are already working to solve it.", { exact: true }).waitFor();
    expect(await dialog(page).getByLabel("Message").inputValue()).toBe("It is slow.");
    product.upstream.reset();
    await dialog(page).getByRole("button", { name: "Send feedback" }).click();
    await dialog(page).getByText("Thank you for your feedback!").waitFor();
  },
);

test("feedback that is too long is refused at its field @FEEDBACK-01 @ERR-13", { as: "expert" }, async ({ page }) => {
  await page.goto("/communities");
  await openFeedback(page);
  const message = dialog(page).getByLabel("Message");
  await message.fill("x".repeat(5001));
  await dialog(page).getByRole("button", { name: "Send feedback" }).click();
  await dialog(page).getByText("Message must have at most 5000 characters.", { exact: true }).waitFor();
  expect(await message.getAttribute("aria-invalid")).toBe("true");
  await message.fill("😀".repeat(2600));
  await dialog(page).getByRole("button", { name: "Send feedback" }).click();
  await dialog(page).getByText("Thank you for your feedback!").waitFor();
});
