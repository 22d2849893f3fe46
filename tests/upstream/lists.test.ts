import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { fromRoot } from "../../scripts/lib/paths.ts";
import { firstPage, pageOfRequested, wholeList, toWindow } from "../../upstream/http/paging.ts";
import { printOpenApi } from "../../upstream/openapi.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let person: Person;
beforeAll(async () => {
  person = await env.current.person(["journo"]);
});

const listed = (count: number, value: number | string = 1) => Array.from({ length: count }, () => value).join(",");

describe("the query of a list", () => {
  it.each([
    ["/posts?limit=1&offset=0", null],
    ["/posts?limit=100&offset=1000000000", null],
    ["/posts?limit=0", { limit: ["Limit must be between 1 and 100."] }],
    ["/posts?limit=101", { limit: ["Limit must be between 1 and 100."] }],
    ["/posts?offset=-1", { offset: ["Offset must be 0 or more."] }],
    ["/posts?offset=1000000001", { offset: ["Offset must be 0 or more."] }],
    [`/jobs?ids=${listed(100)}`, null],
    [`/jobs?ids=${listed(101)}`, { ids: ["Ids must be 1 to 100 numbers."] }],
    ["/jobs?ids=0", { ids: ["Ids must be 1 to 100 numbers."] }],
    ["/jobs?ids=", { ids: ["Ids must be 1 to 100 numbers."] }],
    [`/u?slugs=${listed(100, "ada")}`, null],
    [`/u?slugs=${listed(101, "ada")}`, { slugs: ["Slugs must be 1 to 100 names."] }],
    ["/u?slugs=", { slugs: ["Slugs must be 1 to 100 names."] }],
    [`/conversations?contactIds=${listed(100)}`, null],
    ["/conversations?contactIds=0", { contactIds: ["Contact ids must be 1 to 100 numbers."] }],
    [`/communities?q=${"x".repeat(200)}`, null],
    [`/communities?q=${"x".repeat(201)}`, { q: ["Search term must have at most 200 characters."] }],
    ["/jobs/0", { id: ["Id is not valid."] }],
  ])("is accepted up to its limits, and refused beyond them at its parameter (%#) @FEED-01 @API-005", async (path, errors) => {
    const { status, body } = await person.client.get(path);
    if (errors === null) expect(status).toBe(200);
    else expect([status, body]).toEqual([400, { errors }]);
  });

  it("is described in openapi.json @API-005", async () => {
    expect(JSON.parse(printOpenApi())).toEqual(JSON.parse(await readFile(fromRoot("openapi.json"), "utf8")));
  });
});

describe("the requested part of a list", () => {
  it("is by default the beginning of the list, with a total @FEED-01", () => {
    expect(toWindow({})).toEqual({ offset: 0, limit: 20, isCounted: true });
    expect(toWindow({ offset: 40, limit: 7, total: false })).toEqual({ offset: 40, limit: 7, isCounted: false });
    expect(firstPage(3)).toEqual({ offset: 0, limit: 3, isCounted: false });
  });

  it("includes all entries of a list that is always sent as a whole @FEED-01", () => {
    expect(wholeList(["a", "b"])).toEqual({ data: ["a", "b"], meta: { total: 2, offset: 0, limit: 2 } });
    expect(wholeList([], 100)).toEqual({ data: [], meta: { total: 0, offset: 0, limit: 100 } });
  });

  it("contains each existing one of requested ids once, in the requested order @API-005", () => {
    const found = new Map([
      [1, "one"],
      [2, "two"],
    ]);
    expect(pageOfRequested([2, 3, 1, 2], found)).toEqual({ data: ["two", "one"], meta: { total: 2, offset: 0, limit: 4 } });
  });
});
