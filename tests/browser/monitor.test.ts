import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";
import { stopTime } from "./support/clock.ts";
import { runMutation } from "./support/mutations.ts";

const test = browserTests();

test(
  "the monitor filters by its address, saves, edits and deletes searches, and exports a report @NEWS-07 @GEN-12",
  { as: "admin" },
  async ({ page, product }) => {
    await page.goto(`${product.url}/news/monitor`);
    await page.getByRole("heading", { level: 1, name: "Monitor" }).waitFor();
    const results = page.getByRole("list", { name: "Found", exact: true });
    const saved = page.getByRole("complementary", { name: "Saved searches" });
    await results.getByRole("listitem").first().waitFor();

    await page.getByRole("button", { name: "How to search" }).click();
    await page.getByText("transmission NOT rail").waitFor();
    await page.keyboard.press("Escape");

    await page.getByRole("searchbox", { name: "Search the monitor" }).fill('"Meridian Energy" NOT radio');
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe('"Meridian Energy" NOT radio');
    await results.getByText("Outage pages compared: six networks, one storm").waitFor();
    await results.getByText("Has anybody else lost power twice this week in Dubbo?").waitFor();
    await expect.poll(() => results.getByText("Radio: landholders on the western transmission line").count()).toBe(0);

    await page.getByRole("button", { name: "Sources" }).click();
    await page.getByRole("dialog", { name: "Sources" }).getByText("Social").click();
    await page.keyboard.press("Escape");
    await expect.poll(() => new URL(page.url()).searchParams.getAll("source")).toEqual(["social"]);
    await expect.poll(() => results.getByText("Outage pages compared: six networks, one storm").count()).toBe(0);
    await results.getByText("Has anybody else lost power twice this week in Dubbo?").waitFor();

    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Report" }).click()]);
    expect(download.suggestedFilename()).toBe("monitor.csv");
    const report = await text(await download.createReadStream());
    expect(report).toContain("Has anybody else lost power twice this week in Dubbo?");
    expect(report).not.toContain("Outage pages compared");

    await page.getByRole("button", { name: "Save search" }).click();
    const dialog = page.getByRole("dialog", { name: /^(Save search|Edit saved search)$/ });
    await dialog.getByRole("textbox", { name: "Name" }).fill("");
    await dialog.getByRole("button", { name: "Save search" }).click();
    await dialog.getByText("Name is required.").waitFor();
    await dialog.getByRole("textbox", { name: "Name" }).fill("Dubbo");
    await dialog.getByText("Email me when something new is found").click();
    await dialog.getByRole("button", { name: "Save search" }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?search=\d+$/);
    await saved.locator("a[aria-current=page]", { hasText: "Dubbo" }).waitFor();
    await page.getByText(/\d items? found for Dubbo/).waitFor();
    await expect.poll(() => page.title()).toContain("Dubbo – Monitor");
    await page.reload();
    await saved.locator("a[aria-current=page]", { hasText: "Dubbo" }).waitFor();
    await page.getByText(/\d items? found for Dubbo/).waitFor();

    await saved.getByRole("button", { name: "More for Dubbo" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await dialog.getByRole("textbox", { name: "Name" }).fill("Power");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await saved.getByRole("link", { name: "Power" }).waitFor();

    await saved.getByRole("button", { name: "More for Power" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByText("Do you want to delete the saved search Power?").waitFor();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => new URL(page.url()).search).toBe("");
    await expect.poll(() => saved.getByRole("link", { name: "Power" }).count()).toBe(0);

    await page.getByRole("searchbox", { name: "Search the monitor" }).fill("zzzzqq");
    await page.getByText("Nothing found", { exact: true }).waitFor();

    await page.getByRole("searchbox", { name: "Search the monitor" }).fill("the");
    await results.getByRole("listitem").first().waitFor();
    const titles = results.locator(":scope > li > div > p:first-child");
    const scrolled = async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return titles.count();
    };
    await expect.poll(scrolled).toBeGreaterThan(20);
    const shown = await titles.allInnerTexts();
    expect(new Set(shown).size).toBe(shown.length);
  },
);

test(
  "a saved search shows the number of new items only until its results are read @NEWS-07",
  { as: "admin" },
  async ({ page, product }) => {
    const { db } = product.platform;
    const { contact_id } = await db
      .selectFrom("users")
      .select("contact_id")
      .where("email", "=", "admin@example.com")
      .executeTakeFirstOrThrow();
    const at = new Date(0);
    await db
      .insertInto("monitor_searches")
      .values({ contact_id, name: "Articles", q: "the", sources: [], beats: [], notify: false, created_at: at, seen_at: at })
      .execute();
    await page.goto(`${product.url}/news/monitor`);
    const saved = page.getByRole("complementary", { name: "Saved searches" });
    await saved.getByRole("link", { name: /^Articles \d+ new$/ }).click();
    await page.getByText(/\d items found for Articles/).waitFor();
    await saved.getByRole("link", { name: "All saved searches" }).click();
    await saved.locator("a[aria-current=page]", { hasText: "All saved searches" }).waitFor();
    await saved.getByRole("link", { name: "Articles", exact: true }).waitFor();
    await page.goBack();
    await page.getByText(/\d items found for Articles/).waitFor();
    await page.goBack();
    await saved.getByRole("link", { name: "Articles", exact: true }).waitFor();
  },
);

test(
  "text that is typed while a saved search opens is searched for in it @NEWS-07 @GEN-12",
  { as: "admin" },
  async ({ page, product }) => {
    await runMutation(product, "admin", "createMonitorSearch", { name: "Outages", query: "the" });
    await page.clock.install();
    await page.goto(`${product.url}/news/monitor?q=power`);
    const field = page.getByRole("searchbox", { name: "Search the monitor" });
    const saved = page.getByRole("complementary", { name: "Saved searches" });
    const link = saved.getByRole("link", { name: /^Outages/ });
    await link.waitFor();
    await stopTime(page);
    await field.fill("power cut");
    await link.press("Enter");
    await saved.locator("a[aria-current=page]", { hasText: "Outages" }).waitFor();
    expect(await field.inputValue()).toBe("power cut");
    await page.clock.resume();
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?search=\d+&q=power\+cut$/);
    // Once it was searched for, another search replaces it.
    await saved.getByRole("link", { name: "All saved searches" }).click();
    await expect.poll(() => field.inputValue()).toBe("");
  },
);
