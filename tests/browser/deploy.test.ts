import type { Page } from "playwright";
import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { pictureFile } from "./support/forms.ts";

const test = browserTests();

/**
 * Simulates a deployment: chunks that the page has not loaded yet are missing until it is reloaded.
 * @param missing pattern of their addresses
 * @returns a function that counts the page loads since
 */
async function deploy(page: Page, missing = "**/assets/*.js"): Promise<() => number> {
  let loads = 0;
  await page.route(missing, (route) => (loads === 0 ? route.fulfill({ status: 404, body: "{}" }) : route.fallback()));
  await page.route(
    (url) => url.pathname !== "/graphql",
    async (route) => {
      const request = route.request();
      if (request.isNavigationRequest()) loads += 1;
      if (request.resourceType() !== "fetch" || new URL(request.url()).pathname !== "/") return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replace(/(<script type="module"[^>]* src=")[^"]*/, "$1/assets/newer.js");
      return route.fulfill({ response, body: html });
    },
  );
  return () => loads;
}

/** Waits for the code of the cropper's dialog, which loads when the page is idle. */
const waitForDialogCode = (page: Page) =>
  page.waitForFunction(() => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    return ["overlays", "CropDialog"].every((part) => files.some((file) => file.includes(`/assets/${part}-`)));
  });

for (const device of ["laptop", "mobile"] as const) {
  test(
    `the page reloads once after a deployment and opens the dialog, on a ${device} @ERR-15`,
    { as: "journo", device },
    async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource|dynamically imported module|OutdatedError/);
      await page.goto("/");
      await page.getByRole("feed").getByRole("article").first().waitFor();
      await page.waitForLoadState("networkidle");
      const loads = await deploy(page);
      await page.getByRole("main").getByRole("link", { name: "Call-out", exact: true }).click();
      await page.getByRole("dialog", { name: "Write a post" }).getByRole("textbox").first().waitFor();
      expect(loads()).toBe(1);
    },
  );

  test(
    `a link opens in the new version after a deployment, on a ${device} @ERR-15`,
    { as: "journo", device },
    async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource|dynamically imported module|OutdatedError/);
      await page.goto("/drafts");
      await page.getByRole("main").getByRole("heading").first().waitFor();
      await page.waitForLoadState("networkidle");
      const loads = await deploy(page);
      await page.getByRole("link", { name: /Pressroom/ }).click();
      await page.getByRole("feed").getByRole("article").first().waitFor();
      expect(new URL(page.url()).pathname).toBe("/");
      expect(loads()).toBe(1);
    },
  );

  test(
    `unsaved changes survive a deployment: a bar offers the new version, on a ${device} @ERR-15`,
    { as: "admin", device },
    async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource|dynamically imported module|OutdatedError/);
      await page.goto("/community/tech-desk/edit");
      const name = page.getByRole("form", { name: "Edit community" }).getByRole("textbox", { name: "Name" });
      await name.fill("Tech and science desk");
      await waitForDialogCode(page);
      await page.waitForLoadState("networkidle");
      const loads = await deploy(page);
      await page
        .locator("input[type=file]")
        .first()
        .setInputFiles(await pictureFile());
      const cropper = page.getByRole("dialog", { name: "Crop the picture" });
      await cropper.getByText("A new version is available. Reload the page to continue.").waitFor();
      await cropper.getByRole("button", { name: "Close" }).click();
      await cropper.waitFor({ state: "detached" });
      expect(await name.inputValue()).toBe("Tech and science desk");
      expect(loads()).toBe(0);

      await page.getByText("A new version is available", { exact: true }).waitFor();
      await name.fill("Tech Desk");
      await page.getByRole("button", { name: "Reload" }).click();
      await expect.poll(loads).toBe(1);
      await name.waitFor();
      expect(await page.getByText("A new version is available").count()).toBe(0);
    },
  );
}

test(
  "code that the page loads in advance does not reload it after a deployment, and its use does @ERR-15",
  { as: "journo", newPage: true },
  async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource|dynamically imported module|OutdatedError/);
    const isDeployed = Promise.withResolvers<void>();
    const overlays = "**/assets/overlays-*.js";
    await page.route(
      overlays,
      async (route) => {
        await isDeployed.promise;
        await route.fulfill({ status: 404, body: "{}" });
      },
      { times: 1 },
    );
    await page.goto("/");
    const card = page.getByRole("feed").getByRole("article").first();
    await card.waitFor();
    const loads = await deploy(page, overlays);
    isDeployed.resolve();
    await page.getByText("A new version is available", { exact: true }).waitFor();
    const menu = card.getByRole("button", { name: /^More for/ });
    const versionChecked = page.waitForResponse((response) => new URL(response.url()).pathname === "/");
    await menu.hover();
    // A reload would begin right after this response, before the page's next frames.
    await versionChecked;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
    expect(loads()).toBe(0);
    await menu.click();
    await expect.poll(loads).toBe(1);
    await card.waitFor();
  },
);
