import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PostType } from "../../../upstream/db/schema.ts";
import { globalId } from "../support/ids.ts";
import { postTypes, typeNames } from "../support/names.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const actions = ["like", "comment", "edit", "delete", "restore"] as const;
type Action = (typeof actions)[number];
type Decisions = Record<Action, boolean>;

const permissionFields = (names: readonly string[]) => names.map((name) => `${name} { allowed reasons { code } }`).join(" ");

/** The mutation of each action; the subject is the entity of the comment. */
const changes: Readonly<Record<Action, string>> = {
  like: `mutation ($id: ID!) { change: setLike(input: { subjectId: $id, liked: true }) { errors { code message } } }`,
  comment: `mutation ($id: ID!, $subject: ID!) { change: addComment(input: { subjectId: $subject, parentId: $id, content: "<p>Reply</p>" }) { errors { code message } } }`,
  edit: `mutation ($id: ID!) { change: updateComment(input: { commentId: $id, content: "<p>Better</p>" }) { errors { code message } } }`,
  delete: `mutation ($id: ID!) { change: deleteComment(input: { commentId: $id }) { errors { code message } } }`,
  restore: `mutation ($id: ID!) { change: restoreComment(input: { commentId: $id }) { errors { code message } } }`,
};

/** The actions that the specification permits, by viewer, author and state of the comment. */
const table: readonly {
  viewer: string;
  author: "own" | "other";
  state: "live" | "deleted" | "under a deleted post";
  may: string;
}[] = [
  { viewer: "user", author: "own", state: "live", may: "like comment edit delete" },
  { viewer: "user", author: "other", state: "live", may: "like comment" },
  { viewer: "user", author: "own", state: "deleted", may: "restore" },
  { viewer: "user", author: "other", state: "deleted", may: "" },
  { viewer: "user", author: "own", state: "under a deleted post", may: "" },
  { viewer: "admin", author: "own", state: "live", may: "like comment edit delete" },
  { viewer: "admin", author: "other", state: "live", may: "like comment delete" },
  { viewer: "admin", author: "own", state: "deleted", may: "restore" },
  { viewer: "admin", author: "other", state: "deleted", may: "restore" },
  { viewer: "admin", author: "other", state: "under a deleted post", may: "" },
  { viewer: "read-only user", author: "own", state: "live", may: "" },
  { viewer: "read-only user", author: "own", state: "deleted", may: "" },
  { viewer: "read-only admin", author: "other", state: "live", may: "" },
];

let env: TestEnv;
let stranger: Person;
beforeAll(async () => {
  env = await startTestEnv();
  stranger = await env.fixtures.person(["pr"]);
});
afterAll(() => env?.stop());

describe("permission fields of comments", () => {
  const viewerOf = (name: string): Promise<Person> =>
    env.fixtures.person(name.includes("admin") ? ["admin"] : ["journo"], { is_read_only: name.startsWith("read-only") });

  /** Creates the comment with a reply by a stranger, so that it stays visible when it is deleted. */
  async function make(type: PostType, viewer: Person, { author, state }: (typeof table)[number]) {
    const postId = await env.fixtures.post(
      type,
      viewer.contactId,
      state === "under a deleted post" ? { deleted_at: new Date() } : {},
    );
    const authorId = author === "own" ? viewer.contactId : stranger.contactId;
    const commentId = await env.fixtures.comment(type, postId, authorId, state === "deleted" ? { deleted_at: new Date() } : {});
    await env.fixtures.comment(type, postId, stranger.contactId, { parent_id: commentId });
    return { id: globalId("Comment", commentId), subject: globalId(typeNames[type], postId) };
  }

  async function readPermissions(id: string, viewer: Person): Promise<Decisions> {
    const { node } = await env.data<{ node: { permissions: Record<Action, { allowed: boolean }> } }>(
      `query ($id: ID!) { node(id: $id) { ... on Comment { permissions { ${permissionFields(actions)} } } } }`,
      { id },
      viewer,
    );
    const { like, comment, edit, delete: remove, restore } = node.permissions;
    return { like: like.allowed, comment: comment.allowed, edit: edit.allowed, delete: remove.allowed, restore: restore.allowed };
  }

  async function succeeds(action: Action, ids: { id: string; subject: string }, viewer: Person): Promise<boolean> {
    const { change } = await env.data<{ change: { errors: { code: string; message: string }[] } }>(changes[action], ids, viewer);
    return change.errors.length === 0;
  }

  for (const row of table) {
    it(`allow a ${row.viewer} on ${row.author === "own" ? "their own" : "another's"} comment, ${row.state}: ${row.may || "nothing"}; mutations agree @PERM-05 @PERM-06 @COMMENT-02`, async () => {
      const viewer = await viewerOf(row.viewer);
      const granted = row.may.split(" ");
      for (const type of ["communityPost", "job"] as const) {
        const expected = actions.map((action) => [action, granted.includes(action)]);
        expect(Object.entries(await readPermissions((await make(type, viewer, row)).id, viewer))).toEqual(expected);
        // Each change uses a separate comment.
        for (const action of actions) {
          const ids = await make(type, viewer, row);
          expect([action, await succeeds(action, ids, viewer)]).toEqual([action, granted.includes(action)]);
        }
      }
    });
  }

  it("are the same for a comment in a list and for a single comment @PERM-05 @PERM-06", async () => {
    const viewer = await viewerOf("user");
    const ids = await make("job", viewer, { viewer: "user", author: "own", state: "under a deleted post", may: "" });
    const { node } = await env.data<{
      node: { comments: { edges: { node: { id: string; permissions: { like: { reasons: object[] } } } }[] } };
    }>(
      `query ($id: ID!) { node(id: $id) { ... on PostBase { comments { edges { node { id permissions { like { reasons { code message } } } } } } } } }`,
      { id: ids.subject },
      viewer,
    );
    const reason = { code: "DELETED", message: "What this comment is about has been deleted." };
    expect(node.comments.edges.map((edge) => edge.node)).toEqual([{ id: ids.id, permissions: { like: { reasons: [reason] } } }]);
    expect((await readPermissions(ids.id, viewer)).like).toBe(false);
  });
});

describe("permission fields of posts", () => {
  const states = [
    { name: "published", fields: {} },
    { name: "draft", fields: { save_as: "draft" as const } },
    { name: "deleted", fields: { deleted_at: new Date() } },
  ];
  for (const { name, fields } of states) {
    it(`agree with the mutations for liking and commenting on a ${name} post @LIKE-01 @PERM-04`, async () => {
      for (const viewer of [
        await env.fixtures.person(["journo"]),
        await env.fixtures.person(["expert"], { is_read_only: true }),
        await env.fixtures.person(["admin"]),
      ]) {
        // Where a post is visible, its author makes no difference.
        const authors = name === "published" ? [viewer.contactId, stranger.contactId, 12] : [viewer.contactId];
        for (const [type, author] of postTypes.flatMap((one) => authors.map((by) => [one, by] as const))) {
          const id = globalId(typeNames[type], await env.fixtures.post(type, author, fields));
          const { node } = await env.data<{ node: { permissions: Record<"like" | "comment", { allowed: boolean }> } }>(
            `query ($id: ID!) { node(id: $id) { ... on PostBase { permissions { ${permissionFields(["like", "comment"])} } } } }`,
            { id },
            viewer,
          );
          const { like, comment } = await env.data<Record<"like" | "comment", { errors: { code: string; message: string }[] }>>(
            `mutation ($id: ID!) {
              like: setLike(input: { subjectId: $id, liked: true }) { errors { code message } }
              comment: addComment(input: { subjectId: $id, content: "<p>Well said.</p>" }) { errors { code message } }
            }`,
            { id },
            viewer,
          );
          expect([type, like.errors.length === 0, comment.errors.length === 0]).toEqual([
            type,
            node.permissions.like.allowed,
            node.permissions.comment.allowed,
          ]);
        }
      }
    });
  }
});
