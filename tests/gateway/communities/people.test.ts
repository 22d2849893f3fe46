import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const people = `query ($slug: String!, $query: String! = "Quentin") { community(slug: $slug) {
  members { edges { node { author { databaseId } permissions { remove { allowed reasons { code message } } } } } }
  invitations { totalCount edges { node { databaseId } } }
  candidates(query: $query) { person { databaseId } isJoined isInvited }
  permissions { manageMembers { allowed reasons { code } } }
} }`;
const invite = `mutation ($slug: ID!, $people: [ID!]!) { inviteToCommunity(input: { communityId: $slug, personIds: $people, clientMutationId: "m" }) {
  clientMutationId errors { code message field } community { slug invitations { edges { node { databaseId } } } } } }`;
const remove = `mutation ($slug: ID!, $person: ID!) { removeCommunityMember(input: { communityId: $slug, personId: $person }) {
  errors { code message field } community { membersCount invitations { totalCount } members { totalCount } } viewer { communities { slug } } } }`;

describe("the people of a community", () => {
  let env: TestEnv;
  let founder: Person;
  let member: Person;
  let outsider: Person;
  let admin: Person;
  beforeAll(async () => {
    env = await startTestEnv();
    founder = await env.fixtures.person(["pr"]);
    member = await env.fixtures.person(["journo"]);
    outsider = await env.fixtures.person(["expert"]);
    admin = await env.fixtures.person(["admin"]);
    for (const [name, { contactId }] of [
      ["Quentin Founder", founder],
      ["Quentin Member", member],
      ["Quentin Outsider", outsider],
    ] as const)
      await env.fixtures.db.updateTable("contacts").set({ name }).where("id", "=", contactId).execute();
    for (const slug of ["inner", "outer"]) {
      const id = await env.fixtures.community(slug, founder.contactId, { type: "private" });
      await env.fixtures.join(id, founder.contactId);
      await env.fixtures.join(id, member.contactId);
    }
  });
  afterAll(() => env?.stop());
  beforeEach(() => env.upstream.reset());

  it("finds those who can be invited before members with the same name @COMM-02", async () => {
    const document = `{ community(slug: "inner") { candidates(query: "Quentin", first: 1) { person { databaseId } isJoined } } }`;
    expect(await env.data(document, {}, founder)).toEqual({
      community: { candidates: [{ person: { databaseId: outsider.contactId }, isJoined: false }] },
    });
  });

  it("lets the creator and platform admins invite and remove members, as the permissions say @COMM-02 @COMM-09", async () => {
    const slug = await env.fixtures.globalIdOf("Community", "inner");
    expect(
      await env.data(
        invite,
        { slug, people: [globalId("Author", outsider.contactId), globalId("Author", member.contactId)] },
        founder,
      ),
    ).toEqual({
      inviteToCommunity: {
        clientMutationId: "m",
        errors: [],
        community: { slug: "inner", invitations: { edges: [{ node: { databaseId: outsider.contactId } }] } },
      },
    });
    env.upstream.reset();
    const shown = await env.data<{ community: { members: { edges: unknown[] }; candidates: unknown[] } }>(
      people,
      { slug: "inner" },
      founder,
    );
    const free = { remove: { allowed: true, reasons: [] } };
    const creator = { code: "CREATOR", message: "The creator of a community cannot be removed." };
    const nodes = shown.community.members.edges;
    expect(nodes).toHaveLength(2);
    expect(nodes).toEqual(
      expect.arrayContaining([
        { node: { author: { databaseId: founder.contactId }, permissions: { remove: { allowed: false, reasons: [creator] } } } },
        { node: { author: { databaseId: member.contactId }, permissions: free } },
      ]),
    );
    expect(shown).toMatchObject({
      community: {
        invitations: { totalCount: 1 },
        candidates: [
          { person: { databaseId: founder.contactId }, isJoined: true, isInvited: false },
          { person: { databaseId: member.contactId }, isJoined: true, isInvited: false },
          { person: { databaseId: outsider.contactId }, isJoined: false, isInvited: true },
        ],
        permissions: { manageMembers: { allowed: true } },
      },
    });
    // The community, the viewer, the members, the invitations, the people by name, and two reads of their state.
    expect(env.upstream.calls).toHaveLength(7);

    for (const person of [member, outsider]) {
      expect(await env.data(remove, { slug, person: globalId("Author", person.contactId) }, admin)).toMatchObject({
        removeCommunityMember: { errors: [], community: { membersCount: 1, members: { totalCount: 1 } } },
      });
    }
    expect(await env.data(people, { slug: "inner" }, member)).toMatchObject({ community: { members: null } });
    expect(await env.data(remove, { slug, person: globalId("Author", founder.contactId) }, admin)).toEqual({
      removeCommunityMember: {
        errors: [{ code: "INVALID", message: creator.message, field: null }],
        community: null,
        viewer: null,
      },
    });
  });

  it("hides invitations and candidates from other members @COMM-02", async () => {
    const shown = await env.data<{ community: { members: { edges: { node: object }[] } } }>(people, { slug: "outer" }, member);
    expect(shown).toMatchObject({
      community: {
        invitations: null,
        candidates: null,
        permissions: { manageMembers: { allowed: false, reasons: [{ code: "NOT_CREATOR" }] } },
      },
    });
    for (const { node } of shown.community.members.edges)
      expect(node).toMatchObject({ permissions: { remove: { allowed: false } } });
    expect(env.upstream.calls.filter(({ path }) => path.includes("invitations"))).toEqual([]);
    const slug = await env.fixtures.globalIdOf("Community", "outer");
    expect(await env.data(invite, { slug, people: [globalId("Author", outsider.contactId)] }, member)).toMatchObject({
      inviteToCommunity: { errors: [{ code: "FORBIDDEN" }], community: null },
    });
    expect(await env.data(invite, { slug, people: [] }, founder)).toMatchObject({
      inviteToCommunity: {
        errors: [{ code: "BLANK", message: "Choose at least one person to invite.", field: ["input", "personIds"] }],
      },
    });
    expect(await env.data(remove, { slug, person: globalId("Author", outsider.contactId) }, founder)).toMatchObject({
      removeCommunityMember: { errors: [{ code: "NOT_FOUND" }] },
    });
  });
});
