import type { Page, Route } from "playwright";
import { expect } from "vitest";
import type { AccountName } from "../support/accounts.ts";
import { genericError } from "../support/errorTexts.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { browserTests } from "./support/browserTest.ts";

const test = browserTests();

interface LoadingDialog {
  title: string;
  as: AccountName;
  path: string;
  /** The operation that loads the content of the dialog. */
  operation: string;
  open: (page: Page) => Promise<void>;
  /** An element that is shown once the content is loaded. */
  content: (page: Page) => ReturnType<Page["getByRole"]>;
}

const press = (name: string) => (page: Page) => page.getByRole("main").getByRole("button", { name, exact: true }).click();
const dialogOn = (page: Page) => page.getByRole("dialog");

const dialogs: readonly LoadingDialog[] = [
  {
    title: "New channel",
    as: "admin",
    path: "/work/channels",
    operation: "ChannelDialogQuery",
    open: press("New channel"),
    content: (page) => dialogOn(page).getByRole("textbox", { name: "Name" }),
  },
  {
    title: "New work list",
    as: "admin",
    path: "/work/workLists",
    operation: "WorkListDialogQuery",
    open: press("New work list"),
    content: (page) => dialogOn(page).getByRole("textbox", { name: "Name" }),
  },
  {
    title: "Share interview",
    as: "journo",
    path: "/interviews/1006",
    operation: "ShareDialogQuery",
    async open(page) {
      await page
        .getByRole("main")
        .getByRole("button", { name: /^More for/ })
        .click();
      await page.getByRole("menuitem", { name: "Share" }).click();
    },
    content: (page) => dialogOn(page).getByRole("searchbox", { name: "Search people" }),
  },
  {
    title: "Choose channels",
    as: "company",
    path: "/announcements/1003",
    operation: "ChooseChannelsDialogQuery",
    open: press("Choose channels"),
    content: (page) => dialogOn(page).getByRole("button", { name: "Save channels" }),
  },
  {
    title: "Write a post",
    as: "journo",
    path: "/",
    operation: "NewPostFormsQuery",
    open: (page) => page.getByRole("main").getByRole("link", { name: "Call-out", exact: true }).click(),
    content: (page) => dialogOn(page).getByRole("textbox").first(),
  },
];

/** Intercepts the requests of an operation and returns them one by one. */
async function requestsOf(page: Page, operation: string) {
  const waiting: Route[] = [];
  let next: ((route: Route) => void) | null = null;
  await page.route("**/graphql", (route) => {
    if (route.request().postDataJSON()?.operationName !== operation) return route.fallback();
    if (next) next(route);
    else waiting.push(route);
    next = null;
    return undefined;
  });
  return () =>
    new Promise<Route>((resolve) => {
      const route = waiting.shift();
      if (route) resolve(route);
      else next = resolve;
    });
}

test(
  "a search for people shows that it is running, why it failed, and its results after Retry @INTERVIEW-03 @ERR-13",
  { as: "journo" },
  async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource|RequestError/);
    await page.goto("/interviews/1006");
    const nextRequest = await requestsOf(page, "FoundPeopleQuery");
    await page
      .getByRole("main")
      .getByRole("button", { name: /^More for/ })
      .click();
    await page.getByRole("menuitem", { name: "Share" }).click();
    const dialog = dialogOn(page);
    await dialog.getByRole("searchbox", { name: "Search people" }).fill("amelia");
    const request = await nextRequest();
    await dialog.getByText("Searching people").waitFor();
    expect(await dialog.getByText("No other people found.").count()).toBe(0);
    await request.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
    await dialog.getByRole("alert").getByText(genericError).waitFor();
    await dialog.getByRole("button", { name: "Retry" }).click();
    await (await nextRequest()).continue();
    await dialog.getByRole("button", { name: "Share: Amelia Hart" }).waitFor();
    await dialog.getByRole("searchbox", { name: "Search people" }).fill("nobody of this name");
    await (await nextRequest()).continue();
    await dialog.getByText("No other people found.").waitFor();
  },
);

for (const device of ["laptop", "mobile"] as const) {
  for (const { title, as, path, operation, open, content } of dialogs) {
    test(
      `"${title}" opens immediately, shows a loading error inside itself and retries, on a ${device} @ERR-01 @ERR-13`,
      { as, device },
      async ({ page, expectConsole }) => {
        expectConsole(/Failed to load resource|RequestError/);
        await page.goto(path);
        const nextRequest = await requestsOf(page, operation);
        await open(page);
        const dialog = page.getByRole("dialog", { name: title });
        const request = await nextRequest();
        await dialog.getByRole("button", { name: "Close" }).waitFor();
        await dialog.locator("[aria-busy=true]").waitFor();
        await request.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" });

        await dialog.getByRole("alert").getByText(genericError).waitFor();
        expect(await page.locator("main#main > *").count()).toBeGreaterThan(0);
        await expect.poll(() => coveredControls(page)).toEqual([]);
        await dialog.getByRole("button", { name: "Retry" }).click();
        await (await nextRequest()).continue();
        await content(page).waitFor();
        await expectAccessible(page);
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
      },
    );
  }

  test(
    `a toast covers no control of a dialog or page, on a ${device} @UI-02`,
    { as: "company", device },
    async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource|RequestError/);
      await page.goto("/announcements/1003");
      await failOperation(page, "ChooseChannelsDialogMutation");
      await press("Choose channels")(page);
      await dialogOn(page).getByRole("checkbox").first().waitFor();
      await dialogOn(page).getByRole("button", { name: "Save channels" }).click();
      await page.locator('[data-toast="error"]').waitFor();
      await expect.poll(() => coveredControls(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await dialogOn(page).waitFor({ state: "detached" });
      await expect.poll(() => coveredControls(page)).toEqual([]);

      await page.goto("/");
      await failOperation(page, "useLikeMutation");
      const like = page.getByRole("feed").getByRole("button", { name: /^Like/ });
      await like.first().click();
      await page.locator('[data-toast="error"]').waitFor();
      await expect.poll(() => coveredControls(page)).toEqual([]);
      await page.mouse.wheel(0, 200);
      await expect.poll(() => coveredControls(page)).toEqual([]);
    },
  );
}

/** Makes all requests of an operation fail. */
async function failOperation(page: Page, operation: string): Promise<void> {
  await page.route("**/graphql", (route) =>
    route.request().postDataJSON()?.operationName === operation
      ? route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" })
      : route.fallback(),
  );
}

/** Clickable elements that are covered by a toast. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toasts = [...document.querySelectorAll("[data-toast]")].map((toast) => toast.getBoundingClientRect());
    const isCovered = (box: DOMRect) =>
      toasts.some(
        (toast) => box.left < toast.right && toast.left < box.right && box.top < toast.bottom && toast.top < box.bottom,
      );
    return [...document.querySelectorAll("button, a[href], input, textarea, select, [role=tab]")]
      .filter((element) => !element.closest("[data-toast], [inert], [aria-hidden=true]") && element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().width > 0 && isCovered(element.getBoundingClientRect()))
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
