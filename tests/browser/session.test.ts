import type { Page } from "playwright";
import { expect } from "vitest";
import { demoPassword } from "../../scripts/lib/demoAccounts.ts";
import { emailOf } from "../support/accounts.ts";
import { browserTests } from "./support/browserTest.ts";
import { stopTime } from "./support/clock.ts";
import { failViewer } from "./support/operations.ts";
import { controlSocket } from "./support/socket.ts";

// Tests that end a session use a separate account: the sessions of the demo accounts are shared within this file.
const test = browserTests();

const email = (page: Page) => page.getByLabel("E-mail");
const password = (page: Page) => page.getByLabel("Password", { exact: true });
const pathOf = (page: Page) => new URL(page.url()).pathname;

async function fillAndSend(page: Page, secret = demoPassword): Promise<void> {
  await email(page).fill(emailOf("journo"));
  await password(page).fill(secret);
  await page.keyboard.press("Enter");
}

test(
  "home redirects a guest to the sign-in page, and going back does not loop @ROUTE-02 @GUARD-02",
  {},
  async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    await page.goto("/privacy-and-terms.html");
    await page.goto("/");
    await page.waitForURL("**/sign_in");
    await page.goBack();
    expect(pathOf(page)).toBe("/privacy-and-terms.html");
  },
);

test("after signing in, a guest is returned to the requested page @GUARD-06 @GUARD-07", {}, async ({ page }) => {
  await page.goto("/community/tech-desk/members?x=1#top");
  await page.waitForURL("**/sign_in");
  const stored: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem("redirect-path") ?? "null"));
  expect(stored).toMatchObject({ value: "/community/tech-desk/members?x=1#top" });
  await fillAndSend(page);
  await page.waitForURL("**/community/tech-desk/members?x=1#top");
  expect(await page.evaluate(() => localStorage.getItem("redirect-path"))).toBeNull();
});

for (const device of ["mobile", "laptop"] as const) {
  test(
    `the link of a post opens the post after signing in (${device}) @GUARD-06 @OVERLAY-01`,
    { device },
    async ({ page, product }) => {
      const document = "query { latestJobs(first: 1) { databaseId title } }";
      const response = await product.graphql<{ latestJobs: { databaseId: number; title: string }[] }>({ document, as: "journo" });
      const job = response.data?.latestJobs[0];
      if (!job) throw new Error("There is no job.");
      await page.goto(`/?job=${job.databaseId}`);
      await page.waitForURL("**/sign_in");
      await fillAndSend(page);
      await page.waitForURL(`**/?job=${job.databaseId}`);
      const overlay = page.getByRole("dialog");
      await overlay.getByText(job.title).first().waitFor();
      // The post was opened by the address, so closing it leads to the home page.
      await overlay.getByRole("button", { name: "Close" }).click();
      await page.waitForURL((url) => url.pathname === "/" && url.search === "");
      await page.getByRole("feed").waitFor();
    },
  );

  test(`the link of a form opens the form after signing in (${device}) @GUARD-06`, { device }, async ({ page }) => {
    await page.goto("/?create=event");
    await page.waitForURL("**/sign_in");
    await fillAndSend(page);
    await page.waitForURL("**/?create=event");
    await page.getByRole("dialog").getByRole("button", { name: "Publish event" }).waitFor();
  });
}

test(
  "a wrong password shows an error in the form, keeps the e-mail, and clears and focuses the password @ERR-20",
  {},
  async ({ page, product, expectConsole }) => {
    await page.goto("/sign_in");
    await fillAndSend(page, "not the password");
    await page.getByRole("alert").getByText("Wrong e-mail or password.").waitFor();
    expect(await email(page).inputValue()).toBe(emailOf("journo"));
    expect(await password(page).inputValue()).toBe("");
    await expect.poll(() => password(page).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await page.locator("[data-toast]").count()).toBe(0);

    // After a server error the password is kept for another attempt.
    expectConsole(/500/);
    product.upstream.fail({ method: "POST", path: "/api/v1/session", status: 500, times: 1 });
    await fillAndSend(page);
    await page.getByRole("alert").getByText("Something went wrong. We are already working to solve it.").waitFor();
    expect(await password(page).inputValue()).toBe(demoPassword);
  },
);

test(
  "a viewer that cannot be read after signing in shows an error in the form, and another press continues @ERR-01 @ERR-13",
  {},
  async ({ page, product, expectConsole }) => {
    expectConsole(/Failed to load resource|RequestError/);
    await page.goto("/sign_in");
    await email(page).waitFor();
    await failViewer(page);
    await fillAndSend(page);
    await page.getByRole("alert").getByText("Something went wrong. We are already working to solve it.").waitFor();
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.getByRole("feed").waitFor();
    // A code of two-step sign-in works only once.
    expect(product.upstream.summary().filter((call) => call === "POST /api/v1/session")).toHaveLength(1);
  },
);

test("empty fields show that they are required, and nothing is sent @VALID-18", {}, async ({ page, product }) => {
  await page.goto("/sign_in");
  await email(page).waitFor();
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByText("E-mail is required.").waitFor();
  await page.getByText("Password is required.").waitFor();
  expect(product.upstream.summary()).not.toContain("POST /api/v1/session");
});

test("the sign-in page redirects signed-in users home @GUARD-01", { as: "journo" }, async ({ page }) => {
  await page.goto("/sign_in");
  await page.waitForURL((url) => url.pathname === "/");
});

test(
  "an unknown path and a trailing slash lead to the 404 page, which links home @GUARD-05 @ROUTE-11 @ERR-08",
  { as: "journo" },
  async ({ page }) => {
    for (const path of ["/nowhere", "/communities/"]) {
      await page.goto(path);
      await page.waitForURL("**/error/404");
    }
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    expect(await page.title()).toBe("Page not found");
    await page.getByRole("link", { name: "Go to home" }).click();
    await page.waitForURL((url) => url.pathname === "/");
  },
);

test("paths are matched case-insensitively @ROUTE-11", { as: "journo" }, async ({ page }) => {
  await page.goto("/Communities");
  await page.getByRole("heading", { name: "Communities", level: 1 }).waitFor();
});

test(
  "signing out opens the sign-in dialog in every tab; signing in closes it on the same page @STATE-02 @STATE-03 @GUARD-03 @GUARD-04",
  { as: "expert" },
  async ({ page, context }) => {
    const otherTab = await context.newPage();
    await otherTab.goto("/communities");
    await otherTab.getByRole("button", { name: /^Account of/ }).waitFor();
    await page.goto("/communities");
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    const modal = page.getByRole("dialog", { name: "Sign in" });
    await modal.waitFor();
    expect(pathOf(page)).toBe("/communities");
    await page.keyboard.press("Escape");
    expect(await modal.getByRole("button", { name: "Close" }).count()).toBe(0);
    await modal.waitFor();
    const otherModal = otherTab.getByRole("dialog", { name: "Sign in" });
    await otherModal.waitFor();
    await fillAndSend(page);
    await modal.waitFor({ state: "detached" });
    await otherModal.waitFor({ state: "detached" });
    expect(pathOf(page)).toBe("/communities");
    await page.getByRole("button", { name: /^Account of/ }).waitFor();
  },
);

test("signing out works even if the call fails @STATE-02", { as: "readonly" }, async ({ page, product, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  await page.goto("/communities");
  product.upstream.fail({ method: "DELETE", status: 500 });
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByRole("dialog", { name: "Sign in" }).waitFor();
  product.upstream.reset();
});

test(
  "a 401 opens the sign-in dialog without a toast; the page is loaded again after signing in @GUARD-03 @GUARD-04 @ERR-05",
  { as: "pr" },
  async ({ page, product, expectConsole }) => {
    expectConsole(/RequestError|React Router/);
    await page.goto("/communities");
    await page.getByRole("article").first().waitFor();
    product.upstream.fail({ path: /\/communities\/media-insiders/, status: 401 });
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Media Insiders" }).click();
    const modal = page.getByRole("dialog", { name: "Sign in" });
    await modal.waitFor();
    expect(await page.locator("[data-toast]").count()).toBe(0);
    product.upstream.reset();
    await fillAndSend(page);
    await modal.waitFor({ state: "detached" });
    await page.getByRole("heading", { name: "Media Insiders", level: 1 }).waitFor();
  },
);

test(
  "a viewer that fails to load shows an error, and Retry loads it @ERR-01 @ERR-13",
  { as: "journo" },
  async ({ page, product, expectConsole }) => {
    expectConsole(/RequestError|React Router|Failed to load resource/);
    product.upstream.fail({ path: /\/current_user\/info/, status: 500 });
    await page.goto("/");
    // Both the page and a toast show the error.
    await expect.poll(() => page.getByText("Something went wrong. We are already working to solve it.").count()).toBe(2);
    product.upstream.reset();
    await page.getByRole("button", { name: "Retry" }).click();
    await page.getByRole("feed").waitFor();
  },
);

test(
  "Retry sends the page's query again, even if the one of the failed start has no response yet @ERR-13",
  { as: "journo" },
  async ({ page, product, expectConsole }) => {
    expectConsole(/RequestError|React Router|Failed to load resource/);
    product.upstream.fail({ path: /\/current_user\/info/, status: 500 });
    let requests = 0;
    await page.route("**/graphql", (route) => {
      if (route.request().postDataJSON()?.operationName === "HomePageQuery") requests += 1;
      else return route.continue();
      // The first one gets no response.
      return requests === 1 ? undefined : route.continue();
    });
    await page.goto("/");
    const retry = page.getByRole("button", { name: "Retry" });
    await retry.waitFor();
    await expect.poll(() => requests).toBe(1);
    product.upstream.reset();
    await retry.click();
    await page.getByRole("feed").waitFor();
    expect(requests).toBe(2);
  },
);

test(
  "the viewer is loaded again after a minute in the background and after the socket reconnects @API-010",
  { as: "journo" },
  async ({ page }) => {
    const socket = await controlSocket(page);
    const isListening = () => socket.operations.has("useNotificationsLiveSubscription");
    const { promise: reconnected, resolve: allowSecondResponse } = Promise.withResolvers<void>();
    let reads = 0;
    await page.route("**/graphql", async (route) => {
      if (route.request().postData()?.includes('"ShellQuery"') !== true) return route.continue();
      reads += 1;
      if (reads === 2) await reconnected;
      return route.continue();
    });
    await page.clock.install();
    await page.goto("/communities");
    await page.getByRole("main").getByRole("article").first().waitFor();
    expect(reads).toBe(1);
    // A socket that is still connecting when the clock moves by a minute would time out, reconnect and read once more.
    await expect.poll(isListening).toBe(true);
    const setHidden = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
        document.dispatchEvent(new Event("visibilitychange"));
      }, isHidden);
    await stopTime(page);
    await setHidden(true);
    await page.clock.fastForward(59_000);
    await setHidden(false);
    await setHidden(true);
    await page.clock.fastForward(60_000);
    await setHidden(false);
    await expect.poll(() => reads).toBe(2);
    await page.clock.resume();

    // The read in progress may return the state before the reconnection, so another one follows it.
    await socket.disconnect();
    socket.allowReconnect();
    await page.clock.fastForward(6000);
    await expect.poll(isListening).toBe(true);
    allowSecondResponse();
    await expect.poll(() => reads).toBe(3);
  },
);
