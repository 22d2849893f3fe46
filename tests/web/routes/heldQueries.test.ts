import { expect, test } from "vitest";
import { createHeldQueries } from "../../../web/src/routes/heldQueries.ts";

function visit() {
  const held = createHeldQueries();
  const disposed: string[] = [];
  const load = (name: string) => {
    const query = { dispose: () => disposed.push(name) };
    held.add(query);
    return query;
  };
  return { held, disposed, load };
}

test("the two pages left last keep their data, a third loses it @ROUTE-12 @CONST-40", () => {
  const { held, disposed, load } = visit();
  for (const page of ["home", "tech", "media"]) held.settle([load(page)]);
  expect(disposed).toEqual([]);
  held.settle([load("communities")]);
  expect(disposed).toEqual(["home"]);
});

test("a navigation that was abandoned leaves nothing behind @ROUTE-12", () => {
  const { held, disposed, load } = visit();
  load("abandoned");
  held.settle([load("home")]);
  expect(disposed).toEqual(["abandoned"]);
});

test("a change of the query string alone is no new page @ROUTE-12", () => {
  const { held, disposed, load } = visit();
  held.settle([load("home")]);
  const media = load("media");
  held.settle([media]);
  for (let opened = 0; opened < 5; opened += 1) held.settle([media]);
  expect(disposed).toEqual([]);
});
