import { beforeAll, describe, expect, it } from "vitest";
import { requireOpenAnnouncement } from "../../upstream/announcements/read.ts";
import type { Announcement, AnnouncementHub, AnnouncementWeb } from "../../upstream/announcements/schema.ts";
import { updateAnnouncement } from "../../upstream/announcements/write.ts";
import type { Story } from "../../upstream/posts/schema.ts";
import { loadViewer } from "../../upstream/session/sessions.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv({ publicUrl: "https://press.example" });
let accountId: number;
let company: { id: number; contactId: number };
let writer: Person;
let colleague: Person;
let manager: Person;
let partner: Person;
let outsider: Person;
let admin: Person;

interface ListResponse<T> {
  data: T[];
  meta: { total: number };
}
type ErrorResponse = { errors: Record<string, string[]>; detail: string };

async function createCompany(): Promise<{ id: number; contactId: number }> {
  const contactId = await env.current.company();
  const { id } = await env.current.db
    .selectFrom("companies")
    .select("id")
    .where("contact_id", "=", contactId)
    .executeTakeFirstOrThrow();
  return { id, contactId };
}

async function createAnnouncement(values: object = {}, by: Person = writer): Promise<Announcement> {
  const body = { kind: "announcement", title: "New office", content: "<p>We moved</p>", saveAs: "draft", ...values };
  const created = await by.client.post<Announcement>("/announcements", body);
  expect(created.body).toMatchObject({ id: expect.any(Number) });
  expect(created.status).toBe(201);
  return created.body;
}

const publish = (id: number, by: Person = writer) =>
  by.client.patch<Announcement>(`/announcements/${id}`, { status: "published" });
const idsOf = async (person: Person, path: string) =>
  (await person.client.read<ListResponse<Announcement>>(path)).data.map(({ id }) => id);

beforeAll(async () => {
  accountId = await env.current.insert("accounts", { name: "Meridian", created_at: env.current.time });
  company = await createCompany();
  await env.current.db.updateTable("accounts").set({ company_id: company.id }).where("id", "=", accountId).execute();
  writer = await env.current.person(["pr", "accountAdmin"], { account_id: accountId });
  colleague = await env.current.person(["pr"], { account_id: accountId });
  manager = await env.current.person(["pr", "accountAdmin"], { account_id: accountId });
  partner = await env.current.person(["pr"]);
  outsider = await env.current.person(["journo"]);
  admin = await env.current.person(["admin"]);
  await env.current.db
    .insertInto("company_responsibilities")
    .values({ contact_id: partner.contactId, company_id: company.id, status: "active" })
    .execute();
});

describe("creating an announcement", () => {
  it("@GEN-05 @ANNOUNCE-01 stores all fields, with the company as author", async () => {
    const img = await env.current.image(writer.contactId);
    const community = await env.current.community({}, [writer.contactId]);
    const created = await createAnnouncement({
      kind: "marketing",
      title: " New \n office ",
      headline: "Two floors up",
      summary: "With a view\nand a lift",
      content: "<p>We <script>x</script>moved</p>",
      img,
      companyId: company.id,
      beats: [355, 62],
      communities: [community],
      userTypes: ["journo"],
    });
    expect(created).toMatchObject({
      kind: "marketing",
      status: "draft",
      saveAs: "draft",
      title: "New office",
      headline: "Two floors up",
      summary: "With a view\nand a lift",
      content: "<p>We moved</p>",
      img: { id: img },
      video: null,
      author: { id: company.contactId },
      creatorId: writer.contactId,
      company: { id: company.id },
      newsroom: null,
      beats: [{ key: "politics" }, { key: "tech" }],
      communities: [{ id: community }],
      userTypes: ["journo"],
      storyId: null,
      publishedAt: null,
      canEdit: true,
      mailing: "draft",
      isDeleted: false,
    });
    expect(await writer.client.read(`/announcements/${created.id}`)).toEqual(created);
    const withoutCompany = await writer.client.patch<Announcement>(`/announcements/${created.id}`, {
      companyId: null,
      headline: null,
    });
    expect(withoutCompany.body).toMatchObject({
      company: null,
      author: { id: writer.contactId },
      headline: null,
      title: "New office",
    });
  });

  it("@GEN-05 @GEN-17 is possible for a newsroom of the account, and sets its company", async () => {
    const room = await env.current.insert("newsrooms", {
      name: "Desk",
      slug: "desk-of-meridian",
      status: "confirmed",
      company_id: company.id,
      owner_id: colleague.contactId,
      account_id: accountId,
      created_at: env.current.time,
    });
    const created = await createAnnouncement({ newsroomId: room });
    expect(created).toMatchObject({ newsroom: { id: room, slug: "desk-of-meridian" }, company: { id: company.id } });
    expect((await publish(created.id, colleague)).status).toBe(200);
    const refused = await outsider.client.post<ErrorResponse>("/announcements", {
      kind: "media",
      title: "T",
      newsroomId: room,
      saveAs: "draft",
    });
    expect(refused.body.errors).toEqual({ newsroomId: ["Newsroom was not found."] });
  });

  it("@GEN-17 requires a confirmed newsroom, and hides announcements of unconfirmed ones from the company's list", async () => {
    const room = await env.current.insert("newsrooms", {
      name: "Not ours",
      slug: "not-ours",
      status: "pending",
      company_id: company.id,
      owner_id: outsider.contactId,
      created_at: env.current.time,
    });
    const body = { kind: "media", title: "We sell", content: "<p>All</p>", newsroomId: room };
    const refused = await outsider.client.post<ErrorResponse>("/announcements", body);
    expect(refused.body.errors).toEqual({ newsroomId: ["This newsroom has not been confirmed."] });
    const distributed = await outsider.client.post<Announcement>("/announcements", { ...body, newsroomId: null });
    const account = await env.current.insert("accounts", { name: "Not ours", created_at: env.current.time });
    const channel = { account_id: account, type: "newsroom", name: "Not ours", newsroom_id: room } as const;
    const channelId = await env.current.insert("channels", { ...channel, created_at: env.current.time });
    await env.current.db
      .insertInto("announcement_channels")
      .values({ announcement_id: distributed.body.id, channel_id: channelId, added_at: env.current.time })
      .execute();
    expect(await idsOf(writer, `/announcements?companyId=${company.id}`)).not.toContain(distributed.body.id);
    await env.current.db.updateTable("newsrooms").set({ status: "confirmed" }).where("id", "=", room).execute();
    expect(await idsOf(writer, `/announcements?companyId=${company.id}`)).toContain(distributed.body.id);
    expect((await outsider.client.post<Announcement>("/announcements", body)).status).toBe(201);
  });

  it("@GEN-05 @WORK-04 is visible to guests in the company's newsroom, unless it targets user types", async () => {
    const { slug } = await env.current.db
      .selectFrom("contacts")
      .select("slug")
      .where("id", "=", company.contactId)
      .executeTakeFirstOrThrow();
    const body = { companyId: company.id, saveAs: "published" };
    const open = await createAnnouncement({ ...body, title: "For everybody" });
    const targeted = await createAnnouncement({ ...body, title: "For journalists", userTypes: ["journo"] });
    const draft = await createAnnouncement({ ...body, title: "Not yet", saveAs: "draft" });
    const path = `/c/${slug}/announcements`;
    const { data, meta } = await env.current.guest.read<ListResponse<Announcement>>(path);
    const shown = data.map(({ id }) => id);
    expect(shown).toContain(open.id);
    expect(shown).not.toContain(targeted.id);
    expect(shown).not.toContain(draft.id);
    expect(meta.total).toBe(shown.length);
    expect(await idsOf(outsider, path)).toEqual(expect.arrayContaining([open.id, targeted.id]));
    expect((await env.current.guest.get("/c/nobody-here/announcements")).status).toBe(404);
    expect((await env.current.guest.get("/announcements")).status).toBe(401);
  });

  it("@GEN-05 reports errors by field", async () => {
    const other = await createCompany();
    const body = {
      kind: "media",
      title: "x".repeat(201),
      headline: "y".repeat(201),
      summary: "z".repeat(501),
      content: `<p>${"c".repeat(50_001)}</p>`,
      img: 999_999,
      beats: [1],
      companyId: other.id,
      communities: [await env.current.community()],
    };
    const refused = await writer.client.post<ErrorResponse>("/announcements", body);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({
      title: ["Title must have at most 200 characters."],
      headline: ["Headline must have at most 200 characters."],
      summary: ["Summary must have at most 500 characters."],
      content: ["Content must have at most 50000 characters."],
      img: ["Image was not found."],
      beats: ["A beat was not found."],
      companyId: ["You cannot publish in the name of this company."],
      communities: ["You can post only in communities that you have joined."],
    });
    const empty = await writer.client.post<ErrorResponse>("/announcements", { kind: "media", title: "T" });
    expect(empty.body.errors).toEqual({ content: ["Content is required."] });
    expect(
      (await writer.client.post<ErrorResponse>("/announcements", { kind: "gossip", title: " " })).body.errors,
    ).toHaveProperty("kind");
    expect((await env.current.guest.post("/announcements", body)).status).toBe(401);
    const readOnly = await env.current.person(["pr"], { is_read_only: true });
    expect((await readOnly.client.post("/announcements", body)).status).toBe(422);
  });
});

describe("an announcement", () => {
  it("@GEN-05 @STATE-16 changes from draft to published to archived, never back", async () => {
    const { id } = await createAnnouncement();
    expect((await outsider.client.get(`/announcements/${id}`)).status).toBe(404);
    expect((await publish(id)).body).toMatchObject({ status: "published", publishedAt: env.current.time.toISOString() });
    expect((await env.current.guest.get(`/announcements/${id}`)).status).toBe(200);
    const reverted = await writer.client.patch<ErrorResponse>(`/announcements/${id}`, { saveAs: "draft" });
    expect([reverted.status, reverted.body.detail]).toEqual([422, "This change is not possible."]);
    const backToDraft = await writer.client.patch<ErrorResponse>(`/announcements/${id}`, { status: "draft" });
    expect([backToDraft.status, backToDraft.body]).toEqual([422, { detail: "This change is not possible." }]);
    const emptied = await writer.client.patch<ErrorResponse>(`/announcements/${id}`, { content: "<p></p>" });
    expect(emptied.body.errors).toEqual({ content: ["Content is required."] });
    const kind = await writer.client.patch<ErrorResponse>(`/announcements/${id}`, { kind: "media" });
    expect(kind.body.errors).toEqual({ kind: ["The kind can be changed only in a draft."] });
    const archived = await writer.client.patch<Announcement>(`/announcements/${id}`, { status: "archived" });
    expect(archived.body).toMatchObject({ status: "archived", saveAs: "published" });
    expect((await env.current.guest.get(`/announcements/${id}`)).status).toBe(404);
    expect((await colleague.client.get(`/announcements/${id}`)).status).toBe(200);
    const republished = await writer.client.patch<ErrorResponse>(`/announcements/${id}`, { status: "published" });
    expect(republished.body).toEqual({ detail: "This change is not possible." });
    const changed = await writer.client.patch<ErrorResponse>(`/announcements/${id}`, { title: "Other" });
    expect(changed.body).toEqual({ detail: "This announcement has been archived." });
    const unknown = await writer.client.patch<ErrorResponse>(`/announcements/${id}`, { status: "lost" });
    expect(unknown.body).toEqual({ errors: { status: ["Status is not valid."] } });
    const draft = await createAnnouncement();
    expect((await writer.client.patch(`/announcements/${draft.id}`, { status: "archived" })).status).toBe(422);
  });

  it("changes its story also when it is archived by the same request @GEN-05", async () => {
    const { id } = await createAnnouncement({ kind: "media" });
    await publish(id);
    await writer.client.patch(`/announcements/${id}`, { title: "Final title", status: "archived" });
    const { story_id: storyId } = await env.current.db
      .selectFrom("announcements")
      .select("story_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(await writer.client.read(`/stories/${storyId}`)).toMatchObject({ title: "Final title" });
  });

  it("@GEN-05 @STATE-16 cannot be updated on the basis of an outdated status", async () => {
    const { db, time, upstream } = env.current;
    const services = { ...upstream, now: () => time };
    const { id } = await createAnnouncement();
    const reader = await loadViewer(db, writer.userId);
    if (reader === null) throw new Error("The writer does not exist.");
    const before = await requireOpenAnnouncement(db, reader, id);
    expect((await publish(id)).status).toBe(200);
    const lateUpdate = updateAnnouncement(services, reader, before, { headline: "Late" });
    await expect(lateUpdate).rejects.toMatchObject({ status: 422, body: { detail: "This change is not possible." } });
    // Publishing it twice at the same time is no error.
    await updateAnnouncement(services, reader, before, { status: "published" });
    expect(await writer.client.read(`/announcements/${id}`)).toMatchObject({ status: "published", headline: null });
    await writer.client.delete(`/announcements/${id}`);
    await expect(updateAnnouncement(services, reader, before, { status: "published" })).rejects.toMatchObject({
      body: { detail: "This announcement has been deleted." },
    });
  });

  it("@GEN-05 can be changed only by its editors", async () => {
    const { id } = await createAnnouncement({ companyId: company.id });
    for (const person of [writer, manager, admin])
      expect((await person.client.patch(`/announcements/${id}`, { headline: "H" })).status).toBe(200);
    // Colleagues see it in the list of the account's announcements, but cannot change it.
    for (const person of [colleague, partner]) {
      expect((await person.client.read<Announcement>(`/announcements/${id}`)).canEdit).toBe(false);
      expect((await person.client.patch(`/announcements/${id}`, { headline: "H" })).status).toBe(403);
      expect((await person.client.get(`/announcements/${id}/hub`)).status).toBe(403);
      expect((await person.client.get(`/announcements/${id}/email`)).status).toBe(403);
    }
    expect((await outsider.client.patch(`/announcements/${id}`, { headline: "H" })).status).toBe(404);
    expect((await env.current.guest.get(`/announcements/${id}/web`)).status).toBe(401);
  });

  it("@GEN-05 can be deleted and restored, and cannot be changed while deleted", async () => {
    const { id } = await createAnnouncement({ kind: "media", saveAs: "published" });
    const story = (await writer.client.read<Announcement>(`/announcements/${id}`)).storyId;
    expect((await writer.client.delete(`/announcements/${id}`)).status).toBe(204);
    expect((await env.current.guest.get(`/announcements/${id}`)).status).toBe(404);
    expect((await env.current.guest.get(`/stories/${story}`)).status).toBe(404);
    expect((await writer.client.read<Announcement>(`/announcements/${id}`)).isDeleted).toBe(true);
    expect((await writer.client.patch<ErrorResponse>(`/announcements/${id}`, { headline: "H" })).body.detail).toBe(
      "This announcement has been deleted.",
    );
    expect((await writer.client.patch<Announcement>(`/announcements/${id}/restore`)).body.isDeleted).toBe(false);
    expect((await writer.client.patch(`/announcements/${id}/restore`)).status).toBe(422);
    expect((await env.current.guest.get(`/stories/${story}`)).status).toBe(200);
  });
});

describe("the story of an announcement", () => {
  it.each([
    ["media", "media"],
    ["marketing", "marcoms"],
    ["epitome", "epitome"],
  ])("@ANNOUNCE-01 of kind %s has the type %s and follows its changes", async (kind, type) => {
    const community = await env.current.community({}, [writer.contactId]);
    const { id } = await createAnnouncement({ kind, companyId: company.id, beats: [355], communities: [community] });
    const { storyId } = (await publish(id)).body;
    const read = () => outsider.client.read<Story>(`/stories/${storyId}`);
    expect(await read()).toMatchObject({
      type,
      title: "New office",
      content: "<p>We moved</p>",
      author: { id: company.contactId },
      company: { id: company.id },
      announcementId: id,
      beats: [{ key: "tech" }],
      communities: [{ id: community }],
    });
    const feed = await outsider.client.read<ListResponse<{ id: number; type: string }>>(`/posts?types=${type}`);
    expect(feed.data).toContainEqual(expect.objectContaining({ id: storyId, type }));
    const web = await writer.client.patch<AnnouncementWeb>(`/announcements/${id}/web`, { title: "Newer office", beats: [62] });
    expect(web.body).toMatchObject({ title: "Newer office", url: `https://press.example/announcements/${id}` });
    expect(await read()).toMatchObject({ title: "Newer office", beats: [{ key: "politics" }] });
  });

  it("@ANNOUNCE-01 is not created for the kind announcement", async () => {
    const { id } = await createAnnouncement();
    expect((await publish(id)).body.storyId).toBeNull();
  });
});

describe("lists of announcements", () => {
  it("@ANNOUNCE-02 show all published ones for the viewer's user type, with all filters", async () => {
    const base = { kind: "media", saveAs: "published" };
    const shown = await createAnnouncement({ ...base, title: "Wombats move in", beats: [354], companyId: company.id });
    const forExperts = await createAnnouncement({ ...base, title: "Wombats for experts", userTypes: ["experts"] });
    const draft = await createAnnouncement({ title: "Wombats to come" });
    expect(await idsOf(outsider, "/announcements?q=wombats")).toEqual([shown.id]);
    expect(await idsOf(admin, "/announcements?q=wombats")).toEqual([forExperts.id, shown.id]);
    expect(await idsOf(outsider, `/announcements?q=wombats&beat=354&kind=media&companyId=${company.id}`)).toEqual([shown.id]);
    expect(await idsOf(outsider, "/announcements?q=wombats&beat=62")).toEqual([]);
    const later = new Date(env.current.time.getTime() + 1000).toISOString();
    expect(await idsOf(outsider, `/announcements?q=wombats&from=${later}`)).toEqual([]);
    expect(await idsOf(outsider, `/announcements?q=wombats&to=${later}`)).toEqual([shown.id]);
    expect(await idsOf(outsider, `/announcements?ids=${draft.id},${shown.id}`)).toEqual([shown.id]);
    expect((await env.current.guest.get("/announcements")).status).toBe(401);
  });

  it("@ANNOUNCE-02 @WORK-05 show those of the account and of own companies, including drafts", async () => {
    const draft = await createAnnouncement({ title: "Koalas to come", companyId: company.id });
    const ownByOutsider = await createAnnouncement({ title: "Koalas of mine", saveAs: "published" }, outsider);
    for (const person of [writer, colleague, partner])
      expect(await idsOf(person, "/announcements/our?q=koalas")).toEqual([draft.id]);
    expect(await idsOf(outsider, "/announcements/our?q=koalas")).toEqual([ownByOutsider.id]);
    expect(await idsOf(writer, "/announcements/our?q=koalas&status=published")).toEqual([]);
    expect(await idsOf(writer, "/announcements/our?q=koalas&status=draft&kind=announcement")).toEqual([draft.id]);
  });
});

describe("the hub", () => {
  it("@GEN-05 counts each signed-in reader once, every visit of a guest, and no editors", async () => {
    const { id } = await createAnnouncement({ kind: "media", saveAs: "published" });
    for (const client of [outsider.client, outsider.client, writer.client, env.current.guest, env.current.guest])
      await client.read(`/announcements/${id}`);
    const hub = () => writer.client.read<AnnouncementHub>(`/announcements/${id}/hub`);
    const { storyId } = (await hub()).announcement;
    await outsider.client.post(`/stories/${storyId}/toggleLike`, { status: true });
    await outsider.client.post(`/stories/${storyId}/comments`, { content: "Well" });
    expect((await hub()).stats).toEqual({ views: 3, likes: 1, comments: 1, emailsSent: 0, emailsOpened: 0 });
  });
});
