import { expect, test } from "vitest";
import { shownPage, visit, type CachedPage } from "../../../web/src/routes/pageCache.ts";

interface View {
  isBroken?: boolean;
}

/** Visits pages one after another. @param owners the signed-in user of each visit; the last one is repeated */
function visits(keys: readonly string[], owners: readonly string[] = ["ada"]) {
  return keys.reduce<readonly CachedPage<View>[]>((pages, key, index) => {
    const owner = owners[Math.min(index, owners.length - 1)] ?? null;
    const view = { isBroken: key === "broken" };
    return visit(pages, { key, view, owner, isKept: ({ isBroken }) => isBroken !== true, replaces: false });
  }, []);
}

const keys = (pages: readonly CachedPage<View>[]) => pages.map(({ key }) => key);

test("the last two pages left are kept, the oldest one is dropped @ROUTE-12 @CONST-40", () => {
  expect(keys(visits(["home", "tech", "media"]))).toEqual(["home", "tech", "media"]);
  expect(keys(visits(["home", "tech", "media", "drafts"]))).toEqual(["tech", "media", "drafts"]);
});

test("going back counts as use @ROUTE-12", () => {
  const pages = visits(["home", "tech", "home", "media"]);
  expect(keys(pages)).toEqual(["home", "tech", "media"]);
  expect(shownPage(pages)?.key).toBe("media");
  expect(keys(visits(["home", "tech", "home", "media", "drafts"]))).toEqual(["home", "media", "drafts"]);
});

test("the same page with other data counts as one page @ROUTE-12", () => {
  expect(keys(visits(["home", "tech", "tech", "tech", "media"]))).toEqual(["home", "tech", "media"]);
});

test("signing in or out drops all pages @ROUTE-12", () => {
  expect(keys(visits(["home", "tech", "tech"], ["ada", "ada", ""]))).toEqual(["tech"]);
  expect(keys(visits(["home", "tech", "media"], ["ada", "ada", "bob"]))).toEqual(["media"]);
});

test("a failed page is not kept @ROUTE-12", () => {
  expect(keys(visits(["home", "broken", "tech"]))).toEqual(["home", "tech"]);
});

test("a page replaced in the history is not kept, so that a saved form starts empty @ROUTE-12", () => {
  const form = visits(["home", "newsrooms", "form"]);
  const after = visit(form, { key: "newsrooms", view: {}, owner: "ada", isKept: () => true, replaces: true });
  expect(keys(after)).toEqual(["home", "newsrooms"]);
  expect(shownPage(after)?.key).toBe("newsrooms");
  const filtered = visit(form, { key: "form", view: {}, owner: "ada", isKept: () => true, replaces: true });
  expect(keys(filtered)).toEqual(["home", "newsrooms", "form"]);
});

test("a page with other data, or of another user, is rendered again in its place @ROUTE-12", () => {
  const pages = visits(["home", "tech"]);
  const shown = shownPage(pages);
  if (!shown) throw new Error("No page is shown.");
  const view: View = {};
  const after = visit(pages, { ...shown, view, isKept: () => true, replaces: false });
  expect(after.map((page) => [page.key, page.view === view, page.visitNumber])).toEqual([
    ["home", false, 1],
    ["tech", true, 2],
  ]);
  expect(visit(pages, { ...shown, owner: "bob", isKept: () => true, replaces: false })).toMatchObject([
    { key: "tech", owner: "bob" },
  ]);
});

test("the current page is the one entered last, wherever it stands in the document @ROUTE-12", () => {
  const pages = visits(["home", "tech", "home"]);
  expect(keys(pages)).toEqual(["home", "tech"]);
  expect(shownPage(pages)?.key).toBe("home");
  expect(shownPage([])).toBeUndefined();
});

test("an unchanged page returns the same list, so that nothing is rendered again @ROUTE-12", () => {
  const pages = visits(["home", "tech"]);
  const shown = shownPage(pages);
  if (!shown) throw new Error("No page is shown.");
  expect(visit(pages, { ...shown, isKept: () => true, replaces: false })).toBe(pages);
});
