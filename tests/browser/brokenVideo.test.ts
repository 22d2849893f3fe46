import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { formOf, videoFile } from "./support/forms.ts";

const test = browserTests();
const error = "This video could not be processed.";

for (const device of ["mobile", "laptop"] as const) {
  test(
    `a truncated video shows an error in the form and in the post, ${device} @POST-20`,
    { as: "expert", device },
    async ({ page, product }) => {
      const whole = await videoFile(product);
      const broken = { ...whole, buffer: whole.buffer.subarray(0, 3000) };
      const choose = async (file: typeof whole) => formOf(page).locator("input[type=file]").first().setInputFiles(file);

      await page.goto("/?create=record");
      await choose(broken);
      await formOf(page).getByRole("alert").getByText(error).waitFor();
      await formOf(page).getByRole("textbox", { name: "Text" }).click();
      await page.keyboard.type(`Cut off on ${device}`);
      await formOf(page).getByRole("button", { name: "Publish video update" }).click();
      await page.getByText("Your video update has been published.").waitFor();
      await page.getByRole("button", { name: "View", exact: true }).click();
      const post = page.getByRole("dialog", { name: "Video update", exact: true }).getByRole("article").first();
      await post.getByText(error).waitFor();
      expect(await page.getByText("Video is being processed").count()).toBe(0);

      // The author replaces the broken video with another one.
      await post.getByRole("button", { name: /^More for/ }).click();
      await page.getByRole("menuitem", { name: "Edit" }).click();
      const edit = page.getByRole("dialog", { name: "Edit video update" });
      await edit.getByText(error).waitFor();
      await edit.getByRole("button", { name: /^Remove / }).click();
      await edit.locator("input[type=file]").first().setInputFiles(whole);
      await edit.getByText("Ready to play").waitFor();
      await edit.getByRole("button", { name: "Save changes" }).click();
      await page.getByText("Your changes have been saved.").waitFor();
      await post.getByRole("button", { name: /^Play video by/ }).waitFor();
      expect(await post.getByText(error).count()).toBe(0);
    },
  );
}
