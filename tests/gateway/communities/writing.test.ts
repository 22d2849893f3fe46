import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startWorld, type Person, type World } from "../support/world.ts";

const create = `mutation ($input: CreateCommunityInput!) { createCommunity(input: $input) {
  clientMutationId community { id databaseId slug name type isJoined membersCount country { code } permissions { edit { allowed } } }
  viewer { communities { slug } } errors { code message field } } }`;
const update = `mutation ($input: UpdateCommunityInput!) { updateCommunity(input: $input) {
  community { id slug name description type } errors { code message field } } }`;
const verdict = `query ($slug: String!) { community(slug: $slug) { permissions { edit { allowed reasons { code message } } } } }`;

describe("writing communities", () => {
  let world: World;
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
