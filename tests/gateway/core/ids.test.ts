import { makeExecutableSchema } from "@graphql-tools/schema";
import fc from "fast-check";
import { graphql, GraphQLError, parse, print, type GraphQLSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { toBase64url } from "../../../gateway/graph/base64url.ts";
import { decodeIdInputs } from "../../../gateway/graph/idInputs.ts";
import { decodeId, encodeId, encodeSluggedId, readSluggedKey, sluggedKey } from "../../../gateway/graph/ids.ts";
import { describeIds, addIdScalars } from "../../../gateway/graph/idTypes.ts";

it("texts of any length and script are encoded as base64url", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 3000 }), (text) => {
      expect(toBase64url(text, "utf8")).toBe(Buffer.from(text, "utf8").toString("base64url"));
    }),
  );
});

describe("opaque ids", () => {
  it("decode to type and key @API-005", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("Job", "CommunityPost", "Community"),
        fc.oneof(fc.integer({ min: 1 }).map(String), fc.stringMatching(/^[a-z0-9-]{1,61}$/)),
        (type, key) => {
          const id = encodeId(type, key);
          expect(id).toMatch(/^[A-Za-z0-9_-]+$/);
          expect(decodeId(id)).toEqual({ type, key });
        },
      ),
    );
  });

  it("of slugged types decode to database id and slug @API-005", () => {
    const key = decodeId(encodeSluggedId("Community", { id: 17, slug: "city.desk-2" }))?.key ?? "";
    expect(readSluggedKey(key)).toEqual({ databaseId: 17, slug: "city.desk-2" });
    for (const slug of ["-a", "a-"])
      expect(readSluggedKey(decodeId(encodeSluggedId("Community", { id: 17, slug }))?.key ?? "")?.slug).toBe(slug);
    for (const other of ["17", "city", "0.city", "17.", "x.city"]) expect(readSluggedKey(other), other).toBeNull();
  });

  it("decode to null for any other text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const decoded = decodeId(text);
        if (decoded !== null) expect(encodeId(decoded.type, decoded.key)).toBe(text);
      }),
    );
    for (const text of [
      "",
      "x",
      encodeId("Job", "../x"),
      encodeId("job", 1),
      encodeId("Job", ""),
      `${encodeId("Job", 1)}=`,
      encodeId("Job", "a".repeat(200)),
    ])
      expect(decodeId(text), text).toBeNull();
  });
});

const sdl = `
  directive @id(of: [String!]!) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
  union Pet = Cat | Dog
  type Cat { name: String }
  type Dog { name: String }
  type House { name: String }
  input Guest { "Whose." catId: ID @id(of: "Cat")  friends: [Guest!]  note: ID }
  input VisitInput { petIds: [ID!]! @id(of: ["Pet", "House"])  guest: Guest  houseId: ID @id(of: "House") }
  type Query { visit(input: VisitInput!): String  plain(id: ID): String }
  type Mutation { visit(input: VisitInput!): String }
`;

describe("ids in arguments", () => {
  const seen: unknown[] = [];
  const schema: GraphQLSchema = makeExecutableSchema({
    typeDefs: sdl,
    resolvers: {
      Query: {
        visit: (_query, { input }) => void seen.push(input),
        plain: (_query, values) => void seen.push(values),
      },
    },
  });
  decodeIdInputs(schema, {
    keyKinds: { House: sluggedKey },
    onInvalidIds(parentType, wrong) {
      throw new GraphQLError(parentType, { extensions: { wrong } });
    },
    completeResult: (_parentType, _result, field) => `only ${field.join(".")}`,
  });
  const visit = (input: object) =>
    graphql({ schema, source: "query ($input: VisitInput!) { visit(input: $input) }", variableValues: { input } });
  const house = encodeSluggedId("House", { id: 3, slug: "red" });

  it("reach the resolver decoded at any depth @API-005", async () => {
    const guest = { catId: encodeId("Cat", 2), friends: [{ catId: encodeId("Cat", 5), note: "as it is" }] };
    const { errors } = await visit({ petIds: [encodeId("Dog", 1), house], guest, houseId: house });
    expect(errors).toBeUndefined();
    expect(seen.pop()).toEqual({
      petIds: [
        { type: "Dog", key: 1 },
        { type: "House", key: { databaseId: 3, slug: "red" } },
      ],
      guest: { catId: 2, friends: [{ catId: 5, note: "as it is" }] },
      houseId: { databaseId: 3, slug: "red" },
    });
    await graphql({ schema, source: '{ plain(id: "as it is") }' });
    expect(seen.pop()).toEqual({ id: "as it is" });
  });

  it("are reported at their paths when invalid, and nothing is resolved @API-005", async () => {
    const guest = { friends: [{ catId: house }, { catId: encodeId("Cat", "x") }] };
    const { errors } = await visit({ petIds: ["nonsense", encodeId("Mouse", 1)], guest, houseId: null });
    expect(errors?.[0]?.extensions["wrong"]).toEqual([
      { message: "This is not an id.", field: ["input", "petIds", "0"] },
      { message: "The id has to be of type Cat or Dog or House.", field: ["input", "petIds", "1"] },
      ...["0", "1"].map((index) => ({
        message: "The id has to be of type Cat.",
        field: ["input", "guest", "friends", index, "catId"],
      })),
    ]);
    expect(seen).toEqual([]);
  });

  it("allow the result to be completed when there is only one", async () => {
    expect((await visit({ petIds: [house] })).data).toEqual({ visit: "only input.petIds.0" });
    expect((await visit({ petIds: [house], houseId: house })).data).toEqual({ visit: null });
    seen.length = 0;
  });

  it("are described with their types, and typed for resolvers", () => {
    const described = print(describeIds(parse(sdl)));
    expect(described).toContain('"Whose. Id of type Cat."');
    expect(described).toContain('"Ids of type Pet or House."');
    expect(addIdScalars(parse(sdl), { House: sluggedKey }).scalars).toEqual({
      IdOfCat: "number",
      IdOfHouse: 'import("../ids.ts").SluggedKey',
      IdOfPetOrHouse:
        'import("../ids.ts").NodeRef<"Cat" | "Dog", number> | import("../ids.ts").NodeRef<"House", import("../ids.ts").SluggedKey>',
    });
  });
});
