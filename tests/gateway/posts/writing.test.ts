import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PostType } from "../../../upstream/db/schema.ts";
import { globalId } from "../support/ids.ts";
import { postTypes, typeNames } from "../support/names.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

interface UserError {
  code: string;
  message: string;
  field: string[] | null;
}
interface Written {
  errors: UserError[];
  post: Record<string, unknown> | null;
}

const errors = "errors { code message field }";
const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The fields specific to each type, named as in the input. */
const selections: Readonly<Record<PostType, string>> = {
  communityPost: "attachments { images { databaseId } videos { databaseId } }",
  job: "title description company { name company { databaseId } } workplace employmentType location url image { databaseId }",
  callout: "title deadline isClosed",
  event: "name format timezone address venue start end link description image { databaseId }",
  record: "video { databaseId status }",
  reaction: "video { databaseId } url",
  statement: "video { databaseId } url",
};
const common =
  "id databaseId type content author { databaseId } creatorId communities { databaseId } userTypes status publishedAt isDeleted";

function document(action: "create" | "update", type: PostType): string {
  const name = `${action}${typeNames[type]}`;
  return `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) {
    written: ${name}(input: $input) { clientMutationId ${errors} post: ${lowerFirst(typeNames[type])} { ${common} ${selections[type]} } }
  }`;
}

describe("creating and updating posts", () => {
  let env: TestEnv;
  let writer: Person;
  let stranger: Person;
  let community: number;
  let uploads: { image: number; video: number };

  beforeAll(async () => {
    env = await startTestEnv();
    const { fixtures } = env;
    writer = await fixtures.person(["journo"]);
    stranger = await fixtures.person(["pr"]);
    community = await fixtures.community("writers", stranger.contactId);
    await fixtures.join(community, writer.contactId);
    uploads = { image: await fixtures.image(), video: await fixtures.video() };
    await fixtures.db.updateTable("images").set({ owner_id: writer.contactId }).execute();
    await fixtures.db.updateTable("videos").set({ owner_id: writer.contactId }).execute();
  });
  afterAll(() => env?.stop());

  async function write(
    action: "create" | "update",
    type: PostType,
    input: Record<string, unknown>,
    as: Person = writer,
  ): Promise<Written> {
    const { written } = await env.data<{ written: Written }>(document(action, type), { input }, as);
    return written;
  }

  /** All input fields of a published post, and their expected values when read. */
  const completePost = (type: PostType): { input: Record<string, unknown>; read: Record<string, unknown> } => {
    const { image, video } = uploads;
    const text = "<p>Words with <strong>weight</strong></p>";
    switch (type) {
      case "communityPost":
        return {
          input: { content: text, attachments: { images: [globalId("Image", image)], videos: [] } },
          read: { content: text, attachments: { images: [{ databaseId: image }], videos: [] } },
        };
      case "callout": {
        const fields = { title: "Sources wanted", content: text, deadline: "2031-01-01T12:59:00.000Z" };
        return { input: fields, read: { ...fields, isClosed: false } };
      }
      case "event": {
        const fields = {
          name: "Press night",
          format: "OFFLINE",
          timezone: "Australia/Sydney",
          address: "1 Pitt St",
          venue: "Hall",
          description: text,
        };
        return {
          input: {
            ...fields,
            start: "2030-03-01T09:00:00+11:00",
            end: "2030-03-01T11:00:00+11:00",
            link: "example.com/night",
            image: null,
          },
          read: {
            ...fields,
            content: text,
            start: "2030-02-28T22:00:00.000Z",
            end: "2030-03-01T00:00:00.000Z",
            link: "https://example.com/night",
            image: null,
          },
        };
      }
      case "job": {
        const fields = {
          title: "Editor",
          description: text,
          workplace: "ON_SITE",
          employmentType: "FULL_TIME",
          location: "Sydney",
        };
        return {
          input: { ...fields, company: { name: "The Ledger" }, url: "example.com/jobs" },
          read: {
            ...fields,
            content: text,
            company: { company: null, name: "The Ledger" },
            url: "https://example.com/jobs",
            image: null,
          },
        };
      }
      case "record":
        return {
          input: { video: globalId("Video", video), content: text },
          read: { content: text, video: { databaseId: video, status: "PROCESSED" } },
        };
      case "reaction":
      case "statement":
        return { input: { content: text, url: "example.com" }, read: { content: text, url: "https://example.com", video: null } };
    }
  };

  const changes: Readonly<Record<Exclude<PostType, "communityPost">, Record<string, unknown>>> = {
    callout: { title: "Other sources wanted", deadline: null },
    event: { name: "Press day", format: "ONLINE", address: null, end: null },
    job: { workplace: "REMOTE", location: null, employmentType: "PART_TIME" },
    record: { content: "<p>Said otherwise</p>" },
    reaction: { content: "<p>Said otherwise</p>", url: null },
    statement: { content: "<p>Said otherwise</p>", url: null },
  };

  describe.each(postTypes)("%s", (type) => {
    it("creates a post with all its fields, updates, deletes and restores it @POST-21 @POST-22 @POST-23 @VALID-02 @VALID-07 @API-013 @API-014 @API-015 @API-016 @API-023 @API-025 @API-026 @API-034 @API-035 @API-036 @API-037 @API-045 @API-046 @API-047 @API-048 @API-054 @API-055 @API-056 @API-057 @API-063 @API-064 @API-065 @API-066 @API-072 @API-073 @API-074 @API-075", async () => {
      const { input, read } = completePost(type);
      const userTypes = ["JOURNO", "EXPERTS"];
      const audience = { communities: [{ databaseId: community }], userTypes };
      const communityIds = [await env.fixtures.globalIdOf("Community", community)];
      const { errors: none, post } = await write("create", type, { ...input, userTypes, communityIds });
      expect(none).toEqual([]);
      expect(post).toMatchObject({
        ...read,
        ...audience,
        author: { databaseId: writer.contactId },
        creatorId: globalId("Author", writer.contactId),
        status: "PUBLISHED",
        isDeleted: false,
      });
      const id = String(post?.["id"]);

      let now = post;
      if (type !== "communityPost") {
        const changed = await write("update", type, { postId: id, ...changes[type] });
        expect(changed.errors).toEqual([]);
        // Absent fields keep their values.
        expect(changed.post).toMatchObject({ ...audience, ...changes[type] });
        now = changed.post;
      }

      const { gone } = await env.data<{ gone: { errors: UserError[]; post: { isDeleted: boolean } } }>(
        `mutation ($postId: ID!) { gone: deletePost(input: { postId: $postId }) { ${errors} post { ... on PostBase { isDeleted } } } }`,
        { postId: id },
        writer,
      );
      expect(gone).toEqual({ errors: [], post: { isDeleted: true } });
      expect(await env.data(`query ($id: ID!) { node(id: $id) { id } }`, { id }, stranger)).toEqual({ node: null });

      const { back } = await env.data<{ back: Written }>(
        `mutation ($postId: ID!) { back: restorePost(input: { postId: $postId }) { ${errors} post { ... on ${typeNames[type]} { ${common} ${selections[type]} } } } }`,
        { postId: id },
        writer,
      );
      expect(back).toEqual({ errors: [], post: now });
    });

    it("creates one post per idempotency key @POST-21", async () => {
      const { input } = completePost(type);
      const createInput: Record<string, unknown> = { ...input, idempotencyKey: `post-${type}`, clientMutationId: "7" };
      // An upload can be attached to only one post.
      if (type === "record") createInput["video"] = globalId("Video", await ownVideo());
      if (type === "communityPost") delete createInput["attachments"];
      const first = await write("create", type, createInput);
      const again = await write("create", type, createInput);
      expect(first.errors).toEqual([]);
      expect(again).toEqual(first);
      const { errors: refusals } = await write("create", type, {
        ...createInput,
        content: "<p>Something else</p>",
        ...(type === "job" || type === "event" ? { description: "<p>Other</p>", content: undefined } : {}),
      });
      expect(refusals).toEqual([
        { code: "INVALID", message: "This idempotency key was used with a different request.", field: null },
      ]);
    });

    it("reports missing values at their fields @POST-21 @VALID-22", async () => {
      const { errors: refusals, post } = await write("create", type, {});
      expect(post).toBeNull();
      expect(refusals.every(({ code, message }) => code === "BLANK" && message.endsWith(" is required."))).toBe(true);
      const fields: Readonly<Record<PostType, string[]>> = {
        communityPost: ["content"],
        callout: ["content", "title"],
        event: ["format", "name", "start", "timezone"],
        job: ["company", "description", "employmentType", "location", "title", "workplace"],
        record: ["video"],
        reaction: ["content"],
        statement: ["content"],
      };
      expect(refusals.map(({ field }) => String(field?.join("."))).toSorted((one, other) => one.localeCompare(other))).toEqual(
        fields[type].map((field) => `input.${field}`),
      );
    });
  });

  async function ownVideo(): Promise<number> {
    const id = await env.fixtures.video();
    await env.fixtures.db.updateTable("videos").set({ owner_id: writer.contactId }).where("id", "=", id).execute();
    return id;
  }

  it("reports errors of audience, author and addresses at the names of the input @POST-21 @VALID-03", async () => {
    const { errors: refusals } = await write("create", "reaction", {
      content: "<p>Words</p>",
      url: "not an address",
      communityIds: [await env.fixtures.globalIdOf("Community", await env.fixtures.community("closed", stranger.contactId))],
      authorId: globalId("Author", stranger.contactId),
    });
    expect(refusals.map(({ field }) => field)).toEqual(
      expect.arrayContaining([
        ["input", "url"],
        ["input", "communityIds"],
        ["input", "authorId"],
      ]),
    );
    expect(refusals.find(({ field }) => field?.[1] === "url")?.message).toBe("Url is not a valid");
  });

  it("refuses to turn a published post back into a draft @POST-21", async () => {
    const id = globalId("Callout", await env.fixtures.post("callout", writer.contactId));
    const { errors: refusals, post } = await write("update", "callout", { postId: id, status: "DRAFT" });
    expect([refusals, post]).toEqual([
      [{ code: "INVALID", message: "A published post cannot be turned back into a draft.", field: ["input", "status"] }],
      null,
    ]);
  });

  it("accepts either a company of the platform or a name, not both @API-045", async () => {
    const company = await env.fixtures.company();
    const companyId = await env.fixtures.globalIdOf("Company", company.id);
    const { input } = completePost("job");
    const { post } = await write("create", "job", { ...input, company: { companyId } });
    expect(post).toMatchObject({ company: { company: { databaseId: company.id } } });
    const { errors: faults } = await env.run(
      document("create", "job"),
      { input: { ...input, company: { companyId, name: "Ledger" } } },
      writer,
    );
    expect(faults?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
  });

  it("returns INVALID_ID for an id of another type and NOT_FOUND for an unknown id @POST-22", async () => {
    const job = globalId("Job", await env.fixtures.post("job", writer.contactId));
    expect((await write("update", "callout", { postId: job, title: "x" })).errors).toEqual([
      { code: "INVALID_ID", message: "The id has to be of type Callout.", field: ["input", "postId"] },
    ]);
    const { gone } = await env.data<{ gone: { errors: UserError[] } }>(
      `mutation { gone: deletePost(input: { postId: "${globalId("Job", 999_999)}" }) { ${errors} } }`,
      {},
      writer,
    );
    expect(gone.errors).toMatchObject([{ code: "NOT_FOUND" }]);
  });

  it("refuses guests with UNAUTHENTICATED and read-only users with a message @PERM-01 @PERM-02", async () => {
    const { errors: faults } = await env.run(document("create", "statement"), { input: { content: "<p>Words</p>" } });
    expect(faults?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    const reader = await env.fixtures.person(["pr"], { is_read_only: true });
    expect((await write("create", "statement", { content: "<p>Words</p>" }, reader)).errors).toEqual([
      { code: "INVALID", message: "Your account is read-only.", field: null },
    ]);
  });

  it("creates a call-out for one's own interview @API-021", async () => {
    const { id } = await env.fixtures.db
      .insertInto("interviews")
      .values({
        title: "Questions",
        type: "video",
        status: "open",
        author_id: writer.contactId,
        creator_id: writer.contactId,
        created_at: new Date(),
        published_at: new Date(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const communityIds = [await env.fixtures.globalIdOf("Community", community)];
    const ask = (as: Person, title: string) =>
      env.data<{ made: Written }>(
        `mutation ($input: CreateAsyncCalloutInput!) { made: createAsyncCallout(input: $input) { ${errors} post: callout { title communities { databaseId } showQuestions allowSkip interview { databaseId type } } } }`,
        {
          input: {
            interviewId: globalId("Interview", id),
            title,
            content: "<p>Tell us.</p>",
            allowSkip: true,
            communityIds,
          },
        },
        as,
      );
    expect(await ask(writer, "Voices wanted")).toEqual({
      made: {
        errors: [],
        post: {
          title: "Voices wanted",
          communities: [{ databaseId: community }],
          showQuestions: false,
          allowSkip: true,
          interview: { databaseId: id, type: "VIDEO" },
        },
      },
    });
    expect((await ask(writer, "")).made.errors).toMatchObject([{ field: ["input", "title"] }]);
    expect((await ask(stranger, "Voices wanted")).made).toMatchObject({ errors: [{ code: "FORBIDDEN" }], post: null });
  });
});
