import type { Page } from "playwright";
import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { main } from "./support/elements.ts";
import { idsOf, runMutation } from "./support/mutations.ts";

const test = browserTests();

const title = "Who paints the harbour cranes?";
const showList = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Lists of interviews" }).getByRole("link", { name }).click();
const listed = (page: Page, list: string) =>
  main(page).getByRole("list", { name: list }).getByRole("listitem").filter({ hasText: title });

test(
  "an interview without a deadline is answered and saved; the lists of these show it at once @INTERVIEW-01 @ROUTE-27 @ROUTE-29 @GEN-10",
  { as: "journo" },
  async ({ page, product }) => {
    const input = { title, type: "TEXT", showQuestions: true, isPublic: true, questions: [{ text: "Which colour?" }] };
    const { interview } = await runMutation(product, "pr", "createInterview", input, "interview { id databaseId }");
    const { id, databaseId } = idsOf(interview);
    const { data } = await product.graphql<{ viewer: { email: string } }>({ as: "journo", document: "{ viewer { email } }" });
    await runMutation(product, "pr", "inviteRespondents", { interviewId: id, emails: [data?.viewer.email] });

    await page.goto("/interviews/saved?type=text");
    await main(page).getByRole("heading", { name: "Saved media", level: 1 }).waitFor();
    await showList(page, "Awaiting answers");
    await listed(page, "Awaited answers").getByText("0 of 1 answered").waitFor();
    expect(await listed(page, "Awaited answers").getByText("ASAP").count()).toBe(0);
    await main(page)
      .getByRole("link", { name: `Answer ${title}` })
      .click();
    const start = page.getByRole("button", { name: "Start with the question" });
    await start.waitFor();
    expect(await main(page).getByText("ASAP").count()).toBe(0);
    await start.click();
    await page.getByRole("textbox", { name: "Your answer" }).click();
    await page.keyboard.type("Yellow");
    await page.getByRole("button", { name: "Review your answers" }).click();
    await page.getByRole("button", { name: /^Send answers to/ }).click();
    await page.getByText(/^Your answers have been sent to/).waitFor();
    // Going back shows the page as the reader left it; its link shows it as it is now.
    await page.goBack();
    await showList(page, "Interview Wire");
    await main(page).getByRole("link", { name: title, exact: true }).waitFor();
    await showList(page, "Awaiting answers");
    await main(page).getByRole("list", { name: "Awaited answers" }).waitFor();
    await listed(page, "Awaited answers").waitFor({ state: "detached" });

    await showList(page, "Interview Wire");
    await main(page).getByRole("link", { name: title, exact: true }).click();
    await page.waitForURL(`**/interviews/${databaseId}`);
    await main(page).getByRole("button", { name: "Save", exact: true }).click();
    await main(page).getByRole("button", { name: "Saved" }).waitFor();
    await page.goBack();
    await showList(page, "Saved media");
    await page.getByRole("link", { name: "Text", exact: true }).click();
    await listed(page, "Saved media").waitFor();
  },
);

test(
  "a draft that is published on the page of drafts is in a feed that was read before @POST-16 @GEN-10",
  { as: "journo" },
  async ({ page, product }) => {
    const { data } = await product.graphql<{ community: { id: string } }>({
      as: "journo",
      document: '{ community(slug: "media-insiders") { id } }',
    });
    const input = { title: "Looking for a rope maker", content: "<p>Who twists ropes?</p>", communityIds: [data?.community.id] };
    await runMutation(product, "journo", "createCallout", { ...input, status: "DRAFT" });
    const navigation = page.getByRole("navigation", { name: "Main" });
    await page.goto("/drafts");
    const publish = main(page).getByRole("button", { name: "Publish Looking for a rope maker" });
    await publish.waitFor();
    await navigation.getByRole("link", { name: "Media Insiders" }).click();
    await page.getByRole("feed").getByRole("article").first().waitFor();
    await page.goBack();
    await publish.click();
    await page.getByText("Your draft has been published.").waitFor();
    await navigation.getByRole("link", { name: "Media Insiders" }).click();
    await page.getByRole("feed").getByRole("heading", { name: "Looking for a rope maker" }).waitFor();
  },
);
