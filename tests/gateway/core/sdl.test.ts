import { parse, print } from "graphql";
import { describe, expect, it } from "vitest";
import { inheritFields } from "../../../gateway/graph/inherit.ts";
import { addClientMutationIds } from "../../../gateway/graph/mutations.ts";
import { addPostTypes } from "../../../gateway/modules/posts/sdl.ts";

const lay = (sdl: string): string => print(parse(sdl));

describe("a type that implements interfaces", () => {
  const interfaces = `
    interface Node { "Global." id: ID! }
    interface Authored implements Node { "Who wrote it." author: String! }
    interface Base implements Authored { "Many." list("How many." first: Int! = 20): [Int] }
  `;

  it("gets their interfaces and the fields that it leaves out, described", () => {
    const completed = print(inheritFields(parse(`${interfaces} "A post." type Post implements Base { own: Int }`)));
    expect(completed).toContain(
      lay(`
        "A post."
        type Post implements Base & Authored & Node {
          own: Int
          "Many." list("How many." first: Int! = 20): [Int]
          "Who wrote it." author: String!
          "Global." id: ID!
        }
      `),
    );
    expect(completed).toContain(lay(`interface Authored implements Node { "Who wrote it." author: String!  "Global." id: ID! }`));
  });

  it("keeps a field that it describes itself", () => {
    const completed = print(inheritFields(parse(`${interfaces} type Post implements Node { "Of a post." id: ID! }`)));
    expect(completed).toContain(lay(`type Post implements Node { "Of a post." id: ID! }`));
  });
});

describe("the input of a mutation", () => {
  it("has clientMutationId; an input within another has not", () => {
    const sdl = `
      type Mutation
      extend type Mutation { signOut(input: SignOutInput!): Int  move(input: MoveInput!): Int }
      input SignOutInput
      input MoveInput { to: Place! }
      input Place { x: Int }
    `;
    expect(print(addClientMutationIds(parse(sdl)))).toBe(
      lay(`
        type Mutation
        extend type Mutation { signOut(input: SignOutInput!): Int  move(input: MoveInput!): Int }
        input SignOutInput { "Sent back unchanged." clientMutationId: String }
        input MoveInput { "Sent back unchanged." clientMutationId: String  to: Place! }
        input Place { x: Int }
      `),
    );
  });
});

describe("the types of posts", () => {
  const types = [
    { typeName: "Job", enumValue: "JOB", noun: "job" },
    { typeName: "PhotoSet", enumValue: "PHOTO_SET", noun: "photo set", gloss: "pictures that belong together" },
  ];
  const sdl = `
    directive @postTypes on ENUM | UNION
    union Post @postTypes
    union FeedItem @postTypes = News
    enum SearchType @postTypes { "A person." PERSON }
    type Job implements PostBase { title: String! }
    type PhotoSet implements PostBase { pictures: [Int!]! }
    input JobFields { "The position." title: String }
    input PhotoSetFields { pictures: [Int!] }
  `;

  it("are members of what is marked, which loses its mark", () => {
    const completed = print(addPostTypes(parse(sdl), types));
    expect(completed).toContain("union Post = Job | PhotoSet");
    expect(completed).toContain("union FeedItem = News | Job | PhotoSet");
    expect(completed).toContain(
      lay(`enum SearchType { "A person." PERSON  "A job." JOB  "A photo set: pictures that belong together." PHOTO_SET }`),
    );
    expect(completed).toContain(lay(`type Job implements PostBase { title: String!  "Always JOB." type: PostType! }`));
    expect(completed).not.toContain("@postTypes");
  });

  it("are created and updated with their own fields and those of all", () => {
    const completed = print(addPostTypes(parse(sdl), types));
    expect(completed).toMatch(/"The values of the new photo set\."\s+input: CreatePhotoSetInput!/);
    expect(completed).toMatch(
      /input CreateJobInput \{[^}]*idempotencyKey: String[^}]*"The position\."\s+title: String[^}]*saveAs/,
    );
    expect(completed).toMatch(/input UpdateJobInput \{[^}]*postId: ID![^}]*title: String/);
    expect(completed).toMatch(/type UpdatePhotoSetPayload implements MutationPayload \{[^}]*photoSet: PhotoSet\n/);
    expect(completed).not.toContain("JobFields");
  });
});
