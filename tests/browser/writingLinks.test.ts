import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { formOf, write } from "./support/forms.ts";
import { overlay } from "./support/posts.ts";

const test = browserTests();

const address = "https://abc.net.au/news";

/** Publishes the current text and returns the sent content. */
async function publish(page: Page): Promise<string> {
  const sent = page.waitForRequest((request) => request.postData()?.includes('"useSaveCommunityPostCreateMutation"') ?? false);
  await formOf(page).getByRole("button", { name: "Publish community post" }).click();
  const { variables } = (await sent).postDataJSON() as { variables: { input: { content: string } } };
  await page.getByText("Your community post has been published.").waitFor();
  return variables.input.content;
}

/** Presses End. @returns whether nothing is selected two frames later */
async function moveToEnd(text: Locator): Promise<boolean> {
  await text.press("End");
  return text.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return getSelection()?.isCollapsed ?? false;
  });
}

for (const device of ["laptop", "mobile"] as const) {
  test(
    `an address typed as text is linked, even as the last word before Publish, on ${device} @POST-01`,
    { as: "journo", device },
    async ({ page }) => {
      await page.goto("/?create=communityPost");
      await write(page, "Text", `Read (www.example.org/a) and this: ${address}`);
      expect(await publish(page)).toBe(
        `<p>Read (<a href="https://www.example.org/a">www.example.org/a</a>) and this: <a href="${address}">${address}</a></p>`,
      );
      await page.getByRole("button", { name: "View", exact: true }).click();
      expect(await overlay(page).getByRole("link", { name: address }).first().getAttribute("href")).toBe(address);
    },
  );

  test(
    `a link set by the author keeps its address, and formatting inside an address does not break it, on ${device} @POST-01`,
    { as: "journo", device },
    async ({ page }) => {
      await page.goto("/?create=communityPost");
      await write(page, "Text", address);
      await page.keyboard.press("Shift+Home");
      await formOf(page).getByRole("toolbar").getByRole("button", { name: "Link", exact: true }).click();
      await page.locator("input:focus").and(page.getByLabel("Web address")).waitFor();
      await page.keyboard.type("https://abc.net.au/sport");
      await page.getByRole("button", { name: "Set link" }).click();
      // Closing restores the focus and the selection in the text; an earlier key would replace the selected text.
      await page.getByLabel("Web address").waitFor({ state: "detached" });
      const text = formOf(page).locator("[contenteditable]");
      await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true);
      // The editor may set its selection again, and detects the move of the caret in a later task.
      await expect.poll(() => moveToEnd(text)).toBe(true);
      await page.keyboard.press("Enter");
      await page.keyboard.type("https://abc.");
      await page.keyboard.press("ControlOrMeta+b");
      await page.keyboard.type("net.au");
      expect(await publish(page)).toBe(
        `<p><a href="https://abc.net.au/sport">${address}</a></p>` +
          `<p><a href="https://abc.net.au">https://abc.<strong>net.au</strong></a></p>`,
      );
    },
  );
}
