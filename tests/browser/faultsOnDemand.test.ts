import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";

const test = browserTests({ gateway: { settings: { development: true } } });

test(
  "a link of the developer pages opens a page with a part that fails, and without the faults it is complete @DEV-02 @ERR-13",
  { as: "journo" },
  async ({ page, context, expectConsole }) => {
    expectConsole(/RequestError|Relay:/);
    await page.goto("/development/faults");
    await page.getByRole("heading", { level: 1, name: "Faults on demand" }).waitFor();
    expect(await page.getByRole("link", { name: "Open", exact: false }).last().getAttribute("href")).toContain("/#faults=");
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("link", { name: "Fails: Communities" }).click(),
    ]);
    await tab.getByRole("main").getByRole("alert").waitFor();
    expect(await tab.getByRole("main").getByRole("alert").innerText()).toContain("Something went wrong.");
    await tab.getByRole("main").getByRole("button", { name: "Retry" }).click();
    await tab.getByRole("main").getByRole("alert").waitFor();
    await tab.goto("/communities");
    await tab.getByRole("main").getByRole("link", { name: "Media Insiders" }).first().waitFor();
    expect(await tab.getByRole("main").getByRole("alert").count()).toBe(0);
  },
);
