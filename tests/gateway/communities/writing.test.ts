import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const create = `mutation ($input: CreateCommunityInput!) { createCommunity(input: $input) {
  clientMutationId community { id databaseId slug name type isJoined membersCount country { code } permissions { edit { allowed } } }
  viewer { communities { slug } } errors { code message field } } }`;
const update = `mutation ($input: UpdateCommunityInput!) { updateCommunity(input: $input) {
  community { id slug name description type } errors { code message field } } }`;
const permissionQuery = `query ($slug: String!) { community(slug: $slug) { permissions { edit { allowed reasons { code message } } } } }`;

describe("creating and updating communities", () => {
  let env: TestEnv;
  let founder: Person;
  let stranger: Person;
  let admin: Person;
  beforeAll(async () => {
    env = await startTestEnv();
    founder = await env.fixtures.person(["accountAdmin"]);
    stranger = await env.fixtures.person(["pr"]);
    admin = await env.fixtures.person(["admin"]);
  });
  afterAll(() => env?.stop());

  it("creates one community per idempotency key, which the viewer has joined @API-085 @API-086", async () => {
    const input = {
      name: "City desk",
      type: "PRIVATE",
      countryId: globalId("Country", 36),
      idempotencyKey: "one-community",
      clientMutationId: "m",
    };
    const first = await env.data<{ createCommunity: { community: { databaseId: number } } }>(create, { input }, founder);
    expect(first).toMatchObject({
      createCommunity: {
        clientMutationId: "m",
        errors: [],
        community: {
          id: await env.fixtures.globalIdOf("Community", "city-desk"),
          slug: "city-desk",
          type: "PRIVATE",
          isJoined: true,
          membersCount: 1,
          country: { code: "AU" },
          permissions: { edit: { allowed: true } },
        },
        viewer: { communities: expect.arrayContaining([{ slug: "city-desk" }]) },
      },
    });
    expect(await env.data(create, { input }, founder)).toMatchObject({
      createCommunity: { community: { databaseId: first.createCommunity.community.databaseId } },
    });
  });

  it("finds the new community by its id when the response has no body @API-086", async () => {
    const mockResponse = (id: number) =>
      env.upstream.fail({
        method: "POST",
        path: "/api/v1/communities",
        status: 201,
        headers: { "object-id": String(id) },
        isEmpty: true,
      });
    const created = (slug: string) => ({ createCommunity: { errors: [], community: { slug } } });
    const joined = await env.fixtures.community("night-desk", founder.contactId, { name: "Night desk" });
    await env.fixtures.join(joined, founder.contactId);
    await env.fixtures.community("day-desk-of-others", stranger.contactId, { name: "Day desk" });
    const notJoined = await env.fixtures.community("day-desk", founder.contactId, { name: "Day desk" });
    try {
      mockResponse(joined);
      const input = { name: "Night desk", type: "PUBLIC" };
      expect(await env.data(create, { input }, founder)).toMatchObject(created("night-desk"));
      env.upstream.reset();
      mockResponse(notJoined);
      expect(await env.data(create, { input: { name: "Day desk", type: "PUBLIC" } }, founder)).toMatchObject(created("day-desk"));
      expect(await env.data(create, { input: { ...input, slug: "day-desk" } }, founder)).toMatchObject(created("day-desk"));
    } finally {
      env.upstream.reset();
    }
  });

  it("reads the type in any letter case @COMM-01", async () => {
    await env.fixtures.community("capitals", founder.contactId);
    const read = `query ($slug: String!) { community(slug: $slug) { type permissions { join { allowed } } } }`;
    const asWritten = await fetch(`${env.platform.url}/api/v1/communities/capitals`, {
      headers: { cookie: `sid=${stranger.sid}`, "x-requested-with": "XMLHttpRequest" },
    });
    const body: unknown = await asWritten.json();
    const mockResponse = (type: string) =>
      env.upstream.fail({ path: "/api/v1/communities/capitals", status: 200, body: { ...Object(body), type } });
    try {
      for (const type of ["PUBLIC", "Public"]) {
        mockResponse(type);
        expect(await env.data(read, { slug: "capitals" }, stranger)).toEqual({
          community: { type: "PUBLIC", permissions: { join: { allowed: true } } },
        });
        env.upstream.reset();
      }
      mockResponse("Private");
      expect(await env.data(read, { slug: "capitals" }, stranger)).toEqual({
        community: { type: "PRIVATE", permissions: { join: { allowed: false } } },
      });
      env.upstream.reset();
      mockResponse("secret");
      expect((await env.run(read, { slug: "capitals" }, stranger)).errors).toMatchObject([
        { extensions: { code: "UPSTREAM_CONTRACT" } },
      ]);
    } finally {
      env.upstream.reset();
    }
  });

  it("reports errors at the fields of the input @API-085 @VALID-06", async () => {
    const input = { name: "x", type: "PUBLIC", slug: "a b", countryId: globalId("Country", 999999) };
    const { createCommunity } = await env.data<{ createCommunity: { errors: { message: string; field: string[] }[] } }>(
      create,
      { input },
      founder,
    );
    expect(new Map(createCommunity.errors.map(({ field, message }) => [field.at(-1), message]))).toEqual(
      new Map([
        ["name", "Name must have 2 to 80 characters."],
        ["slug", "Slug may contain only letters, digits and hyphens."],
        ["countryId", "Country was not found."],
      ]),
    );
  });

  it("updates only the given fields, for those whom the edit permission allows @API-087", async () => {
    await env.fixtures.community("before", founder.contactId, { description: "Stays" });
    const communityId = await env.fixtures.globalIdOf("Community", "before");
    const allowed = async (by: Person) => {
      const { community } = await env.data<{ community: { permissions: { edit: { allowed: boolean } } } }>(
        permissionQuery,
        { slug: "before" },
        by,
      );
      return community.permissions.edit.allowed;
    };
    expect([await allowed(founder), await allowed(admin), await allowed(stranger)]).toEqual([true, true, false]);
    expect(await env.data(update, { input: { communityId, name: "Theirs" } }, stranger)).toMatchObject({
      updateCommunity: { community: null, errors: [{ code: "FORBIDDEN" }] },
    });
    expect(await env.data(update, { input: { communityId, name: "After", slug: "after" } }, founder)).toEqual({
      updateCommunity: {
        community: {
          id: await env.fixtures.globalIdOf("Community", "after"),
          slug: "after",
          name: "After",
          description: "Stays",
          type: "PUBLIC",
        },
        errors: [],
      },
    });
    // The former address still works.
    expect(await env.data(`{ community(slug: "before") { slug } }`, {}, stranger)).toEqual({ community: { slug: "after" } });
  });
});
