import type { Page } from "playwright";
import { describe, expect } from "vitest";
import type { Product } from "../support/product.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";
import { holdOperation } from "./support/feeds.ts";
import { videoFile } from "./support/forms.ts";
import { idsOf, runMutation, type Ids } from "./support/mutations.ts";
import { isShownInFull } from "./support/texts.ts";

const test = browserTests();

/** Public text interview of the demo data, by the journalist. */
const PUBLIC_INTERVIEW = 1007;
/** Video interview by the PR person, with an invitation for the journalist. */
const VIDEO_INTERVIEW = 1015;

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const answer = (page: Page) => page.getByRole("textbox", { name: "Your answer" });

async function write(page: Page, text: string): Promise<void> {
  await answer(page).click();
  await page.keyboard.type(text);
}

/** Publishes a public text interview of the journalist. */
async function createInterview(product: Product, input: Record<string, unknown>): Promise<Ids> {
  const fields = { type: "TEXT", isPublic: true, showQuestions: true, ...input };
  const { interview } = await runMutation(product, "journo", "createInterview", fields, "interview { id databaseId }");
  return idsOf(interview);
}

/** Starts answering a public interview as a visitor. @returns the hash of the answers */
async function startAnswers(product: Product, { id: interviewId }: Ids): Promise<string> {
  const { data, errors } = await product.graphql<{ startPublicAnswers: { answerSet: { hash: string } } }>({
    document: "mutation ($input: StartPublicAnswersInput!) { startPublicAnswers(input: $input) { answerSet { hash } } }",
    variables: { input: { interviewId, name: "Dana Guest", email: "dana@example.com" } },
  });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.startPublicAnswers.answerSet.hash;
}

describe("a visitor without an account", () => {
  for (const device of ["mobile", "laptop"] as const) {
    test(
      `sees who closed an interview and when at the link of a closed interview (${device}) @INTERVIEW-05 @ROUTE-35`,
      { device },
      async ({ page, product }) => {
        const title = "Ferries: what changed for you";
        const interview = await createInterview(product, { title, questions: [{ text: "Which wharf?" }] });
        const link = `/async/public/create/${interview.databaseId}`;
        // A visitor who has started keeps a personal link.
        const hash = await startAnswers(product, interview);
        await page.goto(link);
        await button(page, "Continue to the questions").waitFor();

        await product.graphql({
          document: "mutation ($input: UpdateInterviewInput!) { updateInterview(input: $input) { errors { message } } }",
          variables: { input: { interviewId: interview.id, status: "CLOSED" } },
          as: "journo",
        });
        // If the interview is closed while the form is open, the form explains why it cannot be sent.
        await page.getByRole("textbox", { name: "Name" }).fill("Lee Late");
        await page.getByRole("textbox", { name: "E-mail" }).fill("lee@example.com");
        await button(page, "Continue to the questions").click();
        await page.getByRole("alert").getByText("This interview is closed.").waitFor();

        for (const address of [link, `/async/public/text/${interview.databaseId}`]) {
          await page.goto(address);
          await page.getByRole("heading", { name: title, level: 1 }).waitFor();
          await page.getByText("This interview is closed", { exact: true }).waitFor();
          await page.getByText(/Amelia Hart closed it on \d{1,2} \w+ \d{4}\. It takes no more answers\./).waitFor();
          expect(await button(page, "Continue to the questions").count()).toBe(0);
        }
        await expectAccessible(page);
        await page.goto(`/async/public/text/${interview.databaseId}?hash=${hash}`);
        await page.getByText(/This interview is closed\. It was closed on \d{1,2} \w+ \d{4}\./).waitFor();

        await page.goto(link);
        await page.getByRole("link", { name: "View interview" }).click();
        await page.waitForURL(`**/interviews/${interview.databaseId}`);
        await page.getByText(/^Closed on \d/).waitFor();
      },
    );
  }

  test(
    "answers a public interview in writing without losing input; its author reads the answers from the notification @INTERVIEW-05 @INTERVIEW-02 @ROUTE-34 @ROUTE-35 @ROUTE-36 @NOTIF-04 @ROUTE-32",
    { device: "mobile" },
    async ({ page, product }) => {
      await page.goto(`/async/public/text/${PUBLIC_INTERVIEW}`);
      await page.waitForURL(`**/async/public/create/${PUBLIC_INTERVIEW}`);
      await page.getByRole("heading", { name: "Transmission lines: your account" }).waitFor();
      await button(page, "Continue to the questions").click();
      await page.getByText("Name is required.").waitFor();
      await page.getByRole("textbox", { name: "Name" }).fill("Dana Guest");
      await page.getByRole("textbox", { name: "E-mail" }).fill("dana@example.com");
      await expectAccessible(page);
      await button(page, "Continue to the questions").click();
      await page.waitForURL(`**/async/public/text/${PUBLIC_INTERVIEW}?hash=*`);
      await button(page, "Start with the 3 questions").click();
      await page.getByText("Question 1 of 3").waitFor();
      await write(page, "East of Coolah");
      await page.getByText("Saved", { exact: true }).waitFor();
      await expectAccessible(page);
      await write(page, ", since 1998");
      await button(page, "Next question").click();
      await page.getByText("Question 2 of 3").waitFor();
      await button(page, "Next question").click();
      await page.getByText("Write an answer first.").waitFor();
      await write(page, "By letter");
      await page.getByText("Saved", { exact: true }).waitFor();

      // A reopened page continues at the same question.
      await page.reload();
      await page.getByText("Question 3 of 3").waitFor();
      await button(page, "Back").click();
      await answer(page).getByText("By letter").waitFor();
      await button(page, "Next question").click();
      await page.getByText("Question 3 of 3").waitFor();
      await write(page, "Nothing yet");
      await button(page, "Review your answers").click();
      await page.getByText("East of Coolah, since 1998").waitFor();
      await button(page, "Change the answer to question 3").click();
      await write(page, ", sadly");
      await button(page, "Review your answers").click();
      await page.getByText("sadly").waitFor();
      await expectAccessible(page);
      await button(page, /^Send answers to/).click();
      await page.waitForURL("**/async/public/finish");
      await page.getByText("Thank you for your answers").waitFor();

      const sid = await product.newSessionOf("journo");
      await page.context().addCookies([{ name: "sid", value: sid, url: product.url, httpOnly: true, sameSite: "Lax" }]);
      await page.goto("/notifications");
      await page.getByRole("link", { name: /Dana Guest answered your interview/ }).click();
      await page.waitForURL("**/async/answer/text/*");
      await page.getByText("dana@example.com").waitFor();
      await page.getByText("East of Coolah, since 1998").waitFor();
      // The button shows the wanted state at once, and a reload would cancel its request.
      const saved = page.waitForResponse((one) => one.request().postData()?.includes("SaveAnswerButtonMutation") === true);
      await button(page, "Save the answer to question 1").click();
      await page.getByRole("button", { name: "Saved the answer to question 1", pressed: true }).waitFor();
      await saved;
      await page.reload();
      await page.getByRole("button", { name: "Saved the answer to question 1", pressed: true }).waitFor();

      await page.goto(`/interviews/async/text/${PUBLIC_INTERVIEW}`);
      await page.getByRole("list", { name: "Answers" }).getByText("Dana Guest").waitFor();
    },
  );

  test(
    "skips a question after writing an answer, which is neither saved nor kept @INTERVIEW-02 @INTERVIEW-04",
    {},
    async ({ page, product }) => {
      const questions = ["Which wharf?", "Since when?", "Why?"].map((text) => ({ text }));
      const interview = await createInterview(product, { title: "Wharves", allowSkip: true, questions });
      const hash = await startAnswers(product, interview);
      const sent: unknown[] = [];
      page.on("request", (request) => {
        const { operationName, variables } = request.url().endsWith("/graphql") ? request.postDataJSON() : {};
        if (operationName === "useSaveAnswerMutation") sent.push(variables.input.skipped ?? variables.input.content);
      });
      const skip = async () => {
        await button(page, "Skip").click();
        const question = page.getByRole("alertdialog");
        await question.getByText("Skip this question and discard your answer?").waitFor();
        await question.getByRole("button", { name: "Skip" }).click();
      };
      await page.goto(`/async/public/text/${interview.databaseId}?hash=${hash}`);
      await button(page, "Start with the 3 questions").click();
      await page.getByText("Question 1 of 3").waitFor();
      const releaseSkip = await holdOperation(page, "useSaveAnswerMutation");
      await write(page, "Pier 9");
      await skip();
      // The autosave is due while the skip is being saved.
      await expect.poll(() => sent).toEqual([true]);
      await page.keyboard.type("!");
      await page.waitForTimeout(2000);
      expect(sent).toEqual([true]);
      releaseSkip();
      await page.getByText("Question 2 of 3").waitFor();

      // The skip follows a save that is running.
      const releaseSave = await holdOperation(page, "useSaveAnswerMutation");
      await write(page, "Since 1998");
      await expect.poll(() => sent.length).toBe(2);
      await skip();
      await expect.poll(() => button(page, "Back").isDisabled()).toBe(true);
      expect(sent).toEqual([true, "<p>Since 1998</p>"]);
      releaseSave();
      await page.getByText("Question 3 of 3").waitFor();
      expect(sent).toEqual([true, "<p>Since 1998</p>", true]);

      const answers = await product.platform.db
        .selectFrom("answer_sets as s")
        .innerJoin("answers as a", "a.answer_set_id", "s.id")
        .select(["a.content", "a.skipped"])
        .where("s.hash", "=", hash)
        .execute();
      expect(answers).toEqual([1, 2].map(() => ({ content: null, skipped: true })));
      // Nothing of it is kept on the device either.
      await page.reload();
      await page.getByText("Question 3 of 3").waitFor();
      await button(page, "Back").click();
      await page.getByText("You skipped this question. You can still answer it.").waitFor();
      expect(await answer(page).innerText()).not.toContain("1998");
    },
  );

  test(
    "gets a not-found page for an unknown hash, and the saved answers of a closed interview @INTERVIEW-04 @ROUTE-32",
    {},
    async ({ page, product }) => {
      await page.goto("/async/answer/text/0123456789abcdef0123456789abcdef");
      await page.getByText("This page does not exist").waitFor();
      await product.platform.db
        .updateTable("answer_sets")
        .set({ status: "open", finished_at: null })
        .where("id", "=", 1015)
        .execute();
      const { hash } = await product.platform.db
        .selectFrom("answer_sets")
        .select("hash")
        .where("id", "=", 1015)
        .executeTakeFirstOrThrow();
      await page.goto(`/async/answer/text/${hash}`);
      await page.getByText("This interview is closed.").waitFor();
      await page.getByText("The 7.02. The 7.19.").waitFor();
      expect(await answer(page).count()).toBe(0);
    },
  );
});

describe("an invited user", () => {
  test(
    "answers by video with the camera, is shown unanswered questions, and sends the answers to the author @INTERVIEW-01 @INTERVIEW-04 @ROUTE-30 @ROUTE-31",
    { as: "journo" },
    async ({ page, product }) => {
      await page.context().grantPermissions(["camera", "microphone"]);
      // The type in the address does not match the interview.
      await page.goto(`/interviews/async/text/${VIDEO_INTERVIEW}`);
      await page.waitForURL(`**/interviews/async/video/${VIDEO_INTERVIEW}`);
      // The first question has been answered already.
      await page.getByText("Question 2 of 3").waitFor();
      await button(page, "Record your answer").click();
      await button(page, "Start recording").click();
      await page.getByText(/^\d:(?!00)\d\d of 1:30$/).waitFor();
      // The browser asks before the recording is lost.
      expect(await page.evaluate(() => dispatchEvent(new Event("beforeunload", { cancelable: true })))).toBe(false);
      await button(page, "Stop recording").click();
      await button(page, "Use this video").click();
      await page
        .getByText("Video is being processed")
        .or(button(page, /^Play video by you/))
        .waitFor();
      await expectAccessible(page);
      await button(page, /^Play video by you/).waitFor();
      await button(page, "Next question").click();
      await page.getByText("Question 3 of 3").waitFor();
      await button(page, "Review your answers").click();
      await page.getByText("Record or choose a video first.").waitFor();
      await page.reload();
      await page.getByText("Question 3 of 3").waitFor();
      await page.locator("input[type=file]").setInputFiles(await videoFile(product));
      await button(page, /^Play video by you/).waitFor();
      await button(page, "Review your answers").click();
      await button(page, /^Send answers to/).click();
      await page.getByText(/^Your answers have been sent to/).waitFor();
      const { answers } = await product.platform.db
        .selectFrom("answer_sets as s")
        .innerJoin("answers as a", "a.answer_set_id", "s.id")
        .select((select) => select.fn.count<number>("a.video_id").as("answers"))
        .where("s.interview_id", "=", VIDEO_INTERVIEW)
        .where("s.status", "=", "finished")
        .executeTakeFirstOrThrow();
      expect(answers).toBe(3);
    },
  );

  test(
    "answers a call-out from its post, and can continue after an answer failed to save @ROUTE-55 @INTERVIEW-02 @ERR-01",
    { as: "journo" },
    async ({ page, product, expectConsole }) => {
      expectConsole(/50\d|Failed|error/i);
      await page.goto("/?callout=1263");
      // The network fails at first.
      await page.route("**/graphql", (route) =>
        route.request().postData()?.includes("StartAnswersMutation") === true ? route.abort() : route.fallback(),
      );
      await page.getByRole("link", { name: "Answer the questions" }).click();
      await page.waitForURL("**/callouts/async/text/1263");
      await button(page, "Retry").waitFor();
      expect(await page.getByText("You cannot answer here").count()).toBe(0);
      await page.unroute("**/graphql");
      await button(page, "Retry").click();
      await button(page, /^Start with/).click();
      product.upstream.fail({ method: "PUT", path: /\/async\/answers\//, status: 500 });
      await write(page, "Cash collected");
      await page.getByText("Something went wrong. We are already working to solve it.").first().waitFor();
      await page.getByText("Not saved yet").waitFor();
      product.upstream.reset();
      // Next is pressed while another attempt is about to fail.
      const pressed = Promise.withResolvers<void>();
      let isDelayed = false;
      await page.route("**/graphql", async (route) => {
        if (isDelayed || route.request().postData()?.includes("useSaveAnswerMutation") !== true) return route.fallback();
        isDelayed = true;
        await pressed.promise;
        await route.abort();
      });
      await write(page, "in advance");
      await expect.poll(() => isDelayed).toBe(true);
      await button(page, "Next question").click();
      // Another way to leave the question would interfere with Next.
      expect(await button(page, "Back").isDisabled()).toBe(true);
      pressed.resolve();
      await page.getByText(/^Question 2 of/).waitFor();
    },
  );
});

describe("the author of an interview", () => {
  test(
    "withdraws an invitation after a question; its progress, its confirmation and the focus stay where they belong @INTERVIEW-05 @GEN-17",
    { as: "journo", device: "mobile", motion: "no-preference" },
    async ({ page, product }) => {
      const { data } = await product.graphql<{ interview: { id: string } }>({
        as: "journo",
        document: `{ interview(databaseId: ${PUBLIC_INTERVIEW}) { id } }`,
      });
      const long = "the.press.office.of.the.harbour.authority.of.new.south.wales@example.com";
      const emails = ["first@example.com", "second@example.com", long];
      await runMutation(product, "journo", "inviteRespondents", { interviewId: data?.interview.id, emails });
      await page.goto(`/interviews/async/text/${PUBLIC_INTERVIEW}`);
      const invitations = page.getByRole("list", { name: "Invitations" }).getByRole("listitem");
      await expect.poll(() => invitations.count()).toBe(3);
      expect(await isShownInFull(invitations.getByText(long))).toBe(true);
      await page.getByRole("button", { name: "Copy link for first@example.com" }).waitFor();
      await expectAccessible(page);

      const respond = await holdOperation(page, "InvitationRowMutation");
      const withdraw = button(page, "Withdraw the invitation of first@example.com");
      await withdraw.press("Enter");
      const question = page.getByRole("alertdialog");
      await question.getByText("Do you want to withdraw the invitation of first@example.com?").waitFor();
      await question.getByRole("button", { name: "Withdraw" }).press("Enter");
      await expect.poll(() => withdraw.getAttribute("aria-disabled")).toBe("true");
      expect(await button(page, "Withdraw the invitation of second@example.com").getAttribute("aria-disabled")).toBeNull();
      respond();
      await page.getByText("The invitation of first@example.com has been withdrawn.").waitFor();
      await expect.poll(() => invitations.count()).toBe(2);
      expect(await invitations.getByText("first@example.com").count()).toBe(0);
      await question.waitFor({ state: "detached" });
      const section = page.getByRole("region", { name: "Invitations" });
      expect(await section.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );
});
