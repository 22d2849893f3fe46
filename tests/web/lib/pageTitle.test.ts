import { expect, test, vi } from "vitest";
import { createPageTitle, pageTitle } from "../../../web/src/lib/pageTitle.ts";

test("the title is that of the last opened page or post, and is restored on closing @ROUTE-09", () => {
  const shown: string[] = [];
  const title = createPageTitle((text) => shown.push(text));
  title.setBase("Home");
  const closePage = title.open("Tech desk");
  const closePost = title.open("A job");
  closePage();
  expect(shown.at(-1)).toBe("A job");
  closePost();
  expect(shown.at(-1)).toBe("Home");
  title.setBase("Pressroom");
  expect(shown.at(-1)).toBe("Pressroom");
});

test("the title of an overlay wins over a page title that is set later @ROUTE-09", () => {
  const shown: string[] = [];
  const title = createPageTitle((text) => shown.push(text));
  const closePost = title.open("A job", true);
  title.open("Tech desk");
  expect(shown.at(-1)).toBe("A job");
  closePost();
  expect(shown.at(-1)).toBe("Tech desk");
});

test("the title of the browser's tab is that of the page @ROUTE-09", () => {
  const page = { title: "" };
  vi.stubGlobal("document", page);
  pageTitle.open("Tech desk");
  vi.unstubAllGlobals();
  expect(page.title).toBe("Tech desk");
});

test("a title that is closed before the page has one leaves none @ROUTE-09", () => {
  const shown: string[] = [];
  createPageTitle((text) => shown.push(text)).open("A job")();
  expect(shown).toEqual(["A job", ""]);
});
