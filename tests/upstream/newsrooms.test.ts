import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { Newsroom, NewsroomConfirmation } from "../../upstream/newsrooms/schema.ts";
import type { Company } from "../../upstream/users/schema.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();

/** Creates a company with a web address and an owner. */
async function company(name: string, host: string, owner: Person | null, email: string | null = null): Promise<number> {
  const contact = await env.current.contact({ type: "company", name, slug: name.toLowerCase().replaceAll(" ", "-") });
  return env.current.insert("companies", {
    contact_id: contact,
    url: `https://www.${host}/about`,
    email,
    owner_id: owner?.contactId ?? null,
  });
}

const create = (by: Person, body: object) => by.client.post<Newsroom>("/newsrooms", body);
const our = async (by: Person) => (await by.client.read<{ data: Newsroom[] }>("/newsrooms/our")).data.map(({ name }) => name);

/** The text of the latest mail to the address. */
const mailTo = async (email: string) => (await env.current.mailsTo(email)).at(-1)?.text ?? "";
const hashIn = (text: string): string => /\/newsrooms\/confirm\/(\S+)/.exec(text)?.[1] ?? "";

describe("creating a newsroom", () => {
  it("@WORK-04 @GEN-10 creates a company for an unknown web address and is confirmed immediately", async () => {
    const founder = await env.current.person(["pr"]);
    const { status, body } = await create(founder, { name: "  Fresh  Start ", url: "freshstart.example/press", country: 36 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: "Fresh Start",
      slug: "fresh-start",
      status: "confirmed",
      company: { name: "Fresh Start", slug: "fresh-start" },
      url: "https://freshstart.example/press",
      country: { code: "AU" },
      owner: { id: founder.contactId },
      contacts: [{ id: founder.contactId }],
      canEdit: true,
    });
    expect(body.confirmedAt).not.toBeNull();
    expect(await env.current.guest.read(`/newsrooms/${body.id}`)).toMatchObject({ name: "Fresh Start", canEdit: false });
    const created = await founder.client.read<Company>("/c/fresh-start");
    expect(created).toMatchObject({ canEdit: true, newsroom: { id: body.id, status: "confirmed" } });
  });

  it("@WORK-04 reports errors by field, and a plan without another newsroom", async () => {
    const person = await env.current.person(["pr"]);
    const refused: [object, Record<string, string[]>][] = [
      [{ name: "x".repeat(121), url: "a.example" }, { name: ["Name must have at most 120 characters."] }],
      [{ name: "Nowhere" }, { url: ["Web address is required."] }],
      [{ name: "Nowhere", url: "not an address" }, { url: ["Url is not a valid"] }],
      [{ name: "Nowhere", companyId: 999999 }, { companyId: ["Company was not found."] }],
    ];
    for (const [input, errors] of refused) {
      const { status, body } = await create(person, input);
      expect([status, body]).toEqual([422, { errors }]);
    }
    expect((await create(person, { name: "First", url: "first.example" })).status).toBe(201);
    const second = await create(person, { name: "Second", url: "second.example" });
    expect([second.status, second.body]).toEqual([422, { detail: "Your plan does not include this feature." }]);
    const readonly = await env.current.person(["pr"], { is_read_only: true });
    expect((await create(readonly, { name: "Third", url: "third.example" })).status).toBe(422);
    const paying = await env.current.person(["pr"], { modules: ["onlineNewsroom"] });
    for (const host of ["one.example", "two.example"]) expect((await create(paying, { name: host, url: host })).status).toBe(201);
  });

  it("@ROUTE-57 @WORK-04 mails the owner of a known company, whose link works once", async () => {
    const owner = await env.current.person(["pr"]);
    await company("Old Firm", "oldfirm.example", owner, "press@oldfirm.example");
    const agency = await env.current.person(["pr"]);
    const { body: newsroom } = await create(agency, { name: "Old Firm news", url: "http://oldfirm.example" });
    expect(newsroom).toMatchObject({ status: "pending", confirmedAt: null, company: { name: "Old Firm" } });
    expect((await env.current.guest.get(`/newsrooms/${newsroom.id}`)).status).toBe(404);

    const text = await mailTo("press@oldfirm.example");
    expect(text).toContain('has created the newsroom "Old Firm news" for Old Firm');
    const hash = hashIn(text);
    const confirmation = await env.current.guest.read<NewsroomConfirmation>(`/newsrooms/confirm/${hash}`);
    expect(confirmation).toMatchObject({ hash, newsroom: { id: newsroom.id }, requester: { id: agency.contactId } });
    const { status, body } = await env.current.guest.post<Newsroom>(`/newsrooms/confirm/${hash}`, { accept: true });
    expect([status, body.status]).toEqual([200, "confirmed"]);
    for (const repeated of [
      await env.current.guest.get(`/newsrooms/confirm/${hash}`),
      await env.current.guest.post(`/newsrooms/confirm/${hash}`, { accept: false }),
    ])
      expect([repeated.status, repeated.body]).toEqual([404, { detail: "This link is no longer valid." }]);
    expect((await env.current.guest.read<Newsroom>(`/newsrooms/${newsroom.id}`)).status).toBe("confirmed");
  });

  it("@ROUTE-57 mails owners without a company e-mail personally; declined and expired links are invalid", async () => {
    const owner = await env.current.person(["pr"]);
    await company("Quiet Firm", "quiet.example", owner);
    const agency = await env.current.person(["pr"], { modules: ["onlineNewsroom"] });
    const first = (await create(agency, { name: "Quiet one", url: "quiet.example" })).body;
    const declined = await env.current.guest.post<Newsroom>(`/newsrooms/confirm/${hashIn(await mailTo(owner.email))}`, {
      accept: false,
    });
    expect([declined.status, declined.body.status]).toEqual([200, "declined"]);
    expect((await agency.client.read<Newsroom>(`/newsrooms/${first.id}`)).status).toBe("declined");

    await create(agency, { name: "Quiet two", url: "quiet.example" });
    const hash = hashIn(await mailTo(owner.email));
    env.current.advance(30 * 24 * 60);
    expect((await env.current.guest.get(`/newsrooms/confirm/${hash}`)).status).toBe(404);
    env.current.advance(-30 * 24 * 60);
    // The owner's newsroom needs no confirmation.
    expect((await create(owner, { name: "Quiet three", url: "quiet.example" })).body.status).toBe("confirmed");
  });
});

describe("newsrooms", () => {
  it("@WORK-04 of the account and the user's companies are listed, and changed and deleted by their owners", async () => {
    const account = await env.current.insert("accounts", { name: "Agency", created_at: env.current.time });
    const head = await env.current.person(["pr", "accountAdmin"], { account_id: account });
    const creator = await env.current.person(["pr"], { account_id: account });
    const colleague = await env.current.person(["pr"], { account_id: account });
    const employee = await env.current.person(["pr"]);
    const stranger = await env.current.person(["pr"]);
    const firm = await company("Client", "client.example", null);
    await env.current.insert("company_responsibilities", { contact_id: employee.contactId, company_id: firm });
    const { body: newsroom } = await create(creator, { name: "Client news", companyId: firm });
    expect(newsroom).toMatchObject({ status: "confirmed", url: "https://www.client.example/about" });
    for (const [person, names] of [
      [creator, ["Client news"]],
      [head, ["Client news"]],
      [colleague, ["Client news"]],
      [employee, ["Client news"]],
      [stranger, []],
    ] as const)
      expect(await our(person)).toEqual(names);

    const change = (by: Person, body: object) => by.client.patch<Newsroom>(`/newsrooms/${newsroom.id}`, body);
    expect((await change(colleague, { name: "Mine" })).status).toBe(403);
    expect((await change(stranger, { name: "Mine" })).status).toBe(403);
    const contactIds = [employee.contactId, head.contactId];
    const { status, body } = await change(head, { description: "Ask us", newSlug: "Client-Desk", contactIds });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: "Client news", slug: "client-desk", description: "Ask us" });
    expect(body.contacts.map(({ id }) => id)).toEqual(contactIds);
    for (const [input, errors] of [
      [{ contactIds: [stranger.contactId] }, { contactIds: ["A contact was not found."] }],
      [{ contactIds: Array.from({ length: 21 }, () => 1) }, { contactIds: ["At most 20 contacts are allowed."] }],
      [{ newSlug: "fresh start" }, { newSlug: ["Slug may contain only letters, digits and hyphens."] }],
      [{ name: " " }, { name: ["Name is required."] }],
    ] as const) {
      const refused = await change(creator, input);
      expect([refused.status, refused.body]).toEqual([422, { errors }]);
    }

    const remove = (by: Person) => by.client.delete(`/newsrooms/${newsroom.id}`);
    expect((await remove(employee)).status).toBe(403);
    expect((await remove(creator)).status).toBe(204);
    expect((await remove(creator)).status).toBe(404);
    expect((await env.current.guest.read<Company>("/c/client")).newsroom).toBeNull();
  });

  it("@WORK-04 of the account's company are listed for all users of the account, also before they are confirmed", async () => {
    const firm = await company("Group", "group.example", null);
    const account = await env.current.insert("accounts", { name: "Group", company_id: firm, created_at: env.current.time });
    const user = await env.current.person(["pr"], { account_id: account });
    const agency = await env.current.person(["pr"], { modules: ["onlineNewsroom"] });
    const { body: newsroom } = await create(agency, { name: "Group news", companyId: firm });
    expect(newsroom.status).toBe("pending");
    expect(await our(user)).toEqual(["Group news"]);
    expect((await user.client.get(`/newsrooms/${newsroom.id}`)).status).toBe(200);
    expect((await env.current.guest.get(`/newsrooms/${newsroom.id}`)).status).toBe(404);
  });

  it("@WORK-04 @GEN-17 that are confirmed can be filtered by name, country and beat, and read by ids", async () => {
    const reader = await env.current.person(["journo"]);
    const owner = await env.current.person(["pr"]);
    const firm = await company("Zebra Works", "zebra.example", owner);
    await sql`insert into contact_beats (contact_id, beat_id) select contact_id, 355 from companies where id = ${firm}`.execute(
      env.current.db,
    );
    const open = (await create(owner, { name: "Stripes", companyId: firm, country: 554 })).body;
    const agency = await env.current.person(["pr"]);
    const hidden = (await create(agency, { name: "Stripes too", companyId: firm })).body;
    const ids = async (query: string, by = reader) =>
      (await by.client.read<{ data: Newsroom[] }>(`/newsrooms?${query}`)).data.map(({ id }) => id);
    expect(await ids("q=stripes")).toEqual([open.id]);
    expect(await ids("q=zebra")).toEqual([open.id]);
    expect(await ids("q=stripes&country=nz&beat=355")).toEqual([open.id]);
    expect(await ids("q=stripes&beat=62")).toEqual([]);
    expect(await ids(`ids=${hidden.id},${open.id}`)).toEqual([open.id]);
    expect(await ids(`ids=${hidden.id},${open.id}`, agency)).toEqual([hidden.id, open.id]);
    expect((await env.current.guest.get("/newsrooms")).status).toBe(401);
  });

  it("@WORK-04 show the number of their published announcements", async () => {
    const owner = await env.current.person(["pr"]);
    const { body: newsroom } = await create(owner, { name: "Counted", url: "counted.example" });
    const at = { created_at: env.current.time, published_at: env.current.time };
    const values = { kind: "media", status: "published", title: "News", newsroom_id: newsroom.id, ...at } as const;
    const author = { author_id: owner.contactId, creator_id: owner.contactId };
    const count = async () => (await owner.client.read<Newsroom>(`/newsrooms/${newsroom.id}`)).announcementsCount;
    expect(await count()).toBe(0);
    const first = await env.current.insert("announcements", { ...values, ...author });
    await env.current.insert("announcements", { ...values, ...author });
    await env.current.insert("announcements", { ...values, ...author, newsroom_id: null });
    await env.current.insert("announcements", { ...values, ...author, status: "draft", published_at: null });
    await env.current.insert("announcements", { ...values, ...author, status: "archived" });
    await env.current.insert("announcements", { ...values, ...author, deleted_at: env.current.time });
    expect(await count()).toBe(2);
    await env.current.db.updateTable("announcements").set({ deleted_at: env.current.time }).where("id", "=", first).execute();
    expect(await count()).toBe(1);
    const { data } = await owner.client.read<{ data: Newsroom[] }>("/newsrooms/our");
    expect(data.map(({ announcementsCount }) => announcementsCount)).toEqual([1]);
  });

  it("@ADMIN-01 @STATE-16 that are pending are confirmed or declined by platform admins only", async () => {
    const admin = await env.current.person(["admin"]);
    const owner = await env.current.person(["pr"]);
    const firm = await company("Waiting Firm", "waiting.example", owner);
    const agency = await env.current.person(["pr"], { modules: ["onlineNewsroom"] });
    const [one, two] = [
      (await create(agency, { name: "Waiting one", companyId: firm })).body,
      (await create(agency, { name: "Waiting two", companyId: firm })).body,
    ];
    const list = await admin.client.read<{ data: Newsroom[] }>("/companies/newsrooms?q=waiting&status=pending");
    expect(list.data.map(({ id }) => id)).toEqual([one.id, two.id]);
    expect((await owner.client.get("/companies/newsrooms")).status).toBe(403);
    const decide = (by: Person, id: number, status: string) =>
      by.client.patch<Newsroom>(`/companies/newsrooms/${id}`, { status });
    expect((await decide(owner, one.id, "confirmed")).status).toBe(403);
    expect((await decide(admin, one.id, "confirmed")).body.status).toBe("confirmed");
    expect((await decide(admin, two.id, "declined")).body.status).toBe("declined");
    const repeated = await decide(admin, one.id, "declined");
    expect([repeated.status, repeated.body]).toEqual([422, { detail: "This change is not possible." }]);
    const reverted = await decide(admin, one.id, "pending");
    expect([reverted.status, reverted.body]).toEqual([422, { detail: "This change is not possible." }]);
    expect((await admin.client.delete(`/newsrooms/${two.id}`)).status).toBe(204);
  });
});
