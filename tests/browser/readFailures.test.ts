import { expect } from "vitest";
import { genericError, refusedError } from "../support/errorTexts.ts";
import { browserTests } from "./support/browserTest.ts";
import { errorToasts, errorsOnPage } from "./support/elements.ts";

const test = browserTests();

const notAvailable = "This part is not available yet.";

test(
  "a failed read of a page or list shows the REST API's message in place and as a toast @ERR-03 @ERR-04 @ERR-13",
  { as: "journo" },
  async ({ page, product, expectConsole }) => {
    expectConsole(/RequestError|Relay:/);
    const id = 1000;
    const reads = [
      // A whole page: its query throws on failed fields.
      { address: `/stories/${id}`, path: `/api/v1/stories/${id}` },
      // A list on a page that is otherwise complete.
      { address: "/communities", path: "/api/v1/communities" },
    ];
    const cases: [status: number, body: object, text: string][] = [
      [409, { detail: "It is being moved." }, "It is being moved."],
      [422, { errors: { q: ["Search is too long."], base: ["No."] } }, "Search is too long.\nNo."],
      [429, {}, refusedError],
      [500, { detail: "Of the inside." }, genericError],
    ];
    for (const { address, path } of reads) {
      for (const [status, body, text] of cases) {
        product.upstream.fail({ method: "GET", path, status, body });
        await page.goto(address);
        await errorsOnPage(page).waitFor();
        expect(await errorsOnPage(page).innerText(), `${address} ${status}`).toBe(text);
        await expect.poll(() => errorToasts(page).allInnerTexts()).toEqual([text]);
        product.upstream.reset();
      }
      // Retry loads it.
      await page.getByRole("main").getByRole("button", { name: "Retry" }).click();
      await errorsOnPage(page).waitFor({ state: "detached" });
    }
  },
);

test(
  "a list that fails to load after the rest of its page is shown gives the reason @ERR-03 @ERR-13",
  { as: "journo" },
  async ({ page, product }) => {
    product.upstream.fail({ method: "GET", path: "/api/v1/communities", status: 409, body: { detail: "It is being moved." } });
    const heading = page.getByRole("heading", { name: "Communities", level: 1 });
    await page.route("**/graphql", async (route) => {
      if (route.request().postData()?.includes("CommunitiesPageQuery") === true) await heading.waitFor();
      await route.continue();
    });
    await page.goto("/communities");
    await errorsOnPage(page).waitFor();
    expect(await errorsOnPage(page).innerText()).toBe("It is being moved.");
  },
);

test(
  "the next page of a list shows why it failed to load @ERR-03 @ERR-04 @ERR-13",
  { as: "journo" },
  async ({ page, product }) => {
    await page.goto("/community/media-insiders");
    await page.getByRole("feed").getByRole("article").first().waitFor();
    product.upstream.fail({ method: "GET", path: "/api/v1/posts", status: 409, body: { detail: "It is being moved." } });
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        return errorsOnPage(page).count();
      })
      .toBe(1);
    expect(await errorsOnPage(page).innerText()).toBe("It is being moved.");
    await expect.poll(() => errorToasts(page).allInnerTexts()).toEqual(["It is being moved."]);
  },
);

test(
  "a failure of the first call shows the error in place of the page and as a toast @ERR-13",
  { as: "journo" },
  async ({ page, product, expectConsole }) => {
    expectConsole(/Failed to load resource|RequestError/);
    product.upstream.fail({ path: "/api/v1/current_user/info", status: 500 });
    await page.goto("/");
    await errorsOnPage(page).waitFor();
    expect(await errorsOnPage(page).innerText()).toBe(genericError);
    await expect.poll(() => errorToasts(page).allInnerTexts()).toEqual([genericError]);
    product.upstream.reset();
    await page.getByRole("main").getByRole("button", { name: "Retry" }).click();
    await page.getByRole("feed").getByRole("article").first().waitFor();
  },
);

/** Pages and the collections that they read. */
const collections: Readonly<Record<string, string>> = {
  "/communities": "communities",
  "/community/media-insiders": "posts",
  "/drafts": "drafts",
  "/interviews/wire": "interviews/wire",
  "/interviews/my": "interviews/my",
  "/interviews/questions": "interviews/questions",
  "/interviews/awaiting": "interviews/awaiting",
  "/interviews/shared": "interviews/shared",
  "/interviews/saved": "interviews/saved",
  "/announcements/all": "announcements",
  "/announcements/our": "announcements/our",
  "/news/monitor": "news/monitor",
  "/news/newswire": "news/newswire",
  "/news/insider": "news/insider",
  "/news/newsrooms": "newsrooms",
  "/news/commentary": "news/commentary",
  "/contacts": "contacts",
  "/contacts/lists": "contactLists",
  "/contacts/recommendations": "contacts/recommendations",
  "/contacts/jobs": "jobs",
  "/contacts/callOuts": "callouts",
  "/work/tasks": "tasks",
  "/work/workLists": "workLists",
  "/work/channels": "channels",
  "/work/callouts": "callouts",
  "/work/newsrooms": "newsrooms/our",
  "/companies/newsrooms": "companies/newsrooms",
  "/admin/jobs": "admin/dead-letters",
  "/messages": "conversations",
};

const halves = [Object.entries(collections).slice(0, 14), Object.entries(collections).slice(14)];

for (const status of [404, 501]) {
  for (const [index, half] of halves.entries()) {
    test(
      `a collection with the response ${status} shows a page saying that it is not available yet (${index + 1} of 2) @API-001`,
      { as: "admin" },
      async ({ page, product, expectConsole }) => {
        expectConsole(/RequestError|Relay:|Failed to load resource/);
        const unexpected: string[] = [];
        for (const [address, collection] of half) {
          product.upstream.fail({ method: "GET", path: `/api/v1/${collection}`, status });
          await page.goto(address);
          const shown = await page
            .getByRole("main")
            .getByText(notAvailable)
            .waitFor({ timeout: 20_000 })
            .then(
              () => errorToasts(page).allInnerTexts(),
              () => page.getByRole("main").innerText(),
            );
          if (String(shown) !== "") unexpected.push(`${address}: ${String(shown).slice(0, 200)}`);
          product.upstream.reset();
        }
        expect(unexpected).toEqual([]);
      },
    );
  }
}
