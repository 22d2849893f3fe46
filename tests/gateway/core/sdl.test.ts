import { parse, print } from "graphql";
import { describe, expect, it } from "vitest";
import { followConventions } from "../../../gateway/graph/conventions.ts";
import { inheritFields } from "../../../gateway/graph/inheritedFields.ts";
import { shareInputFields } from "../../../gateway/graph/sharedInputFields.ts";
import { addPostTypes } from "../../../gateway/modules/posts/sdl.ts";

const printed = (sdl: string): string => print(parse(sdl));

describe("inheritFields", () => {
  const interfaces = `
    interface Node { "Global." id: ID! }
    interface Authored implements Node { "Who wrote it." author: String! }
    interface Base implements Authored { "Many." list("How many." first: Int! = 20): [Int] }
  `;

  it("adds inherited interfaces, and the described fields that the type omits", () => {
    const completed = print(inheritFields(parse(`${interfaces} "A post." type Post implements Base { own: Int }`)));
    expect(completed).toContain(
      printed(`
        "A post."
        type Post implements Base & Authored & Node {
          own: Int
          "Many." list("How many." first: Int! = 20): [Int]
          "Who wrote it." author: String!
          "Global." id: ID!
        }
      `),
    );
    expect(completed).toContain(
      printed(`interface Authored implements Node { "Who wrote it." author: String!  "Global." id: ID! }`),
    );
  });

  it("keeps the type's own description of a field", () => {
    const completed = print(inheritFields(parse(`${interfaces} type Post implements Node { "Of a post." id: ID! }`)));
    expect(completed).toContain(printed(`type Post implements Node { "Of a post." id: ID! }`));
  });
});

describe("shareInputFields", () => {
  it("adds the fields of the named inputs, which leave the schema, and keeps what an input declares itself", () => {
    const completed = print(
      shareInputFields(
        parse(`
          directive @fieldsFrom(input: String!) repeatable on INPUT_OBJECT
          input TaskFields { "The title." title: String  "The due date." dueAt: DateTime }
          input ListFields { "The lists." listIds: [ID!] @id(of: "List") }
          input CreateTaskInput @fieldsFrom(input: "TaskFields") @fieldsFrom(input: "ListFields") { "Required." title: String! }
          input UpdateTaskInput @fieldsFrom(input: "TaskFields") { taskId: ID! }
          input DeleteTaskInput { taskId: ID! }
        `),
      ),
    );
    expect(completed).toBe(
      printed(`
        input CreateTaskInput {
          "Required." title: String!
          "The due date." dueAt: DateTime
          "The lists." listIds: [ID!] @id(of: "List")
        }
        input UpdateTaskInput { taskId: ID!  "The title." title: String  "The due date." dueAt: DateTime }
        input DeleteTaskInput { taskId: ID! }
      `),
    );
  });

  it("names an input that does not exist", () => {
    expect(() => shareInputFields(parse(`input A @fieldsFrom(input: "B") { a: Int }`))).toThrow('No SDL file declares "input B"');
  });
});

describe("followConventions", () => {
  const followed = (sdl: string): string => print(followConventions(parse(sdl)));

  it("adds clientMutationId and descriptions to mutations, and nothing to nested inputs", () => {
    const mutations = `
      type Mutation
      extend type Mutation { signOut(input: SignOutInput!): SignOutPayload!  move(input: MoveInput!): MovePayload! }
      input Place { x: Int }
    `;
    expect(
      followed(`
        ${mutations}
        input SignOutInput
        type SignOutPayload implements MutationPayload
        "Where to." input MoveInput { to: Place! }
        type MovePayload { "Where it is." place: Int }
      `),
    ).toBe(
      printed(`
        ${mutations}
        "The input of signOut." input SignOutInput { "A value that the payload returns unchanged." clientMutationId: String }
        "The payload of signOut." type SignOutPayload implements MutationPayload
        "Where to." input MoveInput { to: Place!  "A value that the payload returns unchanged." clientMutationId: String }
        "The payload of move." type MovePayload { "Where it is." place: Int }
      `),
    );
  });

  it("adds the fields of connections and edges and the paging arguments, and keeps what is declared", () => {
    expect(
      followed(`
        type Query { "All." people: PersonConnection!  some("By name." query: String, "Few." first: Int): PersonConnection }
        type PersonConnection { "Of them." totalCount: Int! }
        type PersonEdge { node: Int }
      `),
    ).toBe(
      printed(`
        type Query {
          "All."
          people(
            "The page size, 1 to 50, from the start of the list or after a cursor; 20 when neither first nor last is given." first: Int
            "The endCursor of the previous page, or any other cursor: what follows it. Goes with first." after: String
            "The page size, 1 to 50, before a cursor or at the end of the list, which cannot be read where totalCount is an estimate." last: Int
            "The startCursor of the next page, or any other cursor: what precedes it. Goes with last." before: String
          ): PersonConnection!
          some(
            "By name." query: String, "Few." first: Int
            "The endCursor of the previous page, or any other cursor: what follows it. Goes with first." after: String
            "The page size, 1 to 50, before a cursor or at the end of the list, which cannot be read where totalCount is an estimate." last: Int
            "The startCursor of the next page, or any other cursor: what precedes it. Goes with last." before: String
          ): PersonConnection
        }
        type PersonConnection {
          "Of them." totalCount: Int!
          "The edges of this page." edges: [PersonEdge!]!
          "Information about this page." pageInfo: PageInfo!
          "Whether there are more than totalCount, to be displayed as 1,000+." totalCountIsEstimate: Boolean!
        }
        type PersonEdge { node: Int  "The cursor of this item, for the arguments after and before." cursor: String! }
      `),
    );
  });
});

describe("addPostTypes", () => {
  const types = [
    { typeName: "Job", enumValue: "JOB", noun: "job" },
    { typeName: "PhotoSet", enumValue: "PHOTO_SET", noun: "photo set", explanation: "pictures that belong together" },
  ];
  const sdl = `
    directive @postTypes on ENUM | UNION
    union Post @postTypes
    union FeedItem @postTypes = News
    enum SearchType @postTypes { "A person." PERSON }
    type Job implements PostBase { title: String! }
    type PhotoSet implements PostBase { pictures: [Int!]! }
    input JobFields { "The job title." title: String }
    input PhotoSetFields { pictures: [Int!] }
    input PostFields { communityIds: [ID!] }
  `;

  it("adds the post types as members of marked types, and removes the mark", () => {
    const completed = print(addPostTypes(parse(sdl), types));
    expect(completed).toContain("union Post = Job | PhotoSet");
    expect(completed).toContain("union FeedItem = News | Job | PhotoSet");
    expect(completed).toContain(
      printed(`enum SearchType { "A person." PERSON  "A job." JOB  "A photo set: pictures that belong together." PHOTO_SET }`),
    );
    expect(completed).toContain(printed(`type Job implements PostBase { title: String!  "Always JOB." type: PostType! }`));
    expect(completed).not.toContain("@postTypes");
  });

  it("adds create and update mutations with their own and the shared fields", () => {
    const completed = print(shareInputFields(addPostTypes(parse(sdl), types)));
    expect(completed).toMatch(/"The values of the new photo set\."\s+input: CreatePhotoSetInput!/);
    expect(completed).toMatch(
      /input CreateJobInput \{[^}]*idempotencyKey: String[^}]*status[^}]*"The job title\."\s+title: String[^}]*communityIds/,
    );
    expect(completed).toMatch(/input UpdateJobInput \{[^}]*postId: ID![^}]*title: String/);
    expect(completed).toMatch(/type UpdatePhotoSetPayload implements MutationPayload \{[^}]*photoSet: PhotoSet\n/);
    expect(completed).not.toContain("JobFields");
  });
});
