import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const details =
  "id databaseId slug name icon isJoined description type country { code } logo { databaseId } banner { databaseId } image membersCount isFollowed isInvited";

describe("communities", () => {
  let env: TestEnv;
  let journo: Person;
  let founder: Person;
  beforeAll(async () => {
    env = await startTestEnv();
    journo = await env.fixtures.person(["journo"]);
    founder = await env.fixtures.person(["accountAdmin"]);
  });
  afterAll(() => env?.stop());
  beforeEach(() => env.upstream.reset());

  it("returns every field, with the type in upper case @COMM-01 @API-081", async () => {
    const [logo, banner] = [await env.fixtures.image(), await env.fixtures.image()];
    const country = await env.fixtures.db.selectFrom("countries").selectAll().where("code", "=", "AU").executeTakeFirstOrThrow();
    const id = await env.fixtures.community("full", founder.contactId, {
      name: "Full of it",
      description: "Subject",
      country_id: country.id,
      logo_image_id: logo,
      banner_image_id: banner,
      icon: "/files/icon.webp",
      img: "/files/img.webp",
    });
    await env.fixtures.join(id, journo.contactId);
    expect(await env.data(`{ community(slug: "full") { ${details} } }`, {}, journo)).toEqual({
      community: {
        id: await env.fixtures.globalIdOf("Community", "full"),
        databaseId: id,
        slug: "full",
        name: "Full of it",
        icon: "/files/icon.webp",
        isJoined: true,
        description: "Subject",
        type: "PUBLIC",
        country: { code: "AU" },
        logo: { databaseId: logo },
        banner: { databaseId: banner },
        image: "/files/img.webp",
        membersCount: 1,
        isFollowed: false,
        isInvited: false,
      },
    });
    expect(env.upstream.summary()).toEqual(["GET /api/v1/communities/full"]);
  });

  it("returns null for an unknown slug of any form @COMM-01", async () => {
    for (const slug of ["nobody", "..", "a/b", ""]) {
      expect(await env.run("query ($slug: String!) { community(slug: $slug) { id } }", { slug }, journo)).toEqual({
        data: { community: null },
      });
    }
  });

  it("serves brief fields from the viewer's list and reads the rest in one batch @COMM-01 @USER-01", async () => {
    const member = await env.fixtures.person(["pr"]);
    for (const slug of ["batch-a", "batch-b", "batch-c"])
      await env.fixtures.join(await env.fixtures.community(slug, founder.contactId), member.contactId);
    const brief = await env.data("{ viewer { communities { slug name icon isJoined } } }", {}, member);
    expect(env.upstream.summary()).toEqual(["GET /api/v1/current_user/info"]);
    expect(brief).toMatchObject({
      viewer: {
        communities: expect.arrayContaining([{ slug: "batch-a", name: "Community batch-a", icon: null, isJoined: true }]),
      },
    });

    env.upstream.reset();
    const { viewer } = await env.data<{
      viewer: { communities: { slug: string; membersCount: number; type: string; description: string | null }[] };
    }>("{ viewer { communities { slug membersCount type description } } }", {}, member);
    expect(viewer.communities.filter(({ slug }) => slug.startsWith("batch-")).map(({ membersCount }) => membersCount)).toEqual([
      1, 1, 1,
    ]);
    expect(env.upstream.summary()).toEqual(["GET /api/v1/current_user/info", "GET /api/v1/communities"]);
  });

  it("lists communities by name, with search, filters and paging @COMM-01", async () => {
    for (const name of ["Zebra one", "Zebra two", "Zebra three"])
      await env.fixtures.community(name.toLowerCase().replace(" ", "-"), founder.contactId, { name });
    await env.fixtures.community("zebra-closed", founder.contactId, { name: "Zebra closed", type: "private" });
    const page = "totalCount pageInfo { hasNextPage endCursor } edges { node { slug membersCount } }";
    interface Page {
      communities: {
        totalCount: number;
        pageInfo: { hasNextPage: boolean; endCursor: string };
        edges: { node: { slug: string } }[];
      };
    }
    const slugs = ({ communities }: Page) => communities.edges.map(({ node }) => node.slug);
    const first = await env.data<Page>(`{ communities(query: "zebra", first: 3) { ${page} } }`, {}, journo);
    expect([slugs(first), first.communities.totalCount, first.communities.pageInfo.hasNextPage]).toEqual([
      ["zebra-closed", "zebra-one", "zebra-three"],
      4,
      true,
    ]);
    const second = await env.data<Page>(
      `query ($after: String) { communities(query: "zebra", first: 3, after: $after) { ${page} } }`,
      { after: first.communities.pageInfo.endCursor },
      journo,
    );
    expect(slugs(second)).toEqual(["zebra-two"]);
    expect(slugs(await env.data<Page>(`{ communities(query: "zebra", type: PRIVATE) { ${page} } }`, {}, journo))).toEqual([
      "zebra-closed",
    ]);
    expect(slugs(await env.data<Page>(`{ communities(query: "zebra", joined: true) { ${page} } }`, {}, journo))).toEqual([]);
  });

  it("lists members by recent activity, with search and paging @COMM-02 @API-083", async () => {
    const id = await env.fixtures.community("members", founder.contactId);
    const members: number[] = [];
    for (let minute = 0; minute < 5; minute += 1) {
      const contactId = await env.fixtures.contact();
      members.push(contactId);
      await env.fixtures.join(id, contactId);
      await env.fixtures.db
        .updateTable("contacts")
        .set({
          about: `About ${minute}`,
          name: `Member ${minute}`,
          last_active_at: new Date(Date.parse("2026-03-01T10:00:00Z") - minute * 60_000),
        })
        .where("id", "=", contactId)
        .execute();
    }
    interface Page {
      community: {
        members: {
          totalCount: number;
          pageInfo: { hasNextPage: boolean; endCursor: string };
          edges: { node: { about: string; lastActiveAt: string; author: { databaseId: number } } }[];
        };
      };
    }
    const document = `query ($first: Int!, $after: String, $query: String) { community(slug: "members") { members(first: $first, after: $after, query: $query) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { about lastActiveAt author { databaseId } } }
    } } }`;
    const first = await env.data<Page>(document, { first: 3 }, journo);
    expect(first.community.members.edges[1]?.node).toEqual({
      about: "About 1",
      lastActiveAt: "2026-03-01T09:59:00.000Z",
      author: { databaseId: members[1] },
    });
    const second = await env.data<Page>(document, { first: 3, after: first.community.members.pageInfo.endCursor }, journo);
    expect(
      [...first.community.members.edges, ...second.community.members.edges].map(({ node }) => node.author.databaseId),
    ).toEqual(members);
    const named = await env.data<Page>(document, { first: 3, query: "Member 4" }, journo);
    expect(named.community.members).toMatchObject({ totalCount: 1, edges: [{ node: { about: "About 4" } }] });
  });

  it("lists activities newest first, each with its author and post @COMM-03 @API-082", async () => {
    const id = await env.fixtures.community("busy", founder.contactId);
    const post = await env.fixtures.post("callout", founder.contactId, { title: "Who knows?", content: "<p>Tell us more</p>" });
    await env.fixtures.assign(post, id);
    await env.fixtures.comment("callout", post, journo.contactId, { content: "<p>I do</p>" });
    const data = await env.data<{ community: { activities: { edges: { node: unknown }[] } } }>(
      `{ community(slug: "busy") { activities { edges { node {
        createdAt author { databaseId } post { __typename ... on PostBase { id databaseId } } postTitle postSummary
      } } } } }`,
      {},
      journo,
    );
    const about = {
      post: { __typename: "Callout", id: globalId("Callout", post), databaseId: post },
      postTitle: "Who knows?",
      postSummary: "Tell us more",
    };
    expect(data.community.activities.edges.map(({ node }) => node)).toEqual([
      {
        createdAt: expect.stringMatching(/Z$/),
        author: { databaseId: journo.contactId },
        ...about,
      },
      {
        createdAt: expect.stringMatching(/Z$/),
        author: { databaseId: founder.contactId },
        ...about,
      },
    ]);
  });

  it("shows the content of a private community only to members and platform admins @COMM-02 @COMM-03 @PERM-01", async () => {
    const id = await env.fixtures.community("closed", founder.contactId, { type: "private" });
    await env.fixtures.join(id, founder.contactId);
    const document = `{ community(slug: "closed") { name type membersCount feed { totalCount } members { totalCount } activities { totalCount }
      permissions { read { allowed reasons { code message remedy } } join { allowed reasons { code message remedy } } leave { allowed reasons { code message remedy } } } } }`;
    const closed = { feed: null, members: null, activities: null };
    const head = { name: "Community closed", type: "PRIVATE", membersCount: 1 };
    const notInvited = {
      code: "NOT_INVITED",
      message: "You need an invitation to join this community.",
      remedy: "ASK_FOR_INVITATION",
    };
    const refused = { allowed: false, reasons: [notInvited] };
    const notJoined = { code: "NOT_JOINED", message: "You have not joined this community.", remedy: "JOIN_COMMUNITY" };
    expect(await env.data(document, {}, journo)).toEqual({
      community: {
        ...head,
        ...closed,
        permissions: { read: refused, join: refused, leave: { allowed: false, reasons: [notJoined] } },
      },
    });

    const invited = await env.fixtures.person(["pr"]);
    await env.fixtures.invite(id, invited.contactId);
    expect(await env.data(document, {}, invited)).toMatchObject({
      community: {
        ...closed,
        permissions: {
          read: { allowed: false, reasons: [{ ...notJoined, message: "Join this private community to read it." }] },
          join: { allowed: true },
        },
      },
    });
    const open = { feed: { totalCount: 0 }, members: { totalCount: 1 }, activities: { totalCount: 0 } };
    expect(await env.data(document, {}, founder)).toMatchObject({
      community: { ...open, permissions: { read: { allowed: true }, join: { allowed: false }, leave: { allowed: true } } },
    });
    const admin = await env.fixtures.person(["admin"]);
    expect(await env.data(document, {}, admin)).toMatchObject({
      community: { ...open, permissions: { read: { allowed: true }, join: refused } },
    });
    await env.fixtures.invite(id, admin.contactId);
    expect(await env.data(document, {}, admin)).toMatchObject({
      community: { ...open, permissions: { read: { allowed: true }, join: { allowed: true }, leave: { allowed: false } } },
    });
  });

  const setMembership = `mutation ($id: ID!, $joined: Boolean!) { setMembership(input: { communityId: $id, joined: $joined, clientMutationId: "m" }) {
    clientMutationId errors { code message field } community { slug isJoined membersCount permissions { join { allowed } leave { allowed } } } viewer { communities { slug isJoined } }
  } }`;

  it("joins and leaves by the requested state, as the permissions say @COMM-09 @COMM-15 @API-084", async () => {
    const pr = await env.fixtures.person(["pr"]);
    await env.fixtures.community("open", founder.contactId);
    const id = await env.fixtures.globalIdOf("Community", "open");
    for (const [joined, membersCount] of [
      [true, 1],
      [true, 1],
      [false, 0],
      [false, 0],
    ] as const) {
      const { setMembership: payload } = await env.data<{
        setMembership: { viewer: { communities: { slug: string; isJoined: boolean }[] } };
      }>(setMembership, { id, joined }, pr);
      expect(payload).toMatchObject({
        clientMutationId: "m",
        errors: [],
        community: {
          slug: "open",
          isJoined: joined,
          membersCount,
          permissions: { join: { allowed: !joined }, leave: { allowed: joined } },
        },
      });
      expect(payload.viewer.communities.find(({ slug }) => slug === "open")?.isJoined ?? false).toBe(joined);
    }
    expect(env.upstream.calls[0]).toMatchObject({ method: "POST", path: "/api/v1/communities/open/join", status: 200 });
    // The change, the community, the viewer.
    expect(env.upstream.calls).toHaveLength(4 * 3);
  });

  it("refuses to join without an invitation, for read-only accounts and for guests @COMM-09 @ERR-21 @API-084", async () => {
    const id = await env.fixtures.globalIdOf("Community", "closed");
    const pr = await env.fixtures.person(["pr"]);
    expect(await env.data(setMembership, { id, joined: true }, pr)).toEqual({
      setMembership: {
        clientMutationId: "m",
        errors: [{ code: "INVALID", message: "You need an invitation to join this community.", field: null }],
        community: null,
        viewer: null,
      },
    });
    const reader = await env.fixtures.person(["pr"], { is_read_only: true });
    expect(
      await env.data(setMembership, { id: await env.fixtures.globalIdOf("Community", "open"), joined: true }, reader),
    ).toMatchObject({
      setMembership: { errors: [{ code: "INVALID", message: "Your account is read-only." }] },
    });
    expect(await env.data(setMembership, { id: globalId("Community", "99999.nobody"), joined: true }, pr)).toMatchObject({
      setMembership: { errors: [{ code: "NOT_FOUND", field: ["input", "communityId"] }] },
    });
    const guest = await env.run(setMembership, { id, joined: true });
    expect(guest.errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
    expect(await env.data(setMembership, { id: globalId("Job", 1000), joined: true }, pr)).toMatchObject({
      setMembership: { errors: [{ code: "INVALID_ID", field: ["input", "communityId"] }] },
    });
  });
});
