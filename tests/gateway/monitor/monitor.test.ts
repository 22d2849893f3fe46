import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const mutation = (name: string, selection: string) =>
  `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${selection} errors { code message field } } }`;

describe("the monitor and stories", () => {
  let env: TestEnv;
  let admin: Person;
  let withFullPlan: Person;
  let withBasicPlan: Person;
  let journo: Person;

  beforeAll(async () => {
    env = await startTestEnv();
    const { fixtures } = env;
    admin = await fixtures.person(["admin"]);
    withFullPlan = await fixtures.person(["pr"], {
      modules: ["monitor", "monitorAdvanced", "monitorSocial", "monitorPrint", "reports"],
    });
    withBasicPlan = await fixtures.person(["pr"], { modules: ["monitor"] });
    journo = await fixtures.person(["journo"]);
  });
  afterAll(() => env?.stop());
  beforeEach(() => env.upstream.reset());

  const write = async (name: string, selection: string, input: object, as: Person) =>
    (await env.data<Record<string, Record<string, unknown>>>(mutation(name, selection), { input }, as))[name];

  it("lets platform admins add items, which saved searches find @NEWS-07 @GEN-12", async () => {
    const at = (day: number) => `2026-02-0${day}T00:00:00.000Z`;
    const items = [
      {
        title: "Solar farm opens",
        source: "ONLINE",
        publishedAt: at(1),
        url: "https://a.example/1",
        beatIds: [globalId("Beat", 355)],
      },
      { title: "Wind farm opens", source: "SOCIAL", publishedAt: at(2) },
    ];
    expect(await write("addMonitorItems", "created", { items }, admin)).toEqual({ created: 2, errors: [] });
    expect(await write("addMonitorItems", "created", { items }, withFullPlan)).toMatchObject({
      created: null,
      errors: [{ code: "FORBIDDEN" }],
    });
    const saved = await write(
      "createMonitorSearch",
      "search { id databaseId name query newCount }",
      { name: "Farms", query: '"farm opens" NOT coal', sources: ["ONLINE"], beatIds: [globalId("Beat", 355)], notify: true },
      withFullPlan,
    );
    expect(saved).toMatchObject({ search: { name: "Farms", query: '"farm opens" NOT coal', newCount: 0 }, errors: [] });
    const { viewer } = await env.data<{ viewer: object }>(
      `{ viewer { monitor { sources permissions { report { allowed } useOperators { allowed } save { allowed } }
        searches { name sources beats { key } beatIds notify }
        items { totalCount edges { node { title source url matches story { databaseId } } } }
        found: items(query: "wind OR coal") { totalCount }
        report(query: "solar") } } }`,
      {},
      withFullPlan,
    );
    expect(viewer).toMatchObject({
      monitor: {
        sources: ["ONLINE", "SOCIAL", "PRINT"],
        permissions: { report: { allowed: true }, useOperators: { allowed: true }, save: { allowed: true } },
        searches: [
          { name: "Farms", sources: ["ONLINE"], beats: [{ key: "TECH" }], beatIds: [globalId("Beat", 355)], notify: true },
        ],
        items: { totalCount: 1, edges: [{ node: { title: "Solar farm opens", matches: ["farm opens"], story: null } }] },
        found: { totalCount: 1 },
      },
    });
    expect(JSON.stringify(viewer)).toContain("Published,Title,Summary");
  });

  it("limits sources, reports and operators to the plan", async () => {
    const query = `query ($query: String) { viewer { monitor { sources permissions { report { allowed reasons { code message } } useOperators { allowed } }
      items(query: $query) { totalCount } report } } }`;
    expect(await env.data(query, { query: "solar" }, withBasicPlan)).toEqual({
      viewer: {
        monitor: {
          sources: ["ONLINE"],
          permissions: {
            report: {
              allowed: false,
              reasons: [{ code: "NOT_IN_PLAN", message: "Your plan does not include this feature." }],
            },
            useOperators: { allowed: false },
          },
          items: { totalCount: 1 },
          report: null,
        },
      },
    });
    const refused = await env.run<object>(query, { query: "a OR b" }, withBasicPlan);
    expect(refused.errors?.[0]).toMatchObject({ extensions: { detail: "Your plan does not include this feature." } });
    expect(await write("createMonitorSearch", "search { id }", { name: "A", query: "NOT a" }, withBasicPlan)).toMatchObject({
      search: null,
      errors: [{ message: "Your plan does not include this feature." }],
    });
    expect(await env.data("{ viewer { monitor { sources } } }", {}, journo)).toEqual({ viewer: { monitor: null } });
  });

  it("enables reports and operators by separate modules", async () => {
    const query = "{ viewer { monitor { permissions { report { allowed } useOperators { allowed } } report } } }";
    const [reports, operators] = [
      await env.fixtures.person(["pr"], { modules: ["monitor", "reports"] }),
      await env.fixtures.person(["pr"], { modules: ["monitor", "monitorAdvanced"] }),
    ];
    expect(await env.data(query, {}, reports)).toEqual({
      viewer: {
        monitor: {
          permissions: { report: { allowed: true }, useOperators: { allowed: false } },
          report: expect.stringContaining("Published,Title"),
        },
      },
    });
    expect(await env.data(query, {}, operators)).toEqual({
      viewer: { monitor: { permissions: { report: { allowed: false }, useOperators: { allowed: true } }, report: null } },
    });
  });

  it("resolves the stories of monitor items by one call, and by none when only their ids are selected", async () => {
    const found = async (fields: string) => {
      env.upstream.reset();
      const { viewer } = await env.data<{ viewer: { monitor: { items: { edges: { node: { story: object } }[] } } } }>(
        `{ viewer { monitor { items(query: "wombat") { edges { node { story { ${fields} } } } } } } }`,
        {},
        withFullPlan,
      );
      return viewer.monitor.items.edges.map(({ node }) => node.story);
    };
    const ids = [
      await env.fixtures.story(journo.contactId, { title: "Wombat one" }),
      await env.fixtures.story(journo.contactId, { title: "Wombat two" }),
    ];
    expect(await found("__typename id databaseId")).toEqual(
      ids.toReversed().map((id) => ({ __typename: "Story", id: globalId("Story", id), databaseId: id })),
    );
    const calls = env.upstream.summary().length;
    expect(await found("news { title }")).toEqual([{ news: { title: "Wombat two" } }, { news: { title: "Wombat one" } }]);
    expect(env.upstream.summary()).toHaveLength(calls + 1);
  });

  it("lets platform admins create, update, delete and restore stories @GEN-06", async () => {
    const story =
      "story { id databaseId content news { title publishedAt isDeleted author { databaseId } } permissions { edit { allowed } restore { allowed } } }";
    const input = {
      kind: "EPITOME",
      title: "The week",
      content: "<p>It was</p>",
      authorId: globalId("Author", 12),
      beatIds: [globalId("Beat", 62)],
    };
    const created = await write("createStory", story, input, admin);
    expect(created).toMatchObject({
      errors: [],
      story: {
        content: "<p>It was</p>",
        news: { title: "The week", author: { databaseId: 12 } },
        permissions: { edit: { allowed: true } },
      },
    });
    const storyId = Object(created?.["story"]).id;
    const lists = `{ newswire(kinds: [EPITOME], beatId: "${globalId("Beat", 62)}", query: "week") { totalCount edges { node { __typename ... on NewsItem { title } } } }
      insider { totalCount } commentary { totalCount } viewer { createStory { allowed } storyDrafts { totalCount } } }`;
    expect(await env.data(lists, {}, journo)).toEqual({
      newswire: { totalCount: 1, edges: [{ node: { __typename: "NewsItem", title: "The week" } }] },
      insider: { totalCount: 1 },
      commentary: { totalCount: 0 },
      viewer: { createStory: { allowed: false }, storyDrafts: null },
    });
    expect((await write("updateStory", story, { storyId, title: "Two weeks" }, admin))?.["story"]).toMatchObject({
      news: { title: "Two weeks" },
    });
    expect((await write("deleteStory", story, { storyId }, admin))?.["story"]).toMatchObject({
      news: { isDeleted: true },
      permissions: { restore: { allowed: true } },
    });
    expect((await write("restoreStory", story, { storyId }, admin))?.["story"]).toMatchObject({ news: { isDeleted: false } });
    for (const [name, sent] of [
      ["createStory", input],
      ["updateStory", { storyId, title: "Mine" }],
      ["deleteStory", { storyId }],
      ["restoreStory", { storyId }],
    ] as const)
      expect((await write(name, "story { id }", sent, journo))?.["errors"]).toMatchObject([{ code: "FORBIDDEN" }]);
    await write("createStory", story, { kind: "MEDIA", status: "DRAFT" }, admin);
    expect(await env.data("{ viewer { storyDrafts { totalCount } } }", {}, admin)).toEqual({
      viewer: { storyDrafts: { totalCount: 1 } },
    });
  });
});
