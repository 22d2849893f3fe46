import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startWorld, type Person, type TestEnv } from "../support/testEnv.ts";

const create = `mutation ($input: CreateCommunityInput!) { createCommunity(input: $input) {
  clientMutationId community { id databaseId slug name type isJoined membersCount country { code } permissions { edit { allowed } } }
  viewer { communities { slug } } errors { code message field } } }`;
const update = `mutation ($input: UpdateCommunityInput!) { updateCommunity(input: $input) {
  community { id slug name description type } errors { code message field } } }`;
const verdict = `query ($slug: String!) { community(slug: $slug) { permissions { edit { allowed reasons { code message } } } } }`;

describe("writing communities", () => {
  let world: TestEnv;
  let founder: Person;
  let stranger: Person;
  let admin: Person;
  beforeAll(async () => {
    world = await startWorld();
    founder = await world.cast.person(["accountAdmin"]);
    stranger = await world.cast.person(["pr"]);
    admin = await world.cast.person(["admin"]);
  });
  afterAll(() => world?.stop());

  it("creates one, which the viewer has joined, once for one key @API-085 @API-086", async () => {
    const input = { name: "City desk", type: "PRIVATE", countryId: 36, idempotencyKey: "one-wish", clientMutationId: "m" };
    const first = await world.data<{ createCommunity: { community: { databaseId: number } } }>(create, { input }, founder);
    expect(first).toMatchObject({
      createCommunity: {
        clientMutationId: "m",
        errors: [],
        community: {
          id: globalId("Community", "city-desk"),
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
    expect(await world.data(create, { input }, founder)).toMatchObject({
      createCommunity: { community: { databaseId: first.createCommunity.community.databaseId } },
    });
  });

  it("finds the new one by its id where the answer has no body @API-086", async () => {
    const answer = (id: number) =>
      world.upstream.fail({
        method: "POST",
        path: "/api/v1/communities",
        status: 201,
        headers: { "object-id": String(id) },
        isEmpty: true,
      });
    const created = (slug: string) => ({ createCommunity: { errors: [], community: { slug } } });
    const joined = await world.cast.community("night-desk", founder.contactId, { name: "Night desk" });
    await world.cast.join(joined, founder.contactId);
    await world.cast.community("day-desk-of-others", stranger.contactId, { name: "Day desk" });
    const notJoined = await world.cast.community("day-desk", founder.contactId, { name: "Day desk" });
    try {
      answer(joined);
      const input = { name: "Night desk", type: "PUBLIC" };
      expect(await world.data(create, { input }, founder)).toMatchObject(created("night-desk"));
      world.upstream.reset();
      answer(notJoined);
      expect(await world.data(create, { input: { name: "Day desk", type: "PUBLIC" } }, founder)).toMatchObject(
        created("day-desk"),
      );
      expect(await world.data(create, { input: { ...input, newSlug: "day-desk" } }, founder)).toMatchObject(created("day-desk"));
    } finally {
      world.upstream.reset();
    }
  });

  it("reads the type in any letter case @COMM-01", async () => {
    await world.cast.community("capitals", founder.contactId);
    const read = `query ($slug: String!) { community(slug: $slug) { type permissions { join { allowed } } } }`;
    const asWritten = await fetch(`${world.platform.url}/api/v1/communities/capitals`, {
      headers: { cookie: `sid=${stranger.sid}`, "x-requested-with": "XMLHttpRequest" },
    });
    const body: unknown = await asWritten.json();
    const answer = (type: string) =>
      world.upstream.fail({ path: "/api/v1/communities/capitals", status: 200, body: { ...Object(body), type } });
    try {
      for (const type of ["PUBLIC", "Public"]) {
        answer(type);
        expect(await world.data(read, { slug: "capitals" }, stranger)).toEqual({
          community: { type: "PUBLIC", permissions: { join: { allowed: true } } },
        });
        world.upstream.reset();
      }
      answer("Private");
      expect(await world.data(read, { slug: "capitals" }, stranger)).toEqual({
        community: { type: "PRIVATE", permissions: { join: { allowed: false } } },
      });
      world.upstream.reset();
      answer("secret");
      expect((await world.run(read, { slug: "capitals" }, stranger)).errors).toMatchObject([
        { extensions: { code: "UPSTREAM_CONTRACT" } },
      ]);
    } finally {
      world.upstream.reset();
    }
  });

  it("tells refusals at the fields of the input @API-085 @VALID-06", async () => {
    const input = { name: "x", type: "PUBLIC", newSlug: "a b", countryId: 999999 };
    const { createCommunity } = await world.data<{ createCommunity: { errors: { message: string; field: string[] }[] } }>(
      create,
      { input },
      founder,
    );
    expect(new Map(createCommunity.errors.map(({ field, message }) => [field.at(-1), message]))).toEqual(
      new Map([
        ["name", "Name must have 2 to 80 characters."],
        ["newSlug", "Slug may contain only letters, digits and hyphens."],
        ["countryId", "Country was not found."],
      ]),
    );
  });

  it("changes what is given, and the permission to edit is the verdict of the mutation @API-087", async () => {
    await world.cast.community("before", founder.contactId, { description: "Stays" });
    const communityId = globalId("Community", "before");
    const allowed = async (by: Person) => {
      const { community } = await world.data<{ community: { permissions: { edit: { allowed: boolean } } } }>(
        verdict,
        { slug: "before" },
        by,
      );
      return community.permissions.edit.allowed;
    };
    expect([await allowed(founder), await allowed(admin), await allowed(stranger)]).toEqual([true, true, false]);
    expect(await world.data(update, { input: { communityId, name: "Theirs" } }, stranger)).toMatchObject({
      updateCommunity: { community: null, errors: [{ code: "FORBIDDEN" }] },
    });
    expect(await world.data(update, { input: { communityId, name: "After", newSlug: "after" } }, founder)).toEqual({
      updateCommunity: {
        community: { id: globalId("Community", "after"), slug: "after", name: "After", description: "Stays", type: "PUBLIC" },
        errors: [],
      },
    });
    // The former address leads to it.
    expect(await world.data(`{ community(slug: "before") { slug } }`, {}, stranger)).toEqual({ community: { slug: "after" } });
  });
});
