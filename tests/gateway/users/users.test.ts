import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

describe("people and companies", () => {
  let env: TestEnv;
  let journo: Person;
  beforeAll(async () => {
    env = await startTestEnv();
    journo = await env.fixtures.person(["journo"]);
  });
  afterAll(() => env?.stop());
  beforeEach(() => env.upstream.reset());

  it("returns a profile by slug, in any letter case @USER-05 @USER-07", async () => {
    const expert = await env.fixtures.person(["expert"]);
    const country = await env.fixtures.db.selectFrom("countries").selectAll().where("code", "=", "NZ").executeTakeFirstOrThrow();
    await env.fixtures.db
      .updateTable("contacts")
      .set({ name: "Ema Expert", about: "Knows a lot", job: "Professor", organization: "University", country_id: country.id })
      .where("id", "=", expert.contactId)
      .execute();
    await env.fixtures.db.insertInto("contact_beats").values({ contact_id: expert.contactId, beat_id: 355 }).execute();
    const fields =
      "id databaseId slug name avatar about jobTitle organization country { code name } beats { key } userType isPrivate isFollowed";
    const profile = {
      id: globalId("User", expert.slug),
      databaseId: expert.contactId,
      slug: expert.slug,
      name: "Ema Expert",
      avatar: null,
      about: "Knows a lot",
      jobTitle: "Professor",
      organization: "University",
      country: { code: "NZ", name: "New Zealand" },
      beats: [{ key: "TECH" }],
      userType: "EXPERTS",
      isPrivate: false,
      isFollowed: false,
    };
    expect(await env.data(`query ($slug: String!) { user(slug: $slug) { ${fields} } }`, { slug: expert.slug }, journo)).toEqual({
      user: profile,
    });
    expect(
      await env.data("query ($slug: String!) { user(slug: $slug) { name } }", { slug: expert.slug.toUpperCase() }, journo),
    ).toEqual({ user: { name: "Ema Expert" } });
    expect(await env.run('{ user(slug: "nobody") { id } company(slug: "..") { id } }', {}, journo)).toEqual({
      data: { user: null, company: null },
    });
  });

  it.each([
    ["journo", "JOURNO"],
    ["pr", "MARKETING"],
    ["expert", "EXPERTS"],
    ["admin", null],
  ] as const)("returns the user type of role %s as %s @USER-07", async (role, userType) => {
    const person = await env.fixtures.person([role]);
    expect(await env.data("query ($slug: String!) { user(slug: $slug) { userType } }", { slug: person.slug }, journo)).toEqual({
      user: { userType },
    });
  });

  it("hides all but the head of a private profile @USER-05", async () => {
    const privateUser = await env.fixtures.person(["pr"]);
    await env.fixtures.db
      .updateTable("contacts")
      .set({ is_private: true, about: "Secret", job: "Spy" })
      .where("id", "=", privateUser.contactId)
      .execute();
    expect(
      await env.data(
        "query ($slug: String!) { user(slug: $slug) { slug isPrivate about jobTitle beats { key } } }",
        { slug: privateUser.slug },
        journo,
      ),
    ).toEqual({
      user: { slug: privateUser.slug, isPrivate: true, about: null, jobTitle: "Spy", beats: [] },
    });
  });

  it("batches the lookup of the profiles of all authors @USER-05", async () => {
    const [one, two] = [await env.fixtures.person(["pr"]), await env.fixtures.person(["expert"])];
    const company = await env.fixtures.company();
    for (const id of [one.contactId, two.contactId, company.contactId]) await env.fixtures.post("statement", id);
    const unnamed = await env.fixtures.contact();
    await env.fixtures.db.updateTable("contacts").set({ slug: null }).where("id", "=", unnamed).execute();
    await env.fixtures.post("statement", unnamed);
    const second = await env.fixtures.company();
    await env.fixtures.post("statement", second.contactId);
    const { feed } = await env.data<{ feed: { edges: { node: { author: unknown } }[] } }>(
      "{ feed(types: [STATEMENT]) { edges { node { ... on Statement { author { databaseId profile { __typename ... on User { slug } ... on Company { slug authorId peopleCount isVerified } } } } } } } }",
      {},
      journo,
    );
    const ofCompany = ({ slug, contactId }: { slug: string; contactId: number }) => ({
      databaseId: contactId,
      profile: { __typename: "Company", slug, authorId: globalId("Author", contactId), peopleCount: 0, isVerified: false },
    });
    expect(feed.edges.map(({ node }) => node.author)).toEqual([
      ofCompany(second),
      { databaseId: unnamed, profile: null },
      ofCompany(company),
      { databaseId: two.contactId, profile: { __typename: "User", slug: two.slug } },
      { databaseId: one.contactId, profile: { __typename: "User", slug: one.slug } },
    ]);
    expect(env.upstream.summary().toSorted()).toEqual(["GET /api/v1/c", "GET /api/v1/posts", "GET /api/v1/u"]);
  });

  it("returns the page of a company @USER-03", async () => {
    const company = await env.fixtures.company();
    await env.fixtures.db
      .updateTable("companies")
      .set({ description: "We print", url: "https://example.com", is_verified: true })
      .where("id", "=", company.id)
      .execute();
    expect(
      await env.data(
        "query ($slug: String!) { company(slug: $slug) { id databaseId slug authorId description url country { code } isVerified peopleCount isFollowed logo } }",
        { slug: company.slug },
      ),
    ).toEqual({
      company: {
        id: await env.fixtures.globalIdOf("Company", company.slug),
        databaseId: company.id,
        slug: company.slug,
        authorId: globalId("Author", company.contactId),
        description: "We print",
        url: "https://example.com",
        country: null,
        isVerified: true,
        peopleCount: 0,
        isFollowed: false,
        logo: null,
      },
    });
  });

  it("lists the six beats and the countries, for guests too @USER-09", async () => {
    const { beats, countries } = await env.data<{
      beats: { databaseId: number; key: string; colour: string }[];
      countries: { code: string; name: string }[];
    }>('{ beats { databaseId key colour } countries(query: "zealand") { code name } }');
    expect(beats).toEqual([
      { databaseId: 356, key: "BUSINESS", colour: "BLUE" },
      { databaseId: 62, key: "POLITICS", colour: "GREEN" },
      { databaseId: 19, key: "LIFESTYLE", colour: "ORANGE" },
      { databaseId: 357, key: "PEOPLE", colour: "PURPLE" },
      { databaseId: 354, key: "SPORTS", colour: "TEAL" },
      { databaseId: 355, key: "TECH", colour: "RED" },
    ]);
    expect(countries).toEqual([{ code: "NZ", name: "New Zealand" }]);
    const all = await env.data<{ countries: unknown[] }>("{ countries { code } }");
    expect(all.countries.length).toBeGreaterThan(190);
  });

  it("lists the time zones, for guests too @USER-04 @API-095", async () => {
    const { timezones } = await env.data<{ timezones: { name: string; offset: number; label: string }[] }>(
      "{ timezones { name offset label } }",
    );
    expect(timezones.length).toBeGreaterThan(400);
    expect(timezones.find(({ name }) => name === "Australia/Darwin")).toEqual({
      name: "Australia/Darwin",
      offset: 570,
      label: "Australia/Darwin (UTC+09:30)",
    });
  });

  it("suggests people and companies to mention by a part of the name @NOTIF-01", async () => {
    const viewer = await env.fixtures.person(["journo"]);
    const ids = [await env.fixtures.contact(), await env.fixtures.contact("company")];
    await env.fixtures.db
      .updateTable("contacts")
      .set({ name: "Zora Quill" })
      .where("id", "=", ids[0] ?? 0)
      .execute();
    await env.fixtures.db
      .updateTable("contacts")
      .set({ name: "Quill & Zora" })
      .where("id", "=", ids[1] ?? 0)
      .execute();
    const find = (query: string, first = 8) =>
      env.run<{ mentions: { databaseId: number }[] }>(
        "query ($query: String!, $first: Int! = 8) { mentions(query: $query, first: $first) { databaseId name type } }",
        { query, first },
        viewer,
      );
    expect((await find(" zora ")).data?.mentions.map(({ databaseId }) => databaseId)).toEqual(ids);
    expect((await find("zora", 1)).data?.mentions).toHaveLength(1);
    // People of earlier mentions may have another name now.
    const mentioned = await env.run<{ mentions: { databaseId: number }[] }>(
      'query ($ids: [ID!]) { mentions(query: "Old name", ids: $ids) { databaseId } }',
      { ids: ids.map((id) => globalId("Author", id)) },
      viewer,
    );
    expect(mentioned.data?.mentions.map(({ databaseId }) => databaseId)).toEqual(ids);
    const post = await env.fixtures.post("statement", ids[1] ?? 0);
    const suggestionsFor = (subjectId: string) =>
      env.run<{ mentions: { databaseId: number }[] }>(
        'query ($subjectId: ID!) { mentions(query: "zora", subjectId: $subjectId) { databaseId } }',
        { subjectId },
        viewer,
      );
    // The author of the current thread's post comes first.
    expect((await suggestionsFor(globalId("Statement", post))).data?.mentions.map(({ databaseId }) => databaseId)).toEqual(
      ids.toReversed(),
    );
    expect((await suggestionsFor(globalId("Comment", 1))).errors).toMatchObject([
      { path: ["mentions"], extensions: { code: "INVALID_ID", argument: ["subjectId"] } },
    ]);
    for (const [query, first] of [
      [" ", 8],
      ["zora", 0],
      ["zora", 21],
    ] as const)
      expect((await find(query, first)).errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
  });
});
