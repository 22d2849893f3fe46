import { beforeAll, describe, expect, it } from "vitest";
import type { PostType } from "../../upstream/db/schema.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let writer: Person;
let reader: Person;
let admin: Person;

beforeAll(async () => {
  writer = await env.current.person(["journo"]);
  reader = await env.current.person(["pr"]);
  admin = await env.current.person(["admin"]);
});

type Body = Record<string, unknown>;
interface PostBody extends Body {
  id: number;
  errors?: Record<string, string[]>;
  detail?: string;
}

interface PostKind {
  type: PostType;
  collection: string;
  restore: "POST" | "PATCH";
  tags: string;
  /** All input fields of the type; `shown` is the expected response. */
  full: () => Promise<{ sent: Body; shown: Body }>;
  /** The messages for an empty body. */
  missing: Record<string, string[]>;
  /** A valid change and the expected response. */
  change: { sent: Body; shown: Body };
}

const content = "<p>Some <strong>text</strong></p>";
const inHours = (hours: number) => new Date(env.current.time.getTime() + hours * 3_600_000).toISOString();

const kinds: PostKind[] = [
  {
    type: "communityPost",
    collection: "communityPosts",
    restore: "PATCH",
    tags: "@API-023 @API-024 @API-025 @API-026",
    full: async () => {
      const image = await env.current.image(writer.contactId);
      const video = await env.current.video(writer.contactId);
      return {
        sent: { content, attachments: { images: [image], videos: [video] } },
        shown: { content, attachments: { count: 2, images: [{ id: image }], videos: [{ id: video }] } },
      };
    },
    missing: { content: ["Content is required."] },
    change: { sent: { content: "<p>Other</p>" }, shown: { content: "<p>Other</p>" } },
  },
  {
    type: "callout",
    collection: "callouts",
    restore: "POST",
    tags: "@API-013 @API-014 @API-015 @API-016",
    full: async () => ({
      sent: { title: " A  title ", content, deadline: inHours(5) },
      shown: { title: "A title", content, deadline: inHours(5), interview: null },
    }),
    missing: { title: ["Title is required."], content: ["Content is required."] },
    change: { sent: { deadline: null }, shown: { deadline: null } },
  },
  {
    type: "event",
    collection: "events",
    restore: "POST",
    tags: "@API-034 @API-035 @API-036 @API-037",
    full: async () => {
      const image = await env.current.image(writer.contactId);
      return {
        sent: {
          name: "Club",
          type: "offline",
          timezone: "Australia/Sydney",
          start: "2026-05-01T09:00:00+10:00",
          end: "2026-05-01T11:00:00+10:00",
          address: "1 George St",
          venue: "Hall",
          link: "example.com/club",
          description: content,
          img: image,
        },
        shown: {
          name: "Club",
          type: "offline",
          postType: "event",
          timezone: "Australia/Sydney",
          start: "2026-04-30T23:00:00.000Z",
          end: "2026-05-01T01:00:00.000Z",
          address: "1 George St",
          venue: "Hall",
          link: "https://example.com/club",
          description: content,
          content,
          img: { id: image },
        },
      };
    },
    missing: {
      name: ["Name is required."],
      type: ["Type is required."],
      timezone: ["Timezone is required."],
      start: ["Start is required."],
    },
    change: { sent: { end: null }, shown: { end: null } },
  },
  {
    type: "job",
    collection: "jobs",
    restore: "POST",
    tags: "@API-045 @API-046 @API-047 @API-048",
    full: async () => {
      const image = await env.current.image(writer.contactId);
      return {
        sent: {
          title: "Editor",
          description: content,
          company: "The Herald",
          workplace: "hybrid",
          jobType: "part-time",
          location: "Sydney",
          url: "http://example.com/job",
          img: image,
        },
        shown: {
          title: "Editor",
          description: content,
          content,
          company: { id: null, name: "The Herald" },
          workplace: "hybrid",
          jobType: "part-time",
          location: "Sydney",
          url: "http://example.com/job",
          img: { id: image },
        },
      };
    },
    missing: {
      title: ["Title is required."],
      description: ["Description is required."],
      company: ["Company is required."],
      workplace: ["Workplace is required."],
      jobType: ["Job type is required."],
      location: ["Location is required."],
    },
    change: { sent: { workplace: "remote", location: null }, shown: { workplace: "remote", location: null } },
  },
  {
    type: "record",
    collection: "records",
    restore: "PATCH",
    tags: "@API-072 @API-073 @API-074 @API-075",
    full: async () => {
      const video = await env.current.video(writer.contactId);
      return { sent: { video, content, url: "ignored.example" }, shown: { video: { id: video }, content } };
    },
    missing: { video: ["Video is required."] },
    change: { sent: { content: null }, shown: { content: null } },
  },
  ...(["reaction", "statement"] as const).map((type): PostKind => ({
    type,
    collection: `${type}s`,
    restore: "PATCH",
    tags: type === "reaction" ? "@API-054 @API-055 @API-056 @API-057" : "@API-063 @API-064 @API-065 @API-066",
    full: async () => {
      const video = await env.current.video(writer.contactId);
      return {
        sent: { video, content, url: "example.com" },
        shown: { video: { id: video }, content, url: "https://example.com" },
      };
    },
    missing: { content: ["Content or video is required."] },
    change: { sent: { url: null, video: null }, shown: { url: null, video: null } },
  })),
];

describe.each(kinds)("a $type", ({ type, collection, restore, tags, full, missing, change }) => {
  const path = `/${collection}`;

  it(`${tags} @POST-21 @POST-22 @POST-23 can be created, changed, deleted and restored with comments and likes`, async () => {
    const community = await env.current.community({}, [writer.contactId]);
    const { sent, shown } = await full();
    const created = await writer.client.post<PostBody>(path, { ...sent, communities: [community], userTypes: ["marketing"] });
    expect([created.status, created.body.errors]).toEqual([201, undefined]);
    const { id } = created.body;
    expect(created.body).toMatchObject({
      ...shown,
      author: { id: writer.contactId },
      creatorId: writer.contactId,
      communityIds: [community],
      userTypes: ["marketing"],
      saveAs: "published",
      publishedAt: env.current.time.toISOString(),
    });
    expect((await reader.client.read<{ data: { id: number }[] }>(path)).data.map((post) => post.id)).toContain(id);
    await reader.client.post(`${path}/${id}/comments`, { content: "stays" });
    await reader.client.post(`${path}/${id}/toggleLike`, { status: true });

    const changed = await writer.client.patch<PostBody>(`${path}/${id}`, change.sent);
    if (type === "communityPost") {
      expect(changed.status).toBe(403);
    } else {
      expect([changed.status, changed.body]).toEqual([200, expect.objectContaining(change.shown)]);
      expect(changed.body).toMatchObject({ communityIds: [community], userTypes: ["marketing"] });
    }

    const before = await writer.client.read<PostBody>(`${path}/${id}`);
    expect((await writer.client.delete(`${path}/${id}`)).status).toBe(204);
    expect((await reader.client.get(`${path}/${id}`)).status).toBe(404);
    const refusal = await writer.client.patch(`${path}/${id}`, change.sent);
    expect([refusal.status, refusal.body]).toEqual([422, { detail: "This post has been deleted." }]);
    const wrong = restore === "POST" ? "PATCH" : "POST";
    const refused = await writer.client.send({ method: wrong, path: `${path}/${id}/restore` });
    expect([refused.status, refused.headers["allow"]]).toEqual([405, restore]);
    const restored = await writer.client.send<PostBody>({ method: restore, path: `${path}/${id}/restore` });
    expect([restored.status, restored.body]).toEqual([200, before]);
    expect(restored.body).toMatchObject({ likable: { likesCount: 1 }, commentable: { totalCommentsCount: 1 } });
  });

  it("@VALID-22 reports missing fields, except for drafts", async () => {
    const refused = await writer.client.post<PostBody>(path, {});
    expect([refused.status, refused.body]).toEqual([422, { errors: missing }]);
    const draft = await writer.client.post<PostBody>(path, { saveAs: "draft" });
    expect(draft.status).toBe(201);
    expect(draft.body).toMatchObject({ saveAs: "draft", publishedAt: null, time: env.current.time.toISOString() });
    expect((await reader.client.get(`${path}/${draft.body.id}`)).status).toBe(404);
    const incomplete = await writer.client.patch<PostBody>(`${path}/${draft.body.id}`, { saveAs: "published" });
    expect([incomplete.status, incomplete.body]).toEqual([422, { errors: missing }]);
  });

  it("@POST-21 @POST-16 is published from a draft once, and cannot become a draft again", async () => {
    const { sent } = await full();
    const { body } = await writer.client.post<PostBody>(path, { ...sent, saveAs: "draft" });
    const drafts = await writer.client.read<{ data: PostBody[] }>(`/drafts?types=${type}`);
    expect(drafts.data.find(({ id }) => id === body.id)).toMatchObject({
      postType: type,
      saveAs: "draft",
      creatorId: writer.contactId,
    });
    env.current.advance(10);
    const published = await writer.client.patch<PostBody>(`${path}/${body.id}`, { saveAs: "published" });
    expect(published.body).toMatchObject({ saveAs: "published", publishedAt: env.current.time.toISOString() });
    env.current.advance(10);
    const by = type === "communityPost" ? admin : writer;
    const reverted = await by.client.patch<PostBody>(`${path}/${body.id}`, { saveAs: "draft" });
    expect(reverted.status).toBe(type === "communityPost" ? 403 : 422);
    if (type !== "communityPost")
      expect(reverted.body.errors).toEqual({ saveAs: ["A published post cannot be turned back into a draft."] });
    const reread = await writer.client.read<PostBody>(`${path}/${body.id}`);
    expect(reread).toMatchObject({ publishedAt: published.body["publishedAt"] });
    const remaining = await writer.client.read<{ data: PostBody[] }>("/drafts");
    expect(remaining.data.map(({ id }) => id)).not.toContain(body.id);
  });

  it("is created once for one idempotency key", async () => {
    const { sent } = await full();
    const key = { "idempotency-key": `key-${type}` };
    const first = await writer.client.post<PostBody>(path, sent, key);
    const second = await writer.client.post<PostBody>(path, sent, key);
    expect([second.status, second.body.id, second.headers["idempotent-replayed"]]).toEqual([201, first.body.id, "true"]);
  });
});

describe("a title", () => {
  it.each(["\u200b", "\u2060\ufeff", "\u3164", "\u00ad \u200d", "\u2800"])(
    "without visible characters is missing: %j @VALID-22",
    async (title) => {
      const { status, body } = await writer.client.post<PostBody>("/callouts", { title, content: `<p>${title}</p>` });
      expect([status, body.errors]).toEqual([422, { title: ["Title is required."], content: ["Content is required."] }]);
    },
  );

  it("keeps invisible characters between visible ones", async () => {
    const title = "Families \u{1f468}\u200d\u{1f469}\u200d\u{1f467} wanted";
    expect((await writer.client.post<PostBody>("/callouts", { title, content })).body["title"]).toBe(title);
  });
});

describe("a published post", () => {
  it("shows when it was last edited, only if its content has changed", async () => {
    const read = async (id: number) => (await writer.client.read<PostBody>(`/statements/${id}`))["updatedAt"];
    const edit = (id: number, body: Body) => writer.client.patch<PostBody>(`/statements/${id}`, body);
    const draft = (await writer.client.post<PostBody>("/statements", { content, saveAs: "draft" })).body;
    await edit(draft.id, { content: "<p>Still a draft</p>", saveAs: "published" });
    expect(await read(draft.id)).toBeNull();

    const { id } = (await writer.client.post<PostBody>("/statements", { content })).body;
    env.current.advance(10);
    await edit(id, { content });
    await edit(id, { userTypes: ["journo"] });
    expect(await read(id)).toBeNull();
    const changed = await edit(id, { content: "<p>Corrected</p>" });
    expect(changed.body["updatedAt"]).toBe(env.current.time.toISOString());
    expect(await read(id)).toBe(env.current.time.toISOString());
  });
});

describe("drafts", () => {
  it("@POST-16 are listed for author and creator, newest first, by type", async () => {
    const author = await env.current.person(["journo"]);
    const company = await env.current.company();
    const first = await env.current.post("job", author.contactId, { save_as: "draft", created_at: env.current.ago(5) });
    const second = await env.current.post("statement", company, { save_as: "draft", creator_id: author.contactId });
    await env.current.post("job", author.contactId);
    await env.current.post("job", author.contactId, { save_as: "draft", deleted_at: env.current.time });
    const { data, meta } = await author.client.read<{ data: PostBody[]; meta: object }>("/drafts");
    expect(data.map(({ id }) => id)).toEqual([second, first]);
    expect(meta).toEqual({ total: 2, offset: 0, limit: 20 });
    expect(data[1]).toMatchObject({
      postType: "job",
      title: "Sub-editor",
      content: "<p>Content of a job</p>",
      video: null,
      url: null,
    });
    expect((await author.client.read<{ data: PostBody[] }>("/drafts?types=job")).data.map(({ id }) => id)).toEqual([first]);
    expect((await author.client.get("/drafts?types=media")).status).toBe(400);
    expect((await env.current.guest.get("/drafts")).status).toBe(401);
  });
});

/** New values for every field of an update, and the expected response. */
const everyField: Record<string, { tags: string; collection: string; values: () => Promise<{ sent: Body; shown: Body }> }> = {
  callout: {
    tags: "@API-014",
    collection: "callouts",
    values: async () => {
      const values = { title: "Other", content: "<p>Other</p>", deadline: inHours(9) };
      return { sent: values, shown: values };
    },
  },
  event: {
    tags: "@API-035",
    collection: "events",
    values: async () => {
      const image = await env.current.image(writer.contactId);
      const values = {
        name: "Other",
        type: "online",
        timezone: "Europe/Berlin",
        start: "2026-06-01T09:00:00.000Z",
        end: "2026-06-01T10:00:00.000Z",
        venue: "Attic",
        link: "https://example.com/other",
        description: "<p>Other</p>",
      };
      // Online events have no address.
      return {
        sent: { ...values, img: image },
        shown: { ...values, address: null, content: "<p>Other</p>", img: { id: image } },
      };
    },
  },
  record: {
    tags: "@API-073",
    collection: "records",
    values: async () => {
      const video = await env.current.video(writer.contactId);
      return { sent: { video, content: "<p>Other</p>" }, shown: { video: { id: video }, content: "<p>Other</p>" } };
    },
  },
};

describe.each(Object.entries(everyField))("an update of a %s", (type, { tags, collection, values }) => {
  it(`${tags} changes every field, including its audience`, async () => {
    const [before, after] = [
      await env.current.community({}, [writer.contactId]),
      await env.current.community({}, [writer.contactId]),
    ];
    const full = await kinds.find((kind) => kind.type === type)?.full();
    const { id } = (
      await writer.client.post<PostBody>(`/${collection}`, {
        ...full?.sent,
        communities: [before],
        userTypes: ["marketing"],
      })
    ).body;
    const { sent, shown } = await values();
    const audience = { communities: [after], userTypes: ["experts"] };
    const changed = await writer.client.patch<PostBody>(`/${collection}/${id}`, { ...sent, ...audience });
    const expected = { ...shown, communityIds: [after], userTypes: ["experts"] };
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject(expected);
    expect(await writer.client.read<PostBody>(`/${collection}/${id}`)).toMatchObject(expected);
  });
});
