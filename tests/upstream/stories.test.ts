import { beforeAll, describe, expect, it } from "vitest";
import type { Announcement } from "../../upstream/announcements/schema.ts";
import type { FeedItem, Story } from "../../upstream/posts/schema.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let admin: Person;
let journo: Person;

interface ListResponse<T> {
  data: T[];
  meta: { total: number };
}
type ErrorResponse = { errors: Record<string, string[]>; detail: string };

const complete = { kind: "epitome", title: "What moved", content: "<p>Everything</p>" };
const missing = { status: 404, body: { detail: "Not found." } };
const PRODUCT = 12;
const POLITICS = 62;

async function createStory(values: object = {}): Promise<Story> {
  const created = await admin.client.post<Story>("/stories", { ...complete, ...values });
  expect(created.status).toBe(201);
  return created.body;
}

const ids = async (person: Person, path: string) =>
  (await person.client.read<ListResponse<{ id: number }>>(path)).data.map(({ id }) => id);

beforeAll(async () => {
  admin = await env.current.person(["admin"]);
  journo = await env.current.person(["journo"]);
});

describe("stories of platform admins", () => {
  it("@GEN-06 store all fields and appear in feeds and in their community", async () => {
    const outletId = await env.current.insert("outlets", { name: "Ledger", slug: "ledger" });
    const community = await env.current.community({ slug: "readers" }, [journo.contactId]);
    const [image, video] = [await env.current.image(admin.contactId), await env.current.video(admin.contactId)];
    const story = await createStory({
      kind: "marcoms",
      title: " The \n week ",
      headline: "In short",
      summary: "Three things",
      content: "<p>One<script>x</script></p>",
      img: image,
      video,
      outletId,
      beats: [POLITICS],
      communities: [community],
      authorId: PRODUCT,
    });
    expect(story).toMatchObject({
      type: "marcoms",
      title: "The week",
      headline: "In short",
      summary: "Three things",
      content: "<p>One</p>",
      img: { id: image },
      video: { id: video },
      outlet: { name: "Ledger" },
      beats: [{ key: "politics" }],
      communities: [{ slug: "readers" }],
      author: { id: PRODUCT },
      publishedAt: env.current.time.toISOString(),
      isDeleted: false,
    });
    expect(await ids(journo, "/posts?types=marcoms")).toEqual([story.id]);
    expect(await ids(journo, "/posts?communitySlug=readers")).toEqual([story.id]);
    expect(await ids(journo, "/news/insider")).toEqual([story.id]);
    expect((await env.current.guest.get<Story>(`/stories/${story.id}`)).body.title).toBe("The week");
    expect((await createStory({ title: null, headline: "Only a headline" })).title).toBe("Only a headline");
  });

  it("@GEN-06 stay deleted when the announcement that they belong to is deleted and restored", async () => {
    const writer = await env.current.person(["pr"]);
    const input = { kind: "media", title: "Opening", content: "<p>Soon</p>", saveAs: "published" };
    const { body: announcement } = await writer.client.post<Announcement>("/announcements", input);
    await admin.client.delete(`/stories/${announcement.storyId}`);
    env.current.advance(1);
    await writer.client.delete(`/announcements/${announcement.id}`);
    await writer.client.patch(`/announcements/${announcement.id}/restore`);
    expect(await journo.client.get(`/stories/${announcement.storyId}`)).toMatchObject(missing);
  });

  it("@GEN-06 can be changed, deleted and restored", async () => {
    const { id } = await createStory({ beats: [POLITICS] });
    const path = `/stories/${id}`;
    const changed = await admin.client.patch<Story>(path, { title: "Moved on", beats: [], summary: "Now" });
    expect(changed.body).toMatchObject({ title: "Moved on", summary: "Now", beats: [], content: "<p>Everything</p>" });
    expect((await admin.client.delete(path)).status).toBe(204);
    expect(await journo.client.get(path)).toMatchObject(missing);
    expect(await ids(journo, "/news/newswire")).not.toContain(id);
    expect((await admin.client.read<Story>(path)).isDeleted).toBe(true);
    const refused = await admin.client.patch<ErrorResponse>(path, { title: "Again" });
    expect([refused.status, refused.body.detail]).toEqual([422, "This story has been deleted."]);
    expect((await admin.client.patch<Story>(`${path}/restore`)).body.isDeleted).toBe(false);
    expect((await admin.client.patch(`${path}/restore`)).status).toBe(422);
    expect((await journo.client.get(path)).status).toBe(200);
  });

  it("can be incomplete drafts, and are published once", async () => {
    const draft = await createStory({ title: null, content: null, saveAs: "draft" });
    const path = `/stories/${draft.id}`;
    expect(draft).toMatchObject({ title: "", content: "", publishedAt: null });
    expect(await journo.client.get(path)).toMatchObject(missing);
    expect(await ids(admin, "/stories?saveAs=draft")).toContain(draft.id);
    expect(await ids(journo, "/stories?saveAs=draft")).toEqual([]);
    const incomplete = await admin.client.patch<ErrorResponse>(path, { saveAs: "published" });
    expect([incomplete.status, incomplete.body.errors]).toEqual([
      422,
      { title: ["Title is required."], content: ["Content is required."] },
    ]);
    env.current.advance(3);
    const published = await admin.client.patch<Story>(path, { ...complete, saveAs: "published" });
    expect(published.body.publishedAt).toBe(env.current.time.toISOString());
    expect(await ids(admin, "/stories?saveAs=draft")).not.toContain(draft.id);
    const unpublished = await admin.client.patch<ErrorResponse>(path, { saveAs: "draft" });
    expect(unpublished.body.errors).toEqual({ saveAs: ["A published post cannot be turned back into a draft."] });
  });

  it("@GEN-10 @VALID-22 keep a title or a headline when concurrent requests remove both", async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { id } = await createStory({ headline: "In short" });
      const changes = [{ title: null }, { headline: null }];
      const responses = await Promise.all(changes.map((values) => admin.client.patch<ErrorResponse>(`/stories/${id}`, values)));
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
      const refused = responses.find(({ status }) => status === 422);
      expect(refused?.body.errors).toEqual({ title: ["Title is required."] });
    }
  });

  it("can be managed only by platform admins", async () => {
    const { id } = await createStory();
    const { client } = journo;
    expect((await client.post("/stories", complete)).status).toBe(403);
    expect((await client.patch(`/stories/${id}`, { title: "Mine" })).status).toBe(403);
    expect((await client.delete(`/stories/${id}`)).status).toBe(403);
    expect((await client.patch(`/stories/${id}/restore`)).status).toBe(403);
    expect(await admin.client.patch("/stories/999", { title: "None" })).toMatchObject(missing);
    expect((await env.current.guest.post("/stories", complete)).status).toBe(401);
  });

  it.each([
    ["no kind", { kind: undefined }, "kind"],
    ["a long title", { title: "x".repeat(201) }, "title"],
    ["a long summary", { summary: "x".repeat(501) }, "summary"],
    ["an unknown picture", { img: 999 }, "img"],
    ["an unknown video", { video: 999 }, "video"],
    ["an unknown outlet", { outletId: 999_999 }, "outletId"],
    ["an unknown beat", { beats: [1] }, "beats"],
    ["an unknown community", { communities: [999_999] }, "communities"],
    ["another user as author", { authorId: () => journo.contactId }, "authorId"],
  ])("are refused with %s", async (_, values, field) => {
    const read = Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, typeof value === "function" ? value() : value]),
    );
    const refused = await admin.client.post<ErrorResponse>("/stories", { ...complete, ...read });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
  });
});

describe("news pages", () => {
  it("@NEWS-07 list all stories on the newswire, filtered by type, beat and words, and the product's stories on the insider", async () => {
    const older = await createStory({ kind: "media", title: "Harbour bridge", beats: [POLITICS] });
    env.current.advance(1);
    const newer = await createStory({ kind: "marcoms", title: "Bridge loans", authorId: PRODUCT });
    expect((await ids(journo, "/news/newswire")).slice(0, 2)).toEqual([newer.id, older.id]);
    expect(await ids(journo, "/news/newswire?q=BRIDGE&types=media")).toEqual([older.id]);
    expect(await ids(journo, `/news/newswire?q=bridge&beat=${POLITICS}`)).toEqual([older.id]);
    expect(await ids(journo, "/news/insider")).toContain(newer.id);
    expect(await ids(journo, "/news/insider")).not.toContain(older.id);
    expect((await journo.client.get("/news/newswire?types=press")).status).toBe(400);
    expect((await env.current.guest.get("/news/newswire")).status).toBe(401);
  });

  it("@NEWS-07 list reactions and statements on the commentary, filtered by the author's beat", async () => {
    const expert = await env.current.person(["expert"]);
    await env.current.db.insertInto("contact_beats").values({ contact_id: expert.contactId, beat_id: POLITICS }).execute();
    const reaction = await env.current.post("reaction", journo.contactId);
    const statement = await env.current.post("statement", expert.contactId);
    await env.current.post("communityPost", expert.contactId);
    const { data } = await journo.client.read<ListResponse<FeedItem>>("/news/commentary");
    expect(new Set(data.map(({ type }) => type))).toEqual(new Set(["reaction", "statement"]));
    expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining([reaction, statement]));
    expect(await ids(journo, `/news/commentary?beat=${POLITICS}`)).toEqual([statement]);
  });
});
