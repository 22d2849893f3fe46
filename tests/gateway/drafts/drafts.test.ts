import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { postTypes, typeNames } from "../support/names.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

interface Draft {
  post: { id: string };
  type: string;
  title: string | null;
  permissions: Record<"edit" | "delete" | "publish", { allowed: boolean; reasons: { code: string }[] }>;
}
interface Drafts {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: Draft }[];
}

const codes = ({ permissions }: Draft) =>
  Object.fromEntries(Object.entries(permissions).map(([action, { reasons }]) => [action, reasons.map(({ code }) => code)]));

const permission = "{ allowed reasons { code } }";
const draft = `post { ... on PostBase { id databaseId } } type title author { databaseId } content video { databaseId } url createdAt
  permissions { edit ${permission} delete ${permission} publish ${permission} }`;

describe("drafts", () => {
  let env: TestEnv;
  let writer: Person;

  beforeAll(async () => {
    env = await startTestEnv();
    writer = await env.fixtures.person(["journo"]);
  });
  afterAll(() => env?.stop());

  async function read(as?: Person, page: { types?: string[]; first?: number; after?: string | null } = {}): Promise<Drafts> {
    const { viewer } = await env.data<{ viewer: { drafts: Drafts } }>(
      `query ($types: [PostType!], $first: Int! = 20, $after: String) { viewer { drafts(types: $types, first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { ${draft} } } } } }`,
      page,
      as,
    );
    return viewer.drafts;
  }
  const publish = async (postId: string, as: Person) =>
    (
      await env.data<{
        publishDraft: { errors: { message: string; field: string[] | null }[]; post: Record<string, unknown> | null };
      }>(
        "mutation ($postId: ID!) { publishDraft(input: { postId: $postId }) { errors { message field } post { ... on PostBase { id status publishedAt } } } }",
        { postId },
        as,
      )
    ).publishDraft;

  it("lists drafts of all types newest first, page by page, only to their author @POST-16", async () => {
    const ids: string[] = [];
    for (const type of postTypes)
      ids.unshift(globalId(typeNames[type], await env.fixtures.post(type, writer.contactId, { save_as: "draft" })));
    await env.fixtures.post("job", writer.contactId);
    await env.fixtures.post("job", (await env.fixtures.person(["pr"])).contactId, { save_as: "draft" });
    const all = await read(writer);
    expect([all.totalCount, all.edges.map(({ node }) => node.post.id)]).toEqual([7, ids]);
    const first = await read(writer, { first: 4 });
    const rest = await read(writer, { first: 4, after: first.pageInfo.endCursor });
    expect([...first.edges, ...rest.edges].map(({ node }) => node.post.id)).toEqual(ids);
    expect((await read(writer, { types: ["JOB", "RECORD"] })).edges.map(({ node }) => node.type)).toEqual(["RECORD", "JOB"]);
    expect(await read()).toMatchObject({ totalCount: 0, edges: [] });
  });

  it("returns all stored values of a draft, and empty ones for what is not filled in @POST-16", async () => {
    const person = await env.fixtures.person(["pr"]);
    const video = await env.fixtures.video();
    await env.fixtures.db.updateTable("videos").set({ owner_id: person.contactId }).where("id", "=", video).execute();
    const create = async (field: string, input: Record<string, unknown>) =>
      (
        await env.data<Record<string, { errors: unknown[] }>>(
          `mutation ($input: Create${field}Input!) { create${field}(input: $input) { errors { message field } } }`,
          { input: { ...input, status: "DRAFT" } },
          person,
        )
      )[`create${field}`];
    expect(
      await create("Statement", {
        content: "<p>Words</p>",
        url: "example.com",
        video: globalId("Video", video),
        userTypes: ["JOURNO"],
      }),
    ).toEqual({
      errors: [],
    });
    for (const type of ["Event", "Job", "Callout", "Record", "Reaction", "CommunityPost"])
      expect(await create(type, {})).toEqual({ errors: [] });
    const { edges } = await read(person);
    expect(edges.at(-1)?.node).toMatchObject({
      type: "STATEMENT",
      title: null,
      author: { databaseId: person.contactId },
      content: "<p>Words</p>",
      video: { databaseId: video },
      url: "https://example.com",
    });
    env.upstream.reset();
    const { viewer } = await env.data<{ viewer: { drafts: { edges: { node: { post: object } }[] } } }>(
      "{ viewer { drafts(first: 20) { edges { node { post { ... on PostBase { content status creatorId communities { slug } } } } } } } }",
      {},
      person,
    );
    expect(viewer.drafts.edges.at(-1)?.node.post).toMatchObject({ content: "<p>Words</p>", status: "DRAFT", communities: [] });
    // The viewer, the list, and one call for each type.
    expect(env.upstream.summary()).toHaveLength(2 + 7);
    // An empty draft can be read and opened in its form.
    const ids = edges.map(({ node }) => node.post.id);
    const { nodes } = await env.data<{ nodes: unknown[] }>(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Event { name format timezone start } ... on Job { title description company { name } workplace employmentType } ... on Callout { title } ... on Record { video { id } } } }`,
      { ids },
      person,
    );
    expect(nodes).toEqual(
      expect.arrayContaining([
        { name: "", format: null, timezone: null, start: null },
        { title: "", description: "", company: { name: "" }, workplace: null, employmentType: null },
        { video: null },
      ]),
    );
  });

  it("returns the permissions of each draft @PERM-40 @PERM-41 @PERM-42 @PERM-43", async () => {
    const person = await env.fixtures.person(["pr"]);
    for (const type of postTypes) await env.fixtures.post(type, person.contactId, { save_as: "draft" });
    const drafts = (await read(person)).edges.map(({ node }) => node);
    const never = {
      STATEMENT: ["DRAFT_NEVER_EDITED"],
      REACTION: ["DRAFT_NEVER_EDITED"],
      RECORD: ["DRAFT_NEVER_EDITED"],
      COMMUNITY_POST: ["NEVER_EDITED"],
    };
    for (const node of drafts) {
      expect(codes(node)).toEqual({
        edit: Object.entries(never).find(([type]) => type === node.type)?.[1] ?? [],
        delete: [],
        publish: [],
      });
    }
  });

  it("returns the permissions of the creator of a company's draft @PERM-12 @PERM-40 @PERM-41 @PERM-42", async () => {
    const person = await env.fixtures.person(["pr"]);
    const company = await env.fixtures.company();
    for (const type of postTypes)
      await env.fixtures.post(type, company.contactId, { creator_id: person.contactId, save_as: "draft" });
    const listing = { edit: ["NOT_AUTHOR"], delete: ["NOT_AUTHOR"], publish: ["NOT_AUTHOR"] };
    const notBoth = { delete: ["NOT_AUTHOR_AND_CREATOR"], publish: ["NOT_AUTHOR_AND_CREATOR"] };
    const voice = { edit: ["SYSTEM_POST", "DRAFT_NEVER_EDITED"], ...notBoth };
    const { edges } = await read(person);
    expect(Object.fromEntries(edges.map(({ node }) => [node.type, codes(node)]))).toEqual({
      JOB: listing,
      CALLOUT: listing,
      EVENT: listing,
      COMMUNITY_POST: { edit: ["NEVER_EDITED"], ...notBoth },
      RECORD: voice,
      REACTION: voice,
      STATEMENT: voice,
    });
  });

  it("lets platform admins publish only their own drafts and those of companies @PERM-11 @PERM-16 @PERM-21", async () => {
    const admin = await env.fixtures.person(["admin"]);
    const company = await env.fixtures.company();
    for (const author of [writer.contactId, company.contactId])
      await env.fixtures.post("callout", author, { creator_id: admin.contactId, save_as: "draft" });
    const { edges } = await read(admin);
    expect(edges.map(({ node }) => codes(node)["publish"])).toEqual([[], ["NOT_SYSTEM_POST"]]);
  });

  it("publishes drafts, and reports missing values at their fields @POST-21 @API-024 @API-073 @PERM-42", async () => {
    const person = await env.fixtures.person(["pr"]);
    for (const type of postTypes) {
      const id = globalId(typeNames[type], await env.fixtures.post(type, person.contactId, { save_as: "draft" }));
      expect(await publish(id, person)).toMatchObject({
        errors: [],
        post: { id, status: "PUBLISHED", publishedAt: expect.any(String) },
      });
      expect((await publish(id, person)).errors).toMatchObject([{ message: "This has been published already." }]);
    }
    const bare = await env.fixtures.post("event", person.contactId, {
      save_as: "draft",
      event_type: null,
      starts_at: null,
      url: null,
    });
    const { errors, post } = await publish(globalId("Event", bare), person);
    expect([errors.map(({ field }) => field), post]).toEqual([
      [
        ["input", "format"],
        ["input", "start"],
      ],
      null,
    ]);
    expect((await read(person)).totalCount).toBe(1);
  });
});
