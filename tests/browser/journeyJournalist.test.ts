import { describe, expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { formOf, videoFile, write } from "./support/forms.ts";
import { startAt, startAs, copiedLink, goTo, openNotifications, screens, newVisitor } from "./support/journey.ts";

const test = browserTests();

describe.each(screens)("on a %s", (screen) => {
  test(
    "a journalist publishes a call-out, receives a visitor's video answer and closes the interview @INTERVIEW-01 @INTERVIEW-04 @INTERVIEW-05 @POST-07 @ROUTE-34",
    { device: screen },
    async ({ page, product, context }) => {
      const title = `The last ferry, seen from a ${screen}`;
      await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: product.url });
      await startAs(page, "journo");
      const main = page.getByRole("main");
      await goTo(page, screen, "My interviews", "Interviews");
      await main.getByRole("link", { name: "New interview" }).click();
      const form = main.getByRole("form", { name: "New interview" });
      await form.getByRole("textbox", { name: "Title" }).fill(title);
      await form.getByRole("textbox", { name: "Question 1" }).fill("When did you last take it?");
      await form.getByText("Anybody with the link can answer, even without an account").click();
      await form.getByRole("button", { name: "Publish interview" }).click();
      await page.getByRole("heading", { name: title, level: 1 }).waitFor();

      await main.getByRole("link", { name: "Publish call-out" }).click();
      await formOf(page).getByRole("textbox", { name: "Title" }).fill(`Passengers wanted (${screen})`);
      await write(page, "Details", "Two minutes of video are enough.");
      await formOf(page).getByRole("button", { name: "Publish call-out" }).click();
      await main.getByRole("link", { name: `Passengers wanted (${screen})` }).waitFor();
      const link = await copiedLink(page, main.getByRole("button", { name: "Copy link" }).first());

      const visitor = await newVisitor(page, product, screen);
      await startAt(visitor, link);
      await visitor.getByRole("heading", { name: title, level: 1 }).waitFor();
      await visitor.getByRole("link", { name: "Answer", exact: true }).click();
      await visitor.getByRole("textbox", { name: "Name" }).fill(`Vera ${screen}`);
      await visitor.getByRole("textbox", { name: "E-mail" }).fill("vera@example.com");
      await visitor.getByRole("button", { name: "Continue to the questions" }).click();
      await visitor.getByRole("button", { name: /^Start with/ }).click();
      await visitor.locator("input[type=file]").setInputFiles(await videoFile(product));
      await visitor.getByRole("button", { name: /^Play video by/ }).waitFor();
      await visitor.getByRole("button", { name: "Review your answers" }).click();
      await visitor.getByRole("button", { name: /^Send answers to/ }).click();
      await visitor.getByRole("heading", { name: /thank you/i }).waitFor();

      const notifications = await openNotifications(page, screen);
      await notifications
        .getByText(/answered your interview/)
        .first()
        .click();
      await main.getByText(`Vera ${screen}`).filter({ visible: true }).first().waitFor();
      await main
        .getByRole("button", { name: /^Play video by/ })
        .first()
        .waitFor();

      await main.getByRole("link", { name: "View interview" }).click();
      await main
        .getByRole("button", { name: `More for ${title}` })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "Close", exact: true }).click();
      await page.getByRole("button", { name: "Close interview" }).click();
      await main.getByRole("article", { name: title }).getByText("Closed", { exact: true }).first().waitFor();

      const late = await newVisitor(page, product, screen);
      await startAt(late, link);
      await late
        .getByText(/closed/i)
        .first()
        .waitFor();
      expect(await late.getByRole("link", { name: "Answer", exact: true }).count()).toBe(0);
    },
  );
});
