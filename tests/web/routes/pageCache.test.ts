import { expect, test } from "vitest";
import { shownPage, visit, type CachedPage } from "../../../web/src/routes/pageCache.ts";

interface View {
  isBroken?: boolean;
}

/** Visits pages one after another. @param owners who is signed in at each visit; the last one stays */
function visits(keys: readonly string[], owners: readonly string[] = ["ada"]) {
  return keys.reduce<readonly CachedPage<View>[]>((pages, key, index) => {
    const owner = owners[Math.min(index, owners.length - 1)] ?? null;
    const view = { isBroken: key === "broken" };
    return visit(pages, { key, view, owner, isKept: ({ isBroken }) => isBroken !== true, replaces: false });
  }, []);
}

const keys = (pages: readonly CachedPage<View>[]) => pages.map(({ key }) => key);

test("the two pages left last are kept, the one left longest ago goes @ROUTE-12 @CONST-40", () => {
  expect(keys(visits(["home", "tech", "media"]))).toEqual(["home", "tech", "media"]);
  expect(keys(visits(["home", "tech", "media", "drafts"]))).toEqual(["tech", "media", "drafts"]);
});

test("coming back counts as use, and redirects nothing @ROUTE-12", () => {
  const pages = visits(["home", "tech", "home", "media"]);
  expect(keys(pages)).toEqual(["home", "tech", "media"]);
  expect(shownPage(pages)?.key).toBe("media");
  expect(keys(visits(["home", "tech", "home", "media", "drafts"]))).toEqual(["home", "media", "drafts"]);
});

test("the same page shown with other data is one page @ROUTE-12", () => {
  expect(keys(visits(["home", "tech", "tech", "tech", "media"]))).toEqual(["home", "tech", "media"]);
});

test("nothing is kept for whoever signs in or out @ROUTE-12", () => {
  expect(keys(visits(["home", "tech", "tech"], ["ada", "ada", ""]))).toEqual(["tech"]);
  expect(keys(visits(["home", "tech", "media"], ["ada", "ada", "bob"]))).toEqual(["media"]);
});

test("a page that failed is not kept @ROUTE-12", () => {
  expect(keys(visits(["home", "broken", "tech"]))).toEqual(["home", "tech"]);
});

test("a page whose place in the history was taken is not kept: a saved form begins anew @ROUTE-12", () => {
  const form = visits(["home", "newsrooms", "form"]);
  const after = visit(form, { key: "newsrooms", view: {}, owner: "ada", isKept: () => true, replaces: true });
  expect(keys(after)).toEqual(["home", "newsrooms"]);
  expect(shownPage(after)?.key).toBe("newsrooms");
  const filtered = visit(form, { key: "form", view: {}, owner: "ada", isKept: () => true, replaces: true });
  expect(keys(filtered)).toEqual(["home", "newsrooms", "form"]);
});

test("an unchanged page gives the same list, so that nothing is drawn again @ROUTE-12", () => {
  const pages = visits(["home", "tech"]);
  const shown = shownPage(pages);
  if (!shown) throw new Error("No page is shown.");
  expect(visit(pages, { ...shown, isKept: () => true, replaces: false })).toBe(pages);
});
