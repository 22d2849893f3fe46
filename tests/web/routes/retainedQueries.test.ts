import { expect, test } from "vitest";
import { createRetainedQueries } from "../../../web/src/routes/retainedQueries.ts";

function open() {
  const retained = createRetainedQueries();
  const disposed: string[] = [];
  const load = (cacheKey: string, data: string | null = null) => {
    const query = { id: null, variables: {}, dispose: () => void disposed.push(cacheKey) };
    retained.add(query);
    return { element: null, fallback: null, cacheKey, data, showsFallbackOnChange: false, queries: [query], dataVersion: 0 };
  };
  return { retained, disposed, load };
}

test("rendered pages keep their data, others are disposed of @ROUTE-12", () => {
  const { retained, disposed, load } = open();
  const [home, tech, media] = [load("home"), load("tech"), load("media")];
  retained.keep([home, tech, media]);
  expect(disposed).toEqual([]);
  const drafts = load("drafts");
  retained.keep([tech, media, drafts]);
  expect(disposed).toEqual(["home"]);
});

test("an abandoned navigation is disposed of, a pending one is kept @ROUTE-12", () => {
  const { retained, disposed, load } = open();
  load("abandoned");
  const home = load("home");
  const pending = load("tech");
  retained.keep([home]);
  expect(disposed).toEqual(["abandoned"]);
  retained.keep([home, pending]);
  expect(disposed).toEqual(["abandoned"]);
});

test("the queries of a page that failed to load are disposed of at once, and only once @ROUTE-12", () => {
  const { retained, disposed, load } = open();
  const home = load("home");
  retained.keep([home]);
  retained.drop(load("failed").queries);
  expect(disposed).toEqual(["failed"]);
  retained.keep([home, load("tech")]);
  expect(disposed).toEqual(["failed"]);
});

test("the queries of other pages stay when a page failed to load @ROUTE-12", () => {
  const { retained, disposed, load } = open();
  load("abandoned");
  retained.drop(load("failed").queries);
  retained.keep([load("home")]);
  expect(disposed).toEqual(["failed", "abandoned"]);
});

test("hidden pages are disposed of after signing out, even newer ones @ROUTE-12", () => {
  const { retained, disposed, load } = open();
  const [home, tech] = [load("home"), load("tech")];
  retained.keep([home, tech]);
  retained.keep([home]);
  expect(disposed).toEqual(["tech"]);
});

test("a kept page is found again, unless it was left with other data @ROUTE-12", () => {
  const { retained, load } = open();
  const home = load("home", "beat 62");
  retained.keep([home]);
  expect(retained.find("home", "beat 62")).toBe(home);
  expect(retained.find("home", "beat 19")).toBeNull();
  expect(retained.find("tech", null)).toBeNull();
  expect(retained.find("tech", "beat 62")).toBeNull();
});
