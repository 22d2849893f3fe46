import { expect, test } from "vitest";
import { createHeldPages } from "../../../web/src/routes/heldPages.ts";

function open() {
  const held = createHeldPages();
  const disposed: string[] = [];
  const load = (cacheKey: string, data: string | null = null) => {
    const query = { id: null, variables: {}, dispose: () => void disposed.push(cacheKey) };
    held.add(query);
    return { element: null, fallback: null, cacheKey, data, showsFallbackOnChange: false, queries: [query], dataVersion: 0 };
  };
  return { held, disposed, load };
}

test("rendered pages keep their data, others are disposed of @ROUTE-12", () => {
  const { held, disposed, load } = open();
  const [home, tech, media] = [load("home"), load("tech"), load("media")];
  held.keep([home, tech, media]);
  expect(disposed).toEqual([]);
  const drafts = load("drafts");
  held.keep([tech, media, drafts]);
  expect(disposed).toEqual(["home"]);
});

test("an abandoned navigation is disposed of, a pending one is kept @ROUTE-12", () => {
  const { held, disposed, load } = open();
  load("abandoned");
  const home = load("home");
  const pending = load("tech");
  held.keep([home]);
  expect(disposed).toEqual(["abandoned"]);
  held.keep([home, pending]);
  expect(disposed).toEqual(["abandoned"]);
});

test("the queries of a page that failed to load are disposed of at once, and only once @ROUTE-12", () => {
  const { held, disposed, load } = open();
  const home = load("home");
  held.keep([home]);
  held.drop(load("failed").queries);
  expect(disposed).toEqual(["failed"]);
  held.keep([home, load("tech")]);
  expect(disposed).toEqual(["failed"]);
});

test("hidden pages are disposed of after signing out, even newer ones @ROUTE-12", () => {
  const { held, disposed, load } = open();
  const [home, tech] = [load("home"), load("tech")];
  held.keep([home, tech]);
  held.keep([home]);
  expect(disposed).toEqual(["tech"]);
});

test("a kept page is found again, unless it was left with other data @ROUTE-12", () => {
  const { held, load } = open();
  const home = load("home", "beat 62");
  held.keep([home]);
  expect(held.find("home", "beat 62")).toBe(home);
  expect(held.find("home", "beat 19")).toBeNull();
  expect(held.find("tech", null)).toBeNull();
});
