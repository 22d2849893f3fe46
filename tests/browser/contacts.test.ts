import { expect } from "vitest";
import { browserTests } from "./support/browserTest.ts";

const test = browserTests();

test("jobs and call-outs are listed and narrowed @CONTACT-01", { as: "admin" }, async ({ page, product }) => {
  await page.goto(`${product.url}/contacts/jobs?workplace=remote`);
  await page.getByRole("heading", { level: 1, name: "Jobs" }).waitFor();
  await page.getByRole("feed", { name: "Jobs" }).getByText("Remote").first().waitFor();
  await page.goto(`${product.url}/contacts/callOuts`);
  await page.getByRole("feed", { name: "Call-outs" }).getByRole("article").first().waitFor();
  await page.getByRole("button", { name: /Order/ }).click();
  await page.getByRole("option", { name: "By deadline" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?sort=deadline");
  await page.getByRole("feed", { name: "Call-outs" }).getByRole("article").first().waitFor();
});
