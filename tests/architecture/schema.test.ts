import { readFileSync } from "node:fs";
import { buildSchema, isUnionType } from "graphql";
import { describe, expect, it } from "vitest";
import { fromRoot } from "../../scripts/lib/paths.ts";
import { idViolations } from "./support/ids.ts";
import { nameViolations } from "./support/names.ts";
import { conventionViolations, leaks, undescribed, unexplainedNulls } from "./support/sdl.ts";

const schema = buildSchema(readFileSync(fromRoot("schema.graphql"), "utf8"));

describe("schema.graphql", () => {
  it("describes every type, field, argument and enum value", () => {
    expect(undescribed(schema)).toEqual([]);
  });

  it("says of every nullable field when it is null", () => {
    expect(unexplainedNulls(schema)).toEqual([]);
  });

  it("describes the product, not how the gateway works", () => {
    expect(leaks(schema)).toEqual([]);
  });

  it("follows the conventions of Relay", () => {
    expect(conventionViolations(schema)).toEqual([]);
  });

  it("refers to objects in arguments and inputs only by typed global ids", () => {
    expect(idViolations(schema)).toEqual([]);
  });

  it("uses one word for each meaning, spelled by the conventions of GraphQL", () => {
    expect(nameViolations(schema)).toEqual([]);
  });

  it("has exactly seven post types", () => {
    const post = schema.getType("Post");
    expect(
      isUnionType(post) &&
        post
          .getTypes()
          .map(({ name }) => name)
          .toSorted(),
    ).toEqual(["Callout", "CommunityPost", "Event", "Job", "Reaction", "Record", "Statement"]);
  });
});

describe("the schema rules", () => {
  it("report every kind of element without a description", () => {
    const withoutDescriptions = buildSchema(`
      "d" type Query { a(b: Int): Kind  "d" c("d" e: In): Int }
      "d" enum Kind { ONE }
      "d" input In { f: Int }
      directive @mark(on: Int) on FIELD
      interface Thing { "d" g: Int }
    `);
    expect(undescribed(withoutDescriptions)).toEqual([
      "Query.a",
      "Query.a(b:)",
      "Kind.ONE",
      "In.f",
      "Thing",
      "@mark",
      "@mark(on:)",
    ]);
  });

  it("report nullable fields that do not say when they are null", () => {
    const unexplained = buildSchema(`
      type Query {
        "The name." name: String  "The name; null when empty." said: String  "Can be null." vague: String  "Its size." size: Int!
        "All." items: [Int!]  "All." holes: [Int]!  "All; null where one is gone." explained: [Int]!  "All." full: [Int!]!
      }
    `);
    expect(unexplainedNulls(unexplained)).toEqual(["Query.name", "Query.vague", "Query.items", "Query.holes"]);
  });

  it("report internals in descriptions", () => {
    const withInternals = buildSchema(`
      "The id in the REST API." type Query { "Malformed (upstream 400)." a: Int  "ISO 3166-1 code, at rest." b: Int }
      "As decided (D-114)." enum Kind { "By SEC-07." ONE }
    `);
    expect(leaks(withInternals)).toEqual(["Query: REST", "Query.a: upstream", "Kind: D-114", "Kind.ONE: SEC-07"]);
  });

  it("report references that are not typed global ids", () => {
    const numbers = buildSchema(`
      directive @id(of: [String!]!) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
      scalar DateTime
      type Query {
        node(id: ID!): Int  nodes(ids: [ID!]!): Int
        cat(databaseId: Int!): Cat  dogs(catId: Int, first: Int, catIds: [Int!]): [Cat]  invalid(catId: ID @id(of: "Mouse")): Int
      }
      type Cat { id: ID!  toys(databaseId: Int): Int  friends(catId: ID): Int  kin(catId: ID @id(of: ["Cat"])): Int }
      input CatInput { databaseId: Int  img: Int  companyId: String  days: Int  catId: ID! @id(of: "Cat") }
    `);
    expect(idViolations(numbers)).toEqual([
      "Query.dogs(catId:) is not an ID",
      "Query.dogs(catIds:) is not an ID",
      "Query.invalid(catId:) names Mouse, which is not a type with an id",
      "Cat.toys(databaseId:) is not a look-up by address",
      "Cat.friends(catId:) does not name its type",
      "CatInput.databaseId is not a look-up by address",
      "CatInput.img is not an ID",
      "CatInput.companyId is not an ID",
    ]);
  });

  it("report names that break the conventions", () => {
    const invalid = buildSchema(`
      directive @id(of: [String!]!) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
      type Query { getCat(catId: ID @id(of: "Cat"), dogId: ID @id(of: ["Cat"])): Cat  cats_query: Int  catQuery: Int }
      type Cat implements Named { catName: String  catNick: String  firstname: String }
      interface Named { catNick: String }
      type dog { kind: Kind }
      enum Kind { Small  VERY_BIG }
      interface Pet { name: String }
      type Mouse implements Pet { name: String }
      input CatInput { img: Int  mouseIds: [ID!] @id(of: "Cat")  petId: ID @id(of: "Mouse")  motherId: ID @id(of: "Cat") }
    `);
    expect(nameViolations(invalid)).toEqual([
      "Query.cats_query is not camelCase",
      "Cat.catName repeats the name of its type",
      "Cat.firstname is called firstName elsewhere",
      "dog is not PascalCase",
      "Kind.Small is not UPPER_CASE",
      "CatInput.img is called image elsewhere",
      "CatInput.mouseIds is an id of Cat",
      "Query.getCat says that it is a query",
      "Query.catQuery says that it is a query",
    ]);
  });

  it("report violations of Relay's conventions", () => {
    const invalid = buildSchema(`
      interface Node { id: ID! }
      interface MutationPayload { clientMutationId: String }
      type PageInfo { hasNextPage: Boolean! }
      type Query { node(id: ID!): Node  nodes(ids: [ID!]!): [Node!]!  people(limit: Int): PersonConnection! }
      type PersonConnection { edges: [Person!]!  pageInfo: PageInfo }
      type PersonEdge { node: Robot  cursor: String }
      type Robot { name: String }
      type Person { id: ID! }
      type Mutation { like(id: ID!): LikePayload!  join(input: JoinInput!): JoinPayload! }
      input JoinInput { id: ID! }
      type JoinPayload implements MutationPayload { clientMutationId: String }
      type LikePayload { clientMutationId: String }
    `);
    expect(conventionViolations(invalid)).toEqual([
      "PersonConnection.pageInfo is not PageInfo!",
      "PersonConnection.edges is not a list of PersonEdge",
      "PersonEdge.cursor is not String!",
      "PersonEdge is not named after Robot",
      "Query.people does not take first, after, last and before",
      "Query.nodes is not [Node]!",
      "Person has an id but does not implement Node",
      "Mutation.like does not take only input: LikeInput!",
      "Mutation.like does not return LikePayload implementing MutationPayload",
    ]);
  });
});
