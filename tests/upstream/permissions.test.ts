import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PostType } from "../../upstream/db/schema.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();

/** The author in relation to the person who acts. */
type AuthorKind = "self" | "another person" | "a company" | "the platform";
type CreatorKind = "self" | "somebody else";
type Who = "journo" | "pr" | "expert" | "accountAdmin" | "admin" | "a company account";
type SaveAs = "draft" | "published";

interface Case {
  type: PostType;
  author: AuthorKind;
  creator: CreatorKind;
  saveAs: SaveAs;
  who: Who;
}

const collections: Record<PostType, [path: string, restore: "POST" | "PATCH"]> = {
  callout: ["callouts", "POST"],
  event: ["events", "POST"],
  job: ["jobs", "POST"],
  communityPost: ["communityPosts", "PATCH"],
  record: ["records", "PATCH"],
  reaction: ["reactions", "PATCH"],
  statement: ["statements", "PATCH"],
};
const tags: Record<PostType, string> = {
  callout: "@PERM-04 @PERM-07 @PERM-09 @PERM-10 @API-015 @API-016",
  event: "@PERM-04 @PERM-12 @PERM-14 @PERM-15 @API-036 @API-037",
  job: "@PERM-04 @PERM-17 @PERM-19 @PERM-20 @API-047 @API-048",
  communityPost: "@PERM-04 @PERM-22 @PERM-23 @PERM-26 @PERM-27 @API-025 @API-026",
  record: "@PERM-30 @PERM-31 @PERM-41 @API-074 @API-075",
  reaction: "@PERM-34 @PERM-35 @PERM-40 @API-056 @API-057",
  statement: "@PERM-38 @PERM-39 @API-065 @API-066",
};

const authors: AuthorKind[] = ["self", "another person", "a company", "the platform"];
const creators: CreatorKind[] = ["self", "somebody else"];
const callers: Who[] = ["journo", "pr", "expert", "accountAdmin", "admin", "a company account"];

/** The rules of the specification, implemented independently of the code under test. */
function mayDelete({ type, author, creator, saveAs, who }: Case): boolean {
  if (who === "admin") return true;
  if (author !== "self") return false;
  switch (type) {
    case "callout":
    case "event":
    case "job":
      return true;
    case "communityPost":
      return creator === "self";
    default:
      // System posts belong to a company or were created by somebody else; for drafts, only author and creator count.
      return creator === "self" && (saveAs === "draft" || who !== "a company account");
  }
}

/** A post of a company, or created by somebody else. */
const isSystem = ({ author, creator, who }: Case) =>
  author === "a company" ||
  author === "the platform" ||
  (author === "self" && (creator !== "self" || who === "a company account")) ||
  (author === "another person" && creator === "self");

function mayEdit(one: Case): boolean {
  const { type, author, saveAs, who } = one;
  switch (type) {
    case "callout":
    case "event":
    case "job":
      return author === "self" || (who === "admin" && (author === "a company" || author === "the platform"));
    case "communityPost":
      return who === "admin" && isSystem(one);
    default:
      return saveAs === "published" && (isSystem(one) ? who === "admin" : author === "self");
  }
}

function mayPublish(one: Case): boolean {
  const { type, author, creator, who } = one;
  return type === "callout" || type === "event" || type === "job"
    ? mayEdit(one)
    : who === "admin" || (author === "self" && creator === "self");
}

const people = new Map<Who, Person>();
let stranger: number;
let company: number;

beforeAll(async () => {
  const testEnv = env.current;
  for (const role of ["journo", "pr", "expert", "accountAdmin", "admin"] as const) people.set(role, await testEnv.person([role]));
  people.set("a company account", await testEnv.person(["pr"], { contact_id: await testEnv.company() }));
  stranger = await testEnv.contact();
  company = await testEnv.company();
});

function personOf(who: Who): Person {
  const person = people.get(who);
  if (person === undefined) throw new Error(`There is no ${who}.`);
  return person;
}

async function createPost({ type, author, creator, saveAs, who }: Case): Promise<number> {
  const me = personOf(who).contactId;
  const authors: Record<AuthorKind, number> = { self: me, "another person": stranger, "a company": company, "the platform": 12 };
  return env.current.post(type, authors[author], { creator_id: creator === "self" ? me : stranger, save_as: saveAs });
}

/** Drafts of others are visible only to their author and creator. */
const isVisible = ({ author, creator, saveAs, who }: Case) =>
  saveAs === "published" || who === "admin" || author === "self" || creator === "self";

const cases = (Object.keys(collections) as PostType[]).map((type): [PostType, Case[]] => [
  type,
  authors.flatMap((author) =>
    creators.flatMap((creator) =>
      (["published", "draft"] as const).flatMap((saveAs) => callers.map((who): Case => ({ type, author, creator, saveAs, who }))),
    ),
  ),
]);

describe.each(cases)("deleting and restoring a %s", (type, all) => {
  const [collection, restore] = collections[type];
  it(`${tags[type]} is allowed as specified, by author, creator, role and status`, async () => {
    const outcomes: string[] = [];
    const expected: string[] = [];
    for (const one of all) {
      const name = [one.author, one.creator, one.saveAs, one.who].join(" / ");
      const { client } = personOf(one.who);
      const id = await createPost(one);
      const allowed = mayDelete(one);
      const premature = await client.send({ method: restore, path: `/${collection}/${id}/restore` });
      outcomes.push(`${name}: restore before deletion ${premature.status}`);
      expected.push(`${name}: restore before deletion ${allowed ? 422 : isVisible(one) ? 403 : 404}`);
      const deleted = await client.delete(`/${collection}/${id}`);
      outcomes.push(`${name}: ${deleted.status}`);
      expected.push(`${name}: ${allowed ? 204 : isVisible(one) ? 403 : 404}`);
      if (!allowed && isVisible(one))
        await env.current.db.updateTable("posts").set({ deleted_at: env.current.time }).where("id", "=", id).execute();
      const restored = await client.send<{ isDeleted: boolean }>({ method: restore, path: `/${collection}/${id}/restore` });
      outcomes.push(`${name}: restore ${restored.status}`);
      // A deleted post is invisible to users who may not restore it.
      expected.push(`${name}: restore ${allowed ? 200 : 404}`);
      if (allowed) expect(restored.body.isDeleted).toBe(false);
    }
    expect(outcomes).toEqual(expected);
  });
});

const editTags: Record<PostType, string> = {
  callout: "@PERM-07 @PERM-08 @PERM-11 @API-014",
  event: "@PERM-12 @PERM-13 @PERM-16 @API-035",
  job: "@PERM-17 @PERM-18 @PERM-21 @API-046",
  communityPost: "@PERM-24 @PERM-25 @API-024",
  record: "@PERM-28 @PERM-29 @PERM-43 @API-073",
  reaction: "@PERM-32 @PERM-33 @PERM-42 @API-055",
  statement: "@PERM-36 @PERM-37 @API-064",
};

describe.each(cases)("creating, editing and publishing a %s", (type, all) => {
  const [collection] = collections[type];
  it(`${editTags[type]} is allowed as specified, by author, creator, role and status`, async () => {
    const outcomes: string[] = [];
    const expected: string[] = [];
    for (const one of all) {
      const name = [one.author, one.creator, one.saveAs, one.who].join(" / ");
      const { client } = personOf(one.who);
      const refusal = isVisible(one) ? 403 : 404;
      const path = `/${collection}/${await createPost(one)}`;
      const edited = await client.patch(path, { userTypes: ["experts"] });
      outcomes.push(`${name}: edit ${edited.status}`);
      expected.push(`${name}: edit ${mayEdit(one) ? 200 : refusal}`);
      if (one.saveAs === "draft") {
        const published = await client.patch(path, { saveAs: "published" });
        outcomes.push(`${name}: publish ${published.status}`);
        expected.push(`${name}: publish ${mayPublish(one) ? 200 : refusal}`);
      }
    }
    for (const who of callers) {
      outcomes.push(`${who}: create ${(await personOf(who).client.post(`/${collection}`, { saveAs: "draft" })).status}`);
      expected.push(`${who}: create 201`);
    }
    expect(outcomes).toEqual(expected);
  });
});

describe("a deleted post", () => {
  it("is visible to those who can restore it, hidden from others, and cannot be changed", async () => {
    const author = personOf("journo").client;
    const reader = personOf("pr").client;
    const id = await env.current.post("communityPost", personOf("journo").contactId);
    await author.delete(`/communityPosts/${id}`);
    expect(await author.read(`/communityPosts/${id}`)).toMatchObject({ id, isDeleted: true });
    expect((await reader.get(`/communityPosts/${id}`)).status).toBe(404);
    for (const path of ["comments", "likes"]) {
      expect((await author.get(`/communityPosts/${id}/${path}`)).status).toBe(200);
      expect((await reader.get(`/communityPosts/${id}/${path}`)).status).toBe(404);
    }
    const refusal = [422, { detail: "This post has been deleted." }];
    for (const response of [
      await author.post(`/communityPosts/${id}/comments`, { content: "too late" }),
      await author.post(`/communityPosts/${id}/toggleLike`, { status: true }),
      await author.delete(`/communityPosts/${id}`),
    ])
      expect([response.status, response.body]).toEqual(refusal);
  });

  it("keeps its comments and likes when restored", async () => {
    const { client, contactId } = personOf("journo");
    const id = await env.current.post("job", contactId);
    await client.post(`/jobs/${id}/comments`, { content: "stays" });
    await client.post(`/jobs/${id}/toggleLike`, { status: true });
    await client.delete(`/jobs/${id}`);
    const { body } = await client.post<object>(`/jobs/${id}/restore`);
    expect(body).toMatchObject({ isDeleted: false, likable: { likesCount: 1 }, commentable: { commentsCount: 1 } });
    expect(await client.post(`/jobs/${id}/restore`)).toMatchObject({
      status: 422,
      body: { detail: "This post has not been deleted." },
    });
  });
});

describe("a comment", () => {
  const who: [Who, boolean, number, number][] = [
    ["journo", true, 200, 204],
    ["journo", false, 403, 403],
    ["accountAdmin", false, 403, 403],
    ["admin", true, 200, 204],
    ["admin", false, 403, 204],
  ];
  it.each(who)(
    "@PERM-05 @PERM-06 can be edited and deleted by a %s who is its author (%s): edit %i, delete %i",
    async (role, isAuthor, edit, remove) => {
      const { client, contactId } = personOf(role);
      const post = { type: "job", id: await env.current.post("job", stranger) } as const;
      const id = await env.current.comment(post, isAuthor ? contactId : stranger);
      expect((await client.patch(`/comments/${id}`, { content: "changed" })).status).toBe(edit);
      expect((await client.patch(`/comments/${id}/restore`)).status).toBe(remove === 204 ? 422 : 403);
      expect((await client.delete(`/comments/${id}`)).status).toBe(remove);
      expect((await client.patch(`/comments/${id}/restore`)).status).toBe(remove === 204 ? 200 : 403);
    },
  );

  it("@PERM-05 cannot be deleted by the author of the post", async () => {
    const { client, contactId } = personOf("journo");
    const post = { type: "job", id: await env.current.post("job", contactId) } as const;
    expect((await client.delete(`/comments/${await env.current.comment(post, stranger)}`)).status).toBe(403);
  });
});

describe("a read-only user", () => {
  it("@PERM-47 can read everything and write nothing", async () => {
    const { client, contactId } = await env.current.person(["journo"], { is_read_only: true });
    const id = await env.current.post("job", contactId);
    const comment = await env.current.comment({ type: "job", id }, contactId);
    await env.current.community({ slug: "read-only" });
    const refusal = [422, { detail: "Your account is read-only." }];
    for (const response of [
      await client.post(`/jobs/${id}/comments`, { content: "no" }),
      await client.post(`/jobs/${id}/toggleLike`, { status: true }),
      await client.post("/jobs", { saveAs: "draft" }),
      await client.patch(`/jobs/${id}`, { title: "no" }),
      await client.delete(`/jobs/${id}`),
      await client.post(`/jobs/${id}/restore`),
      await client.patch(`/comments/${comment}`, { content: "no" }),
      await client.delete(`/comments/${comment}`),
      await client.patch(`/comments/${comment}/restore`),
      await client.post(`/comments/${comment}/comments`, { content: "no" }),
      await client.post(`/comments/${comment}/toggleLike`, {}),
      await client.post("/communities/read-only/join", { status: true }),
    ])
      expect([response.status, response.body]).toEqual(refusal);
    for (const path of [`/jobs/${id}`, `/jobs/${id}/comments`, "/posts", "/communities/read-only"])
      expect((await client.get(path)).status).toBe(200);
  });
});

afterAll(() => people.clear());
