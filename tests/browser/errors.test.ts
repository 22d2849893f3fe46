import type { Page, Route } from "playwright";
import { describe, expect } from "vitest";
import { forbiddenError, genericError, refusedError } from "../support/errorTexts.ts";
import { browserTests } from "./support/browserTest.ts";
import { errorToasts, errorsOnPage } from "./support/elements.ts";

const test = browserTests();

const title = (page: Page) => page.getByRole("heading", { name: "Communities", level: 1 });

/** Replaces the response to the page's own query only. */
const mockPageQuery = (page: Page, respond: (route: Route) => Promise<void>) =>
  page.route("**/graphql", (route) =>
    route.request().postData()?.includes("CommunitiesPageQuery") === true ? respond(route) : route.fallback(),
  );

test(
  "a page that fails to load shows the error in a toast and in place, and loads on Retry @ERR-01 @ERR-13",
  { as: "journo" },
  async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource|RequestError/);
    const situations: Record<string, (route: Route) => Promise<void>> = {
      "no network": (route) => route.abort("internetdisconnected"),
      "HTML instead of JSON": (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
      "half a response": (route) => route.fulfill({ status: 200, contentType: "application/json", body: '{"data":{"comm' }),
    };
    for (const [situation, respond] of Object.entries(situations)) {
      await mockPageQuery(page, respond);
      await page.goto("/communities");
      await errorsOnPage(page).waitFor();
      expect(await errorsOnPage(page).innerText(), situation).toBe(genericError);
      await expect.poll(() => errorToasts(page).allInnerTexts(), { message: situation }).toEqual([genericError]);
      expect(new URL(page.url()).pathname).toBe("/communities");
      await page.unroute("**/graphql");
      await page.getByRole("main").getByRole("button", { name: "Retry" }).click();
      await title(page).waitFor();
    }
  },
);

test(
  "a page that fails after its heading is shown has the error in place of its list, and loads on Retry @ERR-01 @ERR-13",
  { as: "journo" },
  async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource|RequestError/);
    await mockPageQuery(page, async (route) => {
      await title(page).waitFor();
      await route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
    });
    await page.goto("/communities");
    await errorsOnPage(page).waitFor();
    expect(await errorsOnPage(page).innerText()).toBe(genericError);
    await expect.poll(() => errorToasts(page).allInnerTexts()).toEqual([genericError]);
    await page.unroute("**/graphql");
    await page.getByRole("main").getByRole("button", { name: "Retry" }).click();
    await page.getByRole("main").getByRole("link", { name: "Media Insiders" }).first().waitFor();
  },
);

test(
  "an error toast has the reference number of the failed request @ERR-13",
  { as: "journo" },
  async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource|RequestError/);
    await mockPageQuery(page, (route) =>
      route.fulfill({
        json: { errors: [{ message: "inside", extensions: { code: "INTERNAL", requestId: "3f2a91c0-77aa-4c1e" } }] },
      }),
    );
    await page.goto("/communities");
    await page.locator('[data-toast="error"]').getByText("Reference: 3f2a91c0", { exact: true }).waitFor();
    await expect.poll(() => errorToasts(page).allInnerTexts()).toEqual([genericError]);
  },
);

test(
  "each error status has its message; 401 and 403 open the sign-in dialog, 401 without a toast @ERR-02 @ERR-03 @ERR-04 @ERR-05",
  { as: "journo" },
  async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource|RequestError/);
    const refusal = (extensions: object) => (route: Route) =>
      route.fulfill({ json: { errors: [{ message: "inside", extensions: { ownHost: true, ...extensions } }] } });
    const cases: [extensions: object, text: string][] = [
      [{ status: 400 }, refusedError],
      [{ status: 422, errors: { search: ["Search is too long."], base: ["No."] } }, "Search is too long.\nNo."],
      [{ status: 409, detail: '{"a":["One."],"b":"Two."}' }, "One.\nTwo."],
    ];
    for (const [extensions, text] of cases) {
      await mockPageQuery(page, refusal(extensions));
      await page.goto("/communities");
      await errorsOnPage(page).waitFor();
      expect(await errorsOnPage(page).innerText()).toBe(text);
      await expect.poll(() => errorToasts(page).allInnerTexts()).toEqual([text]);
      await page.unroute("**/graphql");
    }
    const signIn = page.getByRole("dialog", { name: "Sign in" });
    const expectSignInDialog = async () => {
      await page.goto("/");
      await page.getByRole("feed").getByRole("article").first().waitFor();
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "All communities" }).click();
      await signIn.waitFor();
    };
    await mockPageQuery(page, refusal({ status: 401 }));
    await expectSignInDialog();
    expect(await errorToasts(page).count()).toBe(0);
    await page.unroute("**/graphql");

    await mockPageQuery(page, refusal({ status: 403 }));
    await expectSignInDialog();
    await expect.poll(() => errorToasts(page).allInnerTexts()).toEqual([forbiddenError]);
  },
);

describe("a screen whose code cannot be loaded", () => {
  /** Opens the directory of communities until all attempts to load its code have failed. */
  async function exhaustAttempts(page: Page, requests: () => number): Promise<void> {
    await page.clock.install();
    await page.goto("/");
    await page.getByRole("feed").getByRole("article").first().waitFor();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "All communities" }).click();
    // Retries follow 3, 6 and 9 s after a failure. If the page has not received it when its clock advances, real time has to pass.
    const retried = { timeout: 20_000 };
    for (const [attempts, pause] of [
      [1, 3000],
      [2, 6000],
      [3, 9000],
    ] as const) {
      await expect.poll(requests, retried).toBe(attempts);
      await page.clock.runFor(pause);
    }
    await expect.poll(requests, retried).toBe(4);
    await errorsOnPage(page).waitFor();
    expect(await errorsOnPage(page).innerText()).toBe(genericError);
  }

  const code = /assets\/CommunitiesPage-[^/]*\.js/;
  const messages = /Failed to load resource|Failed to fetch dynamically imported module/;
  const retry = (page: Page) => page.getByRole("main").getByRole("button", { name: "Retry" }).click();

  test(
    "is requested four times before the error with Retry is shown; nothing is reported to third parties @ERR-15 @ERR-16 @CONST-39 @EXT-08",
    { as: "journo" },
    async ({ page, expectConsole }) => {
      expectConsole(messages);
      let requests = 0;
      const loaded: string[] = [];
      page.on("request", (request) => loaded.push(request.url()));
      await page.route(code, (route) => {
        requests += 1;
        return route.abort();
      });
      await exhaustAttempts(page, () => requests);
      await page.unroute(code);
      await retry(page);
      await title(page).waitFor();
      await page.clock.runFor(10_000);
      expect(loaded.filter((address) => /sentry|envelope/.test(address))).toEqual([]);
    },
  );

  test(
    "is loaded by a reload of the page when it fails again on Retry, as in browsers that keep the failure @ERR-15",
    { as: "journo" },
    async ({ page, expectConsole }) => {
      expectConsole(messages);
      let requests = 0;
      await page.route(code, (route) => {
        requests += 1;
        return requests > 5 ? route.continue() : route.abort();
      });
      await exhaustAttempts(page, () => requests);
      const reloaded = page.waitForEvent("load");
      await retry(page);
      await reloaded;
      await title(page).waitFor();
      expect(new URL(page.url()).pathname).toBe("/communities");
    },
  );
});
