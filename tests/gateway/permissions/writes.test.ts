import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PostType, Role } from "../../../upstream/db/schema.ts";
import { globalId } from "../support/ids.ts";
import { postTypes, typeNames } from "../support/names.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const viewers: readonly { name: string; roles: Role[]; isReadOnly?: true; isCompany?: true }[] = [
  { name: "a journalist", roles: ["journo"] },
  { name: "a user with every role but platform admin", roles: ["journo", "pr", "expert", "accountAdmin"] },
  { name: "a platform admin", roles: ["admin"] },
  { name: "a read-only platform admin", roles: ["admin"], isReadOnly: true },
  { name: "a company's own sign-in", roles: ["accountAdmin"], isCompany: true },
];

const authors = ["self", "person", "company", "platform"] as const;
const creators = ["self", "author", "stranger"] as const;
type Action = "edit" | "delete" | "restore" | "publish";

/** The actions to try on a post in each state. */
const actions: Readonly<Record<"published" | "draft" | "deleted", readonly Action[]>> = {
  published: ["edit", "delete", "restore"],
  draft: ["edit", "delete", "publish"],
  deleted: ["edit", "delete", "restore"],
};
const states = ["published", "draft", "deleted"] as const;

/** A change that is valid for every post of the type. */
const edits: Readonly<Record<PostType, string>> = {
  communityPost: 'content: "<p>Other words</p>"',
  job: 'title: "Chief editor"',
  callout: 'title: "Other sources"',
  event: 'name: "Press day"',
  record: 'content: "<p>Other words</p>"',
  reaction: 'content: "<p>Other words</p>"',
  statement: 'content: "<p>Other words</p>"',
};

function mutationFor(action: Action, type: PostType, id: string): string {
  if (action === "edit") return `update${typeNames[type]}(input: { postId: "${id}", ${edits[type]} })`;
  return `${{ delete: "deletePost", restore: "restorePost", publish: "publishDraft" }[action]}(input: { postId: "${id}" })`;
}

interface Case {
  name: string;
  action: Action;
  id: string;
}

describe("the outcome of post mutations", () => {
  let env: TestEnv;
  let others: { person: number; company: number; platform: number; stranger: number };

  beforeAll(async () => {
    env = await startTestEnv({ costLimit: 5000 });
    const { fixtures } = env;
    others = {
      person: await fixtures.contact(),
      company: (await fixtures.company()).contactId,
      platform: 12,
      stranger: await fixtures.contact(),
    };
  });
  afterAll(() => env?.stop());

  /** A separate post for every action, because actions change it. */
  async function casesFor(type: PostType, viewer: Person): Promise<Case[]> {
    const cases: Case[] = [];
    for (const author of authors) {
      for (const creator of creators) {
        // The same person twice.
        if (author === "self" && creator === "author") continue;
        for (const state of states) {
          for (const action of actions[state]) {
            const authorId = author === "self" ? viewer.contactId : others[author];
            const id = await env.fixtures.post(type, authorId, {
              creator_id: { self: viewer.contactId, author: authorId, stranger: others.stranger }[creator],
              ...(state === "draft" ? { save_as: "draft" } : {}),
              ...(state === "deleted" ? { deleted_at: new Date() } : {}),
            });
            cases.push({
              name: `${action} a ${state} one by ${author}, made by ${creator}`,
              action,
              id: globalId(typeNames[type], id),
            });
          }
        }
      }
    }
    return cases;
  }

  /**
   * The permissions shown before the action: of a draft in the list of drafts, otherwise on the post; false when not visible.
   */
  async function permissionsShownTo(viewer: Person, cases: readonly Case[]): Promise<boolean[]> {
    type Shown = Record<string, { allowed: boolean }>;
    const permissions = new Map<string, Shown>();
    for (let start = 0; start < cases.length; start += 100) {
      const ids = cases.slice(start, start + 100).map(({ id }) => id);
      const { nodes } = await env.data<{ nodes: ({ id: string; permissions: Shown } | null)[] }>(
        "query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on PostBase { permissions { edit { allowed } delete { allowed } restore { allowed } } } } }",
        { ids },
        viewer,
      );
      for (const node of nodes) if (node !== null) permissions.set(node.id, node.permissions);
    }
    let after: string | null = null;
    for (;;) {
      const {
        viewer: { drafts },
      }: {
        viewer: {
          drafts: {
            edges: { node: { post: { id: string }; permissions: Shown } }[];
            pageInfo: { hasNextPage: boolean; endCursor: string };
          };
        };
      } = await env.data(
        "query ($after: String) { viewer { drafts(first: 50, after: $after) { pageInfo { hasNextPage endCursor } edges { node { post { ... on Node { id } } permissions { edit { allowed } delete { allowed } publish { allowed } } } } } } }",
        { after },
        viewer,
      );
      for (const { node } of drafts.edges) {
        const onPost = permissions.get(node.post.id);
        // The list of drafts and the post must show the same permissions.
        if (onPost !== undefined)
          expect([onPost["edit"], onPost["delete"]]).toEqual([node.permissions["edit"], node.permissions["delete"]]);
        permissions.set(node.post.id, { ...onPost, ...node.permissions });
      }
      if (!drafts.pageInfo.hasNextPage) break;
      after = drafts.pageInfo.endCursor;
    }
    return cases.map(({ id, action }) => permissions.get(id)?.[action]?.allowed ?? false);
  }

  async function outcomesFor(type: PostType, viewer: Person, cases: readonly Case[]): Promise<boolean[]> {
    const outcomes: boolean[] = [];
    for (let start = 0; start < cases.length; start += 48) {
      const part = cases.slice(start, start + 48);
      const fields = part.map(
        ({ action, id }, index) => `m${index}: ${mutationFor(action, type, id)} { errors { code message } }`,
      );
      const response = await env.data<Record<string, { errors: { code: string; message: string }[] }>>(
        `mutation { ${fields.join(" ")} }`,
        {},
        viewer,
      );
      for (const index of part.keys()) outcomes.push(response[`m${index}`]?.errors.length === 0);
    }
    return outcomes;
  }

  it.each(postTypes)(
    "matches the permission shown before, for each author, creator, state and action: %s @PERM-03 @PERM-04 @PERM-07 @PERM-12 @PERM-17 @PERM-22 @PERM-28 @PERM-32 @PERM-36 @PERM-40 @PERM-41 @PERM-42 @PERM-43",
    async (type) => {
      for (const { name, roles, isReadOnly = false, isCompany = false } of viewers) {
        const columns = isCompany ? { contact_id: (await env.fixtures.company()).contactId } : {};
        const viewer = await env.fixtures.person(roles, { is_read_only: isReadOnly, ...columns });
        const all = await casesFor(type, viewer);
        // A platform admin may publish drafts that are missing in the admin's own list.
        const cases = all.filter(({ action, name: what }) => action !== "publish" || /by self/.test(what));
        const shown = await permissionsShownTo(viewer, cases);
        const outcomes = await outcomesFor(type, viewer, cases);
        const actual = cases.map((one, index) => [one.name, outcomes[index]]);
        expect(actual, name).toEqual(cases.map((one, index) => [one.name, shown[index]]));
        if (!isReadOnly) expect(outcomes).toContain(true);
      }
    },
  );

  it("carries the message of the denial reason @PERM-24 @PERM-25 @PERM-42", async () => {
    const journo = await env.fixtures.person(["journo"]);
    const admin = await env.fixtures.person(["admin"]);
    const first = async (document: string, as: Person) =>
      (await env.data<{ m: { errors: unknown[] } }>(`mutation { m: ${document} { errors { code message field } } }`, {}, as)).m
        .errors;
    const post = globalId("CommunityPost", await env.fixtures.post("communityPost", others.company));
    const draft = globalId("Reaction", await env.fixtures.post("reaction", journo.contactId, { save_as: "draft" }));
    const live = globalId("Job", await env.fixtures.post("job", journo.contactId));
    const personal = globalId("CommunityPost", await env.fixtures.post("communityPost", journo.contactId));
    for (const [id, as] of [
      [post, journo],
      [personal, admin],
    ] as const) {
      expect(await first(mutationFor("edit", "communityPost", id), as)).toEqual([
        { code: "FORBIDDEN", message: "Community posts cannot be edited.", field: null },
      ]);
    }
    expect(await first(mutationFor("edit", "communityPost", post), admin)).toEqual([]);
    expect(await first(mutationFor("edit", "reaction", draft), journo)).toEqual([
      { code: "FORBIDDEN", message: "Drafts of this type cannot be edited, only published or deleted.", field: null },
    ]);
    expect(await first(mutationFor("restore", "job", live), journo)).toEqual([
      { code: "INVALID", message: "This has not been deleted.", field: null },
    ]);
    expect(await first(mutationFor("publish", "job", live), journo)).toEqual([
      { code: "INVALID", message: "This has been published already.", field: null },
    ]);
  });
});
