import { beforeAll, describe, expect, it } from "vitest";
import type { Announcement, AnnouncementHub } from "../../upstream/announcements/schema.ts";
import { startSending } from "../../upstream/announcements/sending.ts";
import type { Channel } from "../../upstream/channels/schema.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let owner: Person;
let colleague: Person;
let outsider: Person;
let companyId: number;
let newsroom: number;
let list: number;

type ErrorResponse = { errors: Record<string, string[]>; detail: string };
interface ListResponse<T> {
  data: T[];
  meta: { total: number };
}

async function createChannel(values: object): Promise<Channel> {
  const created = await owner.client.post<Channel>("/channels", values);
  expect(created.status).toBe(201);
  return created.body;
}

beforeAll(async () => {
  const accountId = await env.current.insert("accounts", { name: "Meridian", created_at: env.current.time });
  owner = await env.current.person(["pr", "accountAdmin"], { account_id: accountId });
  colleague = await env.current.person(["pr"], { account_id: accountId });
  outsider = await env.current.person(["pr"]);
  const contactId = await env.current.company();
  const company = await env.current.db
    .selectFrom("companies")
    .select("id")
    .where("contact_id", "=", contactId)
    .executeTakeFirstOrThrow();
  companyId = company.id;
  newsroom = await env.current.insert("newsrooms", {
    name: "Desk",
    slug: "desk",
    status: "confirmed",
    company_id: companyId,
    owner_id: owner.contactId,
    account_id: accountId,
    created_at: env.current.time,
  });
  const at = { created_at: env.current.time, updated_at: env.current.time };
  list = await env.current.insert("contact_lists", {
    account_id: accountId,
    creator_id: owner.contactId,
    name: "Energy desks",
    ...at,
  });
});

describe("channels", () => {
  it("@WORK-03 belong to the account, whose members list, change and delete them", async () => {
    const web = await createChannel({ type: "web", name: "  Our site ", url: "meridian.example/news" });
    expect(web).toMatchObject({ type: "web", name: "Our site", url: "https://meridian.example/news", isActive: true });
    const mail = await createChannel({ type: "email", name: "Desks", contactListId: list });
    const room = await createChannel({ type: "newsroom", name: "Newsroom", newsroomId: newsroom });
    expect((await colleague.client.read<ListResponse<Channel>>("/channels")).data).toEqual([mail, room, web]);
    expect((await colleague.client.read<ListResponse<Channel>>("/channels?type=email")).data).toEqual([mail]);
    expect((await colleague.client.read<ListResponse<Channel>>(`/channels?ids=${web.id},${mail.id}`)).data).toEqual([web, mail]);
    expect(await colleague.client.read(`/channels/${web.id}`)).toEqual(web);
    const changed = await colleague.client.patch<Channel>(`/channels/${web.id}`, { name: "Site", isActive: false });
    expect(changed.body).toEqual({ ...web, name: "Site", isActive: false });
    expect((await colleague.client.delete(`/channels/${web.id}`)).status).toBe(204);
    expect((await colleague.client.get(`/channels/${web.id}`)).status).toBe(404);
  });

  it("@WORK-03 are hidden from other accounts, and empty for users without an account", async () => {
    const { id } = await createChannel({ type: "social", name: "Network", url: "https://network.example/meridian" });
    expect((await outsider.client.get(`/channels/${id}`)).status).toBe(404);
    expect((await outsider.client.patch(`/channels/${id}`, { name: "Mine" })).status).toBe(404);
    expect((await outsider.client.delete(`/channels/${id}`)).status).toBe(404);
    expect((await outsider.client.read<ListResponse<Channel>>("/channels")).data).toEqual([]);
    expect((await outsider.client.post("/channels", { type: "web", name: "Site", url: "a.example" })).status).toBe(422);
    expect((await env.current.guest.get("/channels")).status).toBe(401);
  });

  it("@WORK-03 @CONTACT-01 are turned off when their contact list is deleted, until they have another one", async () => {
    const account = await env.current.db.selectFrom("accounts").select("id").executeTakeFirstOrThrow();
    const { client } = await env.current.person(["pr"], { account_id: account.id, modules: ["contacts"] });
    const gone = (await client.post<{ id: number }>("/contactLists", { name: "Soon gone" })).body;
    const channel = await createChannel({ type: "email", name: "To nobody", contactListId: gone.id });
    await client.delete(`/contactLists/${gone.id}`);
    const change = (values: object) => owner.client.patch<Channel & ErrorResponse>(`/channels/${channel.id}`, values);
    expect((await change({ name: "To somebody" })).body).toEqual({
      ...channel,
      name: "To somebody",
      contactListId: null,
      isActive: false,
    });
    expect((await change({ isActive: true })).body.errors).toEqual({ contactListId: ["Contact list is required."] });
    expect((await change({ isActive: true, contactListId: list })).body).toMatchObject({ isActive: true, contactListId: list });
    expect((await change({ isActive: false, contactListId: null })).status).toBe(422);
  });

  it("@WORK-03 report errors by field, with the required fields of each type", async () => {
    const errorsOf = async (body: object) => (await owner.client.post<ErrorResponse>("/channels", body)).body.errors;
    expect(await errorsOf({ type: "web", name: " " })).toEqual({ name: ["Name is required."], url: ["Url is required."] });
    for (const url of ["nowhere", `https://example.com/${"x".repeat(2048)}`])
      expect(await errorsOf({ type: "social", name: "N", url })).toMatchObject({ url: ["Url is not a valid"] });
    expect(await errorsOf({ type: "email", name: "N" })).toEqual({ contactListId: ["Contact list is required."] });
    expect(await errorsOf({ type: "email", name: "N", contactListId: 999_999 })).toEqual({
      contactListId: ["Contact list was not found."],
    });
    expect(await errorsOf({ type: "newsroom", name: "N", newsroomId: 999_999 })).toEqual({
      newsroomId: ["Newsroom was not found."],
    });
    expect(await errorsOf({ type: "pigeon", name: "N" })).toHaveProperty("type");
    const site = { type: "web", url: "meridian.example" };
    expect(await errorsOf({ ...site, name: "x".repeat(120) })).toBeUndefined();
    expect(await errorsOf({ ...site, name: "x".repeat(121) })).toEqual({ name: ["Name must have at most 120 characters."] });
  });
});

describe("distributing an announcement", () => {
  it("@WORK-03 @GEN-05 lists pending and delivered channels; a newsroom channel adds it to the company's list", async () => {
    const room = await createChannel({ type: "newsroom", name: "A newsroom", newsroomId: newsroom });
    const social = await createChannel({ type: "social", name: "B network", url: "https://network.example/m" });
    const off = await createChannel({ type: "web", name: "C site", url: "m.example", isActive: false });
    const body = { kind: "announcement", title: "Open day", content: "<p>Come</p>", saveAs: "draft" };
    const { id } = (await owner.client.post<Announcement>("/announcements", body)).body;
    const put = (channelIds: number[]) =>
      owner.client.put<AnnouncementHub & ErrorResponse>(`/announcements/${id}/channels`, { channelIds });
    expect((await put([off.id])).body.errors).toEqual({ channelIds: ["A channel is inactive."] });
    expect((await put([999_999])).body.errors).toEqual({ channelIds: ["A channel was not found."] });
    expect((await put([room.id, social.id])).body.channels).toEqual([
      { channel: room, status: "pending", deliveredAt: null },
      { channel: social, status: "pending", deliveredAt: null },
    ]);
    await owner.client.patch(`/announcements/${id}`, { status: "published" });
    const hub = await owner.client.read<AnnouncementHub>(`/announcements/${id}/hub`);
    expect(hub.channels.map(({ status }) => status)).toEqual(["delivered", "pending"]);
    const ofCompany = await outsider.client.read<ListResponse<Announcement>>(`/announcements?companyId=${companyId}`);
    expect(ofCompany.data.map((one) => one.id)).toEqual([id]);
    expect((await put([])).body.channels).toEqual([]);
  });

  it("@WORK-03 @GEN-05 shows an e-mail channel as delivered only if the mail went to its list", async () => {
    const [used, off, late] = [
      await createChannel({ type: "email", name: "A list", contactListId: list }),
      await createChannel({ type: "email", name: "B list", contactListId: list }),
      await createChannel({ type: "email", name: "C list", contactListId: list }),
    ];
    const reader = await env.current.person(["journo"]);
    const body = { kind: "announcement", title: "Open day", content: "<p>Come</p>" };
    const { id } = (await owner.client.post<Announcement>("/announcements", body)).body;
    const email = { subject: "Come", content: "<p>Come</p>", contactIds: [reader.contactId] };
    await owner.client.patch(`/announcements/${id}/email`, email);
    await owner.client.put(`/announcements/${id}/channels`, { channelIds: [used.id, off.id] });
    await owner.client.patch(`/channels/${off.id}`, { isActive: false });
    const { db, jobs } = env.current.upstream;
    await db.transaction().execute(async (tx) => {
      await startSending(tx, jobs, id);
      const added = { announcement_id: id, channel_id: late.id, added_at: env.current.time };
      await tx.insertInto("announcement_channels").values(added).execute();
    });
    await jobs.settled();
    await owner.client.patch(`/channels/${used.id}`, { isActive: false });
    const { channels } = await owner.client.read<AnnouncementHub>(`/announcements/${id}/hub`);
    expect(channels.map(({ status, deliveredAt }) => [status, deliveredAt])).toEqual([
      ["delivered", env.current.time.toISOString()],
      ["pending", null],
      ["pending", null],
    ]);
  });

  it("@WORK-03 @GEN-05 shows a newsroom channel as pending while it is off or its newsroom is not confirmed", async () => {
    const room = await createChannel({ type: "newsroom", name: "Newsroom", newsroomId: newsroom });
    const body = { kind: "announcement", title: "Open day", content: "<p>Come</p>" };
    const { id } = (await owner.client.post<Announcement>("/announcements", body)).body;
    await owner.client.put(`/announcements/${id}/channels`, { channelIds: [room.id] });
    const readStatus = async () => (await owner.client.read<AnnouncementHub>(`/announcements/${id}/hub`)).channels[0]?.status;
    const setStatus = (status: "pending" | "confirmed") =>
      env.current.db.updateTable("newsrooms").set({ status }).where("id", "=", newsroom).execute();
    expect(await readStatus()).toBe("delivered");
    await owner.client.patch(`/channels/${room.id}`, { isActive: false });
    expect(await readStatus()).toBe("pending");
    await owner.client.patch(`/channels/${room.id}`, { isActive: true });
    await setStatus("pending");
    expect(await readStatus()).toBe("pending");
    await setStatus("confirmed");
  });
});
