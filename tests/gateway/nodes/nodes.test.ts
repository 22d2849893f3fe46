import { readFileSync } from "node:fs";
import { buildSchema, isInterfaceType, isObjectType } from "graphql";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeEveryNode } from "../support/everyNode.ts";
import { globalId } from "../support/ids.ts";
import { collections, postTypes, typeNames } from "../support/names.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

describe("node and nodes", () => {
  let env: TestEnv;
  let viewer: Person;
  /** An id of each type that implements Node. */
  let ids: Record<string, string>;

  beforeAll(async () => {
    env = await startTestEnv();
    ({ owner: viewer, ids } = await makeEveryNode(env));
  });
  afterAll(() => env?.stop());
  beforeEach(() => env.upstream.reset());

  it("read every type that implements Node @API-005", async () => {
    const schema = buildSchema(readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8"));
    const node = schema.getType("Node");
    const types = isInterfaceType(node) ? schema.getPossibleTypes(node).filter(isObjectType) : [];
    expect(types.map(({ name }) => name).toSorted()).toEqual(Object.keys(ids).toSorted());
    for (const [type, id] of Object.entries(ids)) {
      expect(await env.data("query ($id: ID!) { node(id: $id) { __typename id } }", { id }, viewer)).toEqual({
        node: { __typename: type, id },
      });
    }
    const all = await env.data<{ nodes: unknown[] }>(
      "query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }",
      { ids: Object.values(ids) },
      viewer,
    );
    expect(all.nodes).toEqual(Object.entries(ids).map(([type, id]) => ({ __typename: type, id })));
  });

  it("say of every other type with an id that it cannot be read by it @API-005", async () => {
    const schema = buildSchema(readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8"));
    const others = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && !type.getInterfaces().some(({ name }) => name === "Node"))
      .filter((type) => isObjectType(type) && type.getFields()["id"] !== undefined);
    expect(others.length).toBeGreaterThan(0);
    for (const type of others) {
      expect(isObjectType(type) && type.getFields()["id"]?.description, type.name).toContain("cannot be fetched by it");
      expect(
        await env.run("query ($id: ID!) { node(id: $id) { id } }", { id: globalId(type.name, 1) }, viewer),
        type.name,
      ).toEqual({ data: { node: null } });
    }
  });

  it("read an account for its own users only @POST-24", async () => {
    const outsider = await env.fixtures.person(["pr"]);
    const query = "query ($id: ID!) { node(id: $id) { ... on Account { name databaseId } } }";
    expect(await env.data(query, { id: ids["Account"] }, viewer)).toMatchObject({ node: { name: "Weekly" } });
    expect(await env.data(query, { id: ids["Account"] }, outsider)).toEqual({ node: null });
    expect(await env.data(query, { id: ids["Account"] })).toEqual({ node: null });
  });

  it("return null for unknown, hidden and malformed ids @POST-24", async () => {
    const wrong = [
      "",
      "nonsense",
      globalId("Job", 999_999),
      globalId("Job", "abc"),
      globalId("Job", -1),
      globalId("Poem", 1),
      globalId("Community", "99999.nobody"),
      globalId("Viewer", 1),
      globalId("Account", 99_999),
      globalId("FollowFeed", "beat-1"),
      globalId("Beat", 1),
      globalId("User", "no-body"),
      globalId("UserSettings", "no-body"),
    ];
    expect(await env.run("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", { ids: wrong }, viewer)).toEqual({
      data: { nodes: wrong.map(() => null) },
    });
    const draft = globalId("Job", await env.fixtures.post("job", await env.fixtures.contact(), { save_as: "draft" }));
    expect(await env.run("query ($id: ID!) { node(id: $id) { id } }", { id: draft }, viewer)).toEqual({ data: { node: null } });
  });

  it("keep the requested order, repeat duplicates, and read several objects of a type in one call @API-005", async () => {
    for (const type of postTypes) {
      env.upstream.reset();
      const created = [
        await env.fixtures.post(type, viewer.contactId),
        await env.fixtures.post(type, viewer.contactId),
        await env.fixtures.post(type, viewer.contactId),
      ];
      const [one, two, three] = created.map((id) => globalId(typeNames[type], id));
      const missing = globalId(typeNames[type], 888_888);
      const { nodes } = await env.data<{ nodes: ({ id: string } | null)[] }>(
        "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }",
        { ids: [three, one, missing, two, three] },
        viewer,
      );
      expect(nodes.map((node) => node && node.id)).toEqual([three, one, null, two, three]);
      expect(env.upstream.summary()).toEqual([`GET /api/v1/${collections[type]}`]);
    }
  });

  it("batch comments, stories, communities, people and companies @API-005", async () => {
    const { fixtures } = env;
    const post = await fixtures.post("job", viewer.contactId);
    const slugs = [(await fixtures.person(["pr"])).slug, (await fixtures.person(["pr"])).slug];
    const companies = [(await fixtures.company()).slug, (await fixtures.company()).slug];
    await fixtures.community("batch-1", viewer.contactId);
    await fixtures.community("batch-2", viewer.contactId);
    const requested = [
      globalId("Comment", await fixtures.comment("job", post, viewer.contactId)),
      globalId("Comment", await fixtures.comment("job", post, viewer.contactId)),
      globalId("Story", await fixtures.story(viewer.contactId)),
      globalId("Story", await fixtures.story(viewer.contactId)),
      await env.fixtures.globalIdOf("Community", "batch-1"),
      await env.fixtures.globalIdOf("Community", "batch-2"),
      ...slugs.map((slug) => globalId("User", slug)),
      ...(await Promise.all(companies.map((slug) => fixtures.globalIdOf("Company", slug)))),
    ];
    const { nodes } = await env.data<{ nodes: ({ id: string } | null)[] }>(
      "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }",
      { ids: requested },
      viewer,
    );
    expect(nodes.map((node) => node?.id)).toEqual(requested);
    expect(env.upstream.summary().toSorted()).toEqual([
      "GET /api/v1/c",
      "GET /api/v1/comments",
      "GET /api/v1/communities",
      "GET /api/v1/stories",
      "GET /api/v1/u",
    ]);
  });

  it("accept 100 ids and refuse more", async () => {
    const many = (count: number) => Array.from({ length: count }, (_value, index) => globalId("Job", 500_000 + index));
    expect(
      (await env.data<{ nodes: unknown[] }>("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", { ids: many(100) }, viewer))
        .nodes,
    ).toHaveLength(100);
    const response = await env.run("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", { ids: many(101) }, viewer);
    expect(response.errors).toMatchObject([
      { message: "At most 100 ids can be read at once.", extensions: { code: "BAD_USER_INPUT" } },
    ]);
  });
});
