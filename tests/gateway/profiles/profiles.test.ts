import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type SignedIn, type TestEnv } from "../support/testEnv.ts";

const permission = "{ allowed reasons { code message remedy } }";
const refused = (code: string, message: string, remedy: string | null = null) => ({
  allowed: false,
  reasons: [{ code, message, remedy }],
});
const allowed = { allowed: true, reasons: [] };
const signInFirst = refused("NOT_SIGNED_IN", "Please sign in first.", "SIGN_IN");

interface Listed {
  posts: { totalCount: number; edges: { node: { databaseId: number } }[] } | null;
}
const posts = "posts { totalCount edges { node { ... on PostBase { databaseId } ... on NewsItem { databaseId } } } }";
const idsOf = (listed: Listed["posts"]) => listed?.edges.map(({ node }) => node.databaseId) ?? null;

describe("public profiles", () => {
  let env: TestEnv;
  let journo: Person;
  let pr: Person;
  let company: { id: number; contactId: number; slug: string };
  let outlet: number;

  beforeAll(async () => {
    env = await startTestEnv();
    const { fixtures } = env;
    [journo, pr] = [await fixtures.person(["journo"]), await fixtures.person(["pr"])];
    company = await fixtures.company();
    const { id } = await fixtures.db
      .insertInto("outlets")
      .values({ name: "The Weekly", slug: "the-weekly", type: "magazine", audience: 1200 })
      .returning("id")
      .executeTakeFirstOrThrow();
    outlet = id;
    await fixtures.db.insertInto("outlet_beats").values({ outlet_id: outlet, beat_id: 62 }).execute();
    const works = { contact_id: pr.contactId };
    await fixtures.db
      .insertInto("company_responsibilities")
      .values({ ...works, company_id: company.id, roles: ["pr"], beats: [62], role_title: "Press", is_media_contact: true })
      .execute();
    await fixtures.db
      .insertInto("outlet_responsibilities")
      .values({ ...works, outlet_id: outlet, roles: ["freelancer"], role_title: "Columnist" })
      .execute();
    await fixtures.db
      .insertInto("contact_details")
      .values({ ...works, location: "Perth", public_email: "pr@example.org" })
      .execute();
    await fixtures.db
      .insertInto("contact_socials")
      .values({ ...works, linkedin: "https://linkedin.example/pr", website: "https://pr.example" })
      .execute();
  });
  afterAll(() => env?.stop());
  beforeEach(() => env.upstream.reset());

  const user = <Data>(fields: string, slug: string, as?: SignedIn) =>
    env
      .data<{ user: Data }>(`query ($slug: String!) { user(slug: $slug) { ${fields} } }`, { slug }, as)
      .then((data) => data.user);

  it("show responsibilities and contact details, to guests too @PROFILE-01 @GEN-16 @API-002", async () => {
    const fields = `isViewer contact { location phone publicEmail } socials { network url }
      responsibilities {
        __typename roleTitle
        ... on OutletResponsibility { outletRoles: roles outlet { id slug name type } }
        ... on CompanyResponsibility { roles isMediaContact isPending beats { key } company { slug peopleCount } }
      }`;
    const shown = {
      isViewer: false,
      contact: { location: "Perth", phone: null, publicEmail: "pr@example.org" },
      socials: [
        { network: "LINKEDIN", url: "https://linkedin.example/pr" },
        { network: "WEBSITE", url: "https://pr.example" },
      ],
      responsibilities: [
        {
          __typename: "OutletResponsibility",
          roleTitle: "Columnist",
          outletRoles: ["FREELANCER"],
          outlet: {
            id: await env.fixtures.globalIdOf("Outlet", "the-weekly"),
            slug: "the-weekly",
            name: "The Weekly",
            type: "MAGAZINE",
          },
        },
        {
          __typename: "CompanyResponsibility",
          roleTitle: "Press",
          roles: ["PR"],
          isMediaContact: true,
          isPending: false,
          beats: [{ key: "POLITICS" }],
          company: { slug: company.slug, peopleCount: 1 },
        },
      ],
    };
    expect(await user(fields, pr.slug)).toEqual(shown);
    expect(await user(fields, pr.slug, pr)).toEqual({ ...shown, isViewer: true });
  });

  it("list the posts of their author that the viewer may see, page by page @PROFILE-01 @PROFILE-02 @POST-01", async () => {
    const { fixtures } = env;
    const postIds = [
      await fixtures.post("statement", pr.contactId),
      await fixtures.post("job", pr.contactId),
      await fixtures.story(pr.contactId),
    ];
    await fixtures.post("statement", pr.contactId, { user_types: ["experts"] });
    const forCompany = await fixtures.post("callout", company.contactId);

    expect(idsOf((await user<Listed>(posts, pr.slug, journo)).posts)).toEqual(postIds.toReversed());
    expect(idsOf((await user<Listed>(posts.replace("posts", "posts(types: [JOB])"), pr.slug, journo)).posts)).toEqual([
      postIds[1],
    ]);
    const first = await user<{ posts: { pageInfo: { endCursor: string } } }>(
      "posts(first: 2) { pageInfo { endCursor } }",
      pr.slug,
      journo,
    );
    const rest = posts.replace("posts", `posts(first: 2, after: "${first.posts.pageInfo.endCursor}")`);
    expect(idsOf((await user<Listed>(rest, pr.slug, journo)).posts)).toEqual([postIds[0]]);
    const page = await env.data<{ company: Listed }>(
      `query ($slug: String!) { company(slug: $slug) { ${posts} } }`,
      { slug: company.slug },
      journo,
    );
    expect(idsOf(page.company.posts)).toEqual([forCompany]);
    // Guests get null instead of an error that asks them to sign in.
    expect(await user(`posts { totalCount } permissions { readPosts ${permission} }`, pr.slug)).toEqual({
      posts: null,
      permissions: { readPosts: signInFirst },
    });
  });

  it("hide the details of private people from all but themselves and platform admins @PROFILE-01 @USER-05", async () => {
    const privateUser = await env.fixtures.person(["pr"]);
    await env.fixtures.db
      .updateTable("contacts")
      .set({ is_private: true, job: "Spy" })
      .where("id", "=", privateUser.contactId)
      .execute();
    await env.fixtures.post("statement", privateUser.contactId);
    const fields = `isPrivate jobTitle contact { location } socials { url } responsibilities { roleTitle } communities { slug }
      posts { totalCount } permissions { read ${permission} readPosts ${permission} }`;
    const closed = refused("PRIVATE_PROFILE", "This profile is private.");
    expect(await user(fields, privateUser.slug, journo)).toEqual({
      isPrivate: true,
      jobTitle: "Spy",
      contact: null,
      socials: [],
      responsibilities: [],
      communities: [],
      posts: null,
      permissions: { read: closed, readPosts: closed },
    });
    for (const as of [privateUser, await env.fixtures.person(["admin"])]) {
      expect(await user(fields, privateUser.slug, as)).toMatchObject({
        isPrivate: true,
        contact: { location: null },
        posts: { totalCount: 1 },
        permissions: { read: allowed, readPosts: allowed },
      });
    }
  });

  it("list the people of companies and outlets, and the stories of outlets @PROFILE-02 @PROFILE-03 @GEN-10", async () => {
    const people = "people { totalCount edges { node { author { slug } roleTitle isMediaContact email } } }";
    const story = await env.fixtures.story(journo.contactId, { outlet_id: outlet });
    await env.fixtures.comment("story", story, pr.contactId);
    const document = `query ($slug: String!) {
      company(slug: $slug) { ${people} }
      outlet(slug: "The-Weekly") {
        id databaseId type audience beats { key } country { code } peopleCount ${people}
        stories { totalCount edges { node { ... on NewsItem { databaseId comments(first: 2) { totalCount edges { node { content } } } } } } }
      }
    }`;
    const member = (roleTitle: string, isMediaContact: boolean) => ({
      totalCount: 1,
      edges: [{ node: { author: { slug: pr.slug }, roleTitle, isMediaContact, email: "pr@example.org" } }],
    });
    const shown = {
      company: { people: member("Press", true) },
      outlet: {
        id: await env.fixtures.globalIdOf("Outlet", "the-weekly"),
        databaseId: outlet,
        type: "MAGAZINE",
        audience: 1200,
        beats: [{ key: "POLITICS" }],
        country: null,
        peopleCount: 1,
        people: member("Columnist", false),
        stories: null,
      },
    };
    expect(await env.data(document, { slug: company.slug })).toEqual(shown);
    const comments = { totalCount: 1, edges: [{ node: { content: "<p>Words</p>" } }] };
    env.upstream.reset();
    expect(await env.data(document, { slug: company.slug }, journo)).toEqual({
      ...shown,
      outlet: { ...shown.outlet, stories: { totalCount: 1, edges: [{ node: { databaseId: story, comments } }] } },
    });
    expect(env.upstream.summary().toSorted()).toEqual([
      `GET /api/v1/c/${company.slug}`,
      `GET /api/v1/c/${company.slug}/people`,
      "GET /api/v1/current_user/info",
      "GET /api/v1/o/The-Weekly",
      "GET /api/v1/o/the-weekly/people",
      "GET /api/v1/stories",
    ]);
    expect(await env.data('{ outlet(slug: "none") { id } }')).toEqual({ outlet: null });
    expect(
      await env.data("query ($id: ID!) { node(id: $id) { ... on Outlet { name } } }", {
        id: await env.fixtures.globalIdOf("Outlet", "the-weekly"),
      }),
    ).toEqual({ node: { name: "The Weekly" } });
  });

  const follow = (subjectId: string, followed: boolean, as?: SignedIn) =>
    env.run<{ setFollow: object }>(
      `mutation ($subjectId: ID!, $followed: Boolean!) {
        setFollow(input: { subjectId: $subjectId, followed: $followed }) {
          subject { __typename id isFollowed permissions { follow ${permission} } }
          errors { code message }
        }
      }`,
      { subjectId, followed },
      as,
    );

  it("are followed and unfollowed by the requested state @PROFILE-01 @PROFILE-02 @API-005", async () => {
    for (const [type, slug] of [
      ["User", pr.slug],
      ["Company", company.slug],
    ] as const) {
      const id = type === "User" ? globalId(type, slug) : await env.fixtures.globalIdOf(type, slug);
      for (const followed of [true, true, false]) {
        const { data } = await follow(id, followed, journo);
        expect(data?.setFollow).toEqual({
          subject: { __typename: type, id, isFollowed: followed, permissions: { follow: allowed } },
          errors: [],
        });
      }
    }
  });

  it("refuse to be followed with the reason of the permission field @PROFILE-01 @PROFILE-02", async () => {
    const reader = await env.fixtures.person(["pr"], { is_read_only: true });
    const cases: [Person, string, object, object][] = [
      [pr, pr.slug, refused("SELF", "This is your own profile."), { code: "INVALID", message: "This is your own profile." }],
      [
        reader,
        pr.slug,
        refused("READ_ONLY", "Your account is read-only.", "ASK_FOR_APPROVAL"),
        { code: "INVALID", message: "Your account is read-only." },
      ],
    ];
    for (const [as, slug, expected, error] of cases) {
      const rights = `permissions { follow ${permission} message ${permission} }`;
      expect(await user(rights, slug, as)).toEqual({ permissions: { follow: expected, message: expected } });
      expect((await follow(globalId("User", slug), true, as)).data?.setFollow).toEqual({ subject: null, errors: [error] });
    }
    expect(await user(`permissions { follow ${permission} }`, pr.slug)).toEqual({ permissions: { follow: signInFirst } });
    expect((await follow(globalId("User", pr.slug), true)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    const outlet = await env.fixtures.globalIdOf("Outlet", "the-weekly");
    expect(await follow(outlet, true, journo)).toMatchObject({ data: { setFollow: { errors: [{ code: "INVALID_ID" }] } } });
  });

  it("return null for parts that cannot be read, and all other fields @PROFILE-02 @ERR-01", async () => {
    env.upstream.fail({ path: new RegExp(`/c/${company.slug}/(posts|people)`), status: 500 });
    const response = await env.run(
      "query ($slug: String!) { company(slug: $slug) { slug posts { totalCount } people { totalCount } } }",
      { slug: company.slug },
      journo,
    );
    expect(response.data).toEqual({ company: { slug: company.slug, posts: null, people: null } });
    expect(response.errors).toHaveLength(2);
  });
});
