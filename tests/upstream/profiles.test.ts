import { describe, expect, it } from "vitest";
import type { FeedItem } from "../../upstream/posts/schema.ts";
import type { Contact, Profile } from "../../upstream/users/schema.ts";
import { useTestEnv } from "./support.ts";

const env = useTestEnv();

describe("profiles", () => {
  it("@USER-05 of people can be read by slug and by several slugs, also by guests", async () => {
    const person = await env.current.person(
      ["expert"],
      {},
      { slug: "Dr-Who", about: "Doctor", job: "Physician", country_id: 36 },
    );
    const profile = await env.current.guest.read<Profile>("/u/dr-who");
    expect(profile).toMatchObject({
      id: person.contactId,
      userId: person.userId,
      type: "person",
      about: "Doctor",
      job: "Physician",
      country: { code: "AU" },
      userType: "experts",
      isPrivate: false,
    });
    const { data } = await env.current.guest.read<{ data: Profile[] }>("/u?slugs=nobody,dr-who");
    expect(data).toEqual([profile]);
    expect((await env.current.guest.get("/u/nobody")).status).toBe(404);
    expect((await env.current.guest.get("/u")).status).toBe(400);
  });

  it("show the last activity to users only, and the read-only flag to admins only @API-009", async () => {
    const values = { slug: "watched", last_active_at: env.current.time };
    await env.current.person(["pr"], { is_read_only: true }, values);
    const [journo, admin] = [await env.current.person(["journo"]), await env.current.person(["admin"])];
    const lastActiveStamp = env.current.time.toISOString();
    expect(await env.current.guest.read("/u/watched")).toMatchObject({ lastActiveStamp: null, isReadOnly: null });
    expect(await journo.client.read("/u/watched")).toMatchObject({ lastActiveStamp, isReadOnly: null });
    expect(await admin.client.read("/u/watched")).toMatchObject({ lastActiveStamp, isReadOnly: true });
  });

  it("of private people show only name and job to others", async () => {
    const account = await env.current.insert("accounts", { name: "Acme", created_at: env.current.time });
    const hidden = await env.current.person(
      ["journo"],
      { account_id: account, is_managed: true },
      { slug: "hidden", about: "Private", job: "Editor", is_private: true },
    );
    const accountAdmin = await env.current.person(["accountAdmin"], { account_id: account });
    const other = await env.current.person(["accountAdmin"], {
      account_id: await env.current.insert("accounts", { name: "B", created_at: env.current.time }),
    });
    const admin = await env.current.person(["admin"]);
    for (const client of [hidden.client, accountAdmin.client, admin.client])
      expect(await client.read("/u/hidden")).toMatchObject({ isPrivate: true, about: "Private" });
    for (const client of [other.client, env.current.guest]) {
      expect(await client.read("/u/hidden")).toMatchObject({
        isPrivate: true,
        job: "Editor",
        about: null,
        beats: [],
        communities: [],
        lastActiveStamp: null,
      });
    }
  });

  it("of people exclude private communities that the viewer has not joined", async () => {
    const person = await env.current.person(["pr"], {}, { slug: "joiner" });
    const friend = await env.current.person(["pr"]);
    const open = await env.current.community({}, [person.contactId]);
    const closed = await env.current.community({ type: "private" }, [person.contactId, friend.contactId]);
    const idsFor = async (client: typeof friend.client) =>
      new Set((await client.read<Profile>("/u/joiner")).communities.map(({ id }) => id));
    expect(await idsFor(friend.client)).toEqual(new Set([open, closed]));
    expect(await idsFor(env.current.guest)).toEqual(new Set([open]));
  });

  it("of companies and outlets can be read the same way, and say whether the viewer can edit", async () => {
    const contact = await env.current.company({ slug: "maker", name: "Maker" });
    const company = await env.current.db
      .selectFrom("companies")
      .select("id")
      .where("contact_id", "=", contact)
      .executeTakeFirstOrThrow();
    const account = await env.current.insert("accounts", { name: "Maker", company_id: company.id, created_at: env.current.time });
    const owner = await env.current.person(["accountAdmin"], { account_id: account });
    await env.current.insert("outlets", { name: "Daily", slug: "daily", type: "radio" });
    expect(await owner.client.read("/c/Maker")).toMatchObject({
      id: company.id,
      contactId: contact,
      peopleCount: 1,
      canEdit: true,
    });
    expect(await env.current.guest.read("/c/maker")).toMatchObject({ canEdit: false });
    expect(await env.current.guest.read("/o?slugs=daily")).toMatchObject({
      data: [{ slug: "daily", type: "radio", canEdit: false }],
    });
    expect((await env.current.guest.get("/o/maker")).status).toBe(404);
    expect((await env.current.guest.get("/u/maker")).status).toBe(404);
  });

  it("@PROFILE-01 of people show contact details and responsibilities, outlets first; pending ones only to themselves", async () => {
    const person = await env.current.person(["journo"], {}, { slug: "busy" });
    const contact = { contact_id: person.contactId };
    await env.current.db
      .insertInto("contact_details")
      .values({ ...contact, phone: "1234", location: "Perth" })
      .execute();
    await env.current.db
      .insertInto("contact_socials")
      .values({ ...contact, linkedin: "https://linkedin.example/in/busy" })
      .execute();
    const [maker, waiting] = [await companyOf("Maker & Co"), await companyOf("Waiting Ltd")];
    const outlet = await env.current.insert("outlets", { name: "Zebra Weekly", slug: "zebra", type: "magazine" });
    await env.current.insert("outlet_responsibilities", {
      ...contact,
      outlet_id: outlet,
      roles: ["editor"],
      role_title: "Editor",
    });
    await env.current.insert("company_responsibilities", {
      ...contact,
      company_id: maker.id,
      roles: ["pr"],
      is_media_contact: true,
    });
    await env.current.insert("company_responsibilities", { ...contact, company_id: waiting.id, status: "pending" });
    await env.current.insert("spokespeople", { ...contact, company_id: maker.id, role_title: "Voice" });

    const visible = await env.current.guest.read<Profile>("/u/busy");
    expect(visible.contact).toMatchObject({ phone: "1234", mobile: null, location: "Perth" });
    expect(visible.social).toMatchObject({ linkedin: "https://linkedin.example/in/busy", x: null });
    expect(visible.responsibilities).toMatchObject([
      { kind: "outlet", outlet: { slug: "zebra", name: "Zebra Weekly" }, roles: ["editor"], roleTitle: "Editor" },
      { kind: "company", company: { id: maker.id, name: "Maker & Co" }, isMediaContact: true, status: "active" },
      { kind: "spokesperson", company: { id: maker.id }, roles: ["spokesperson"], roleTitle: "Voice" },
    ]);
    const ownView = await person.client.read<Profile>("/u/busy");
    expect(ownView.responsibilities).toContainEqual(expect.objectContaining({ kind: "company", status: "pending" }));
    expect(await person.client.read("/o/zebra")).toMatchObject({ canEdit: true, peopleCount: 1 });
  });

  it("@PROFILE-02 @PROFILE-03 of companies and outlets list their people, media contacts first, with only name and job of private ones", async () => {
    const company = await companyOf("Staffed");
    const outlet = await env.current.insert("outlets", { name: "Staffed Daily", slug: "staffed-daily", type: "newspaper" });
    const account = await env.current.insert("accounts", {
      name: "Staffed",
      company_id: company.id,
      created_at: env.current.time,
    });
    const add = (name: string, more = {}) => env.current.person(["pr"], {}, { name, about: "About", job: "Work", ...more });
    const [anna, zoe, shy] = [await add("Anna"), await add("Zoe"), await add("Moss", { is_private: true })];
    const member = await env.current.person(["pr"], { account_id: account }, { name: "Bea" });
    for (const [{ contactId }, more] of [
      [anna, {}],
      [zoe, { is_media_contact: true, role_title: "Press" }],
      [await add("Pending"), { status: "pending" as const }],
    ] as const)
      await env.current.insert("company_responsibilities", { contact_id: contactId, company_id: company.id, ...more });
    await env.current.insert("spokespeople", { contact_id: shy.contactId, company_id: company.id });
    await env.current.insert("outlet_responsibilities", { contact_id: shy.contactId, outlet_id: outlet });

    const { data, meta } = await env.current.guest.read<{ data: Contact[]; meta: { total: number } }>(
      `/c/${company.slug}/people`,
    );
    expect(data.map(({ name }) => name)).toEqual(["Zoe", "Anna", "Bea", "Moss"]);
    expect(data[0]).toMatchObject({
      about: "About",
      companies: [{ company: { id: company.id }, roleTitle: "Press", isMediaContact: true }],
    });
    expect(data[3]).toMatchObject({ job: "Work", about: null, companies: [], social: null, beats: [] });
    expect(meta.total).toBe(4);
    expect(await member.client.read(`/c/${company.slug}`)).toMatchObject({ peopleCount: 4 });
    expect(await shy.client.read("/o/staffed-daily/people")).toMatchObject({ data: [{ name: "Moss", about: "About" }] });
    expect((await env.current.guest.get("/c/nobody/people")).status).toBe(404);
  });

  it("@PROFILE-01 @PROFILE-02 @POST-01 list published posts visible to the viewer, filtered by type", async () => {
    const author = await env.current.person(["pr"], {}, { slug: "writer" });
    const company = await companyOf("Writers");
    const journo = await env.current.person(["journo"]);
    const closed = await env.current.community({ type: "private" }, [author.contactId]);
    const open = await env.current.community();
    const visible = await env.current.post("statement", author.contactId);
    const inOpen = await env.current.post("job", author.contactId, {}, [open]);
    const inClosed = await env.current.post("statement", author.contactId, {}, [closed]);
    const forExperts = await env.current.post("statement", author.contactId, { user_types: ["experts"] });
    await env.current.post("statement", author.contactId, { save_as: "draft" });
    await env.current.post("statement", author.contactId, { deleted_at: env.current.time });
    const story = await env.current.story(author.contactId);
    const byCompany = await env.current.post("callout", company.contactId, { creator_id: author.contactId });
    const read = async (client: typeof journo.client, path: string) =>
      new Set((await client.read<{ data: FeedItem[] }>(path)).data.map(({ type, id }) => `${type} ${id}`));

    expect(await read(journo.client, "/u/Writer/posts")).toEqual(
      new Set([`statement ${visible}`, `job ${inOpen}`, `media ${story}`]),
    );
    expect(await read(author.client, "/u/writer/posts")).toEqual(
      new Set([`statement ${visible}`, `job ${inOpen}`, `statement ${inClosed}`, `statement ${forExperts}`, `media ${story}`]),
    );
    expect(await read(journo.client, "/u/writer/posts?types=job")).toEqual(new Set([`job ${inOpen}`]));
    expect(await read(journo.client, `/c/${company.slug}/posts`)).toEqual(new Set([`callout ${byCompany}`]));
    expect((await env.current.guest.get("/u/writer/posts")).status).toBe(401);
    expect((await journo.client.get("/c/writer/posts")).status).toBe(404);
  });

  it("of private people hide posts and details among members from others", async () => {
    const shy = await env.current.person(
      ["pr"],
      {},
      { slug: "shy", about: "Shy", is_private: true, last_active_at: env.current.time },
    );
    const journo = await env.current.person(["journo"]);
    await env.current.post("statement", shy.contactId);
    await env.current.community({ slug: "with-shy" }, [shy.contactId]);
    expect((await journo.client.get("/u/shy/posts")).status).toBe(404);
    expect(await shy.client.read("/u/shy/posts")).toMatchObject({ meta: { total: 1 } });
    expect(await journo.client.read("/communities/with-shy/members")).toMatchObject({
      data: [{ author: { slug: "shy" }, about: null, lastActiveStamp: null }],
    });
    expect(await shy.client.read("/communities/with-shy/members")).toMatchObject({ data: [{ about: "Shy" }] });
  });

  it("@PROFILE-01 @PROFILE-02 can be followed and unfollowed, by status or by toggling, except one's own", async () => {
    const person = await env.current.person(["pr"], {}, { slug: "followed" });
    const company = await companyOf("Followed");
    const journo = await env.current.person(["journo"]);
    const other = await env.current.person(["journo"]);
    const toggle = (path: string, body: object) => journo.client.post(`${path}/toggleFollow`, body);
    for (const path of ["/u/followed", `/c/${company.slug}`]) {
      expect(await journo.client.read(path)).toMatchObject({ isFollowed: false });
      for (let time = 0; time < 2; time += 1) {
        expect((await toggle(path, { status: true })).body).toEqual({ isFollowed: true });
        expect(await journo.client.read(path)).toMatchObject({ isFollowed: true });
        expect(await other.client.read(path)).toMatchObject({ isFollowed: false });
      }
      expect((await toggle(path, {})).body).toEqual({ isFollowed: false });
      expect((await toggle(path, { status: false })).body).toEqual({ isFollowed: false });
    }
    const refusal = await person.client.post("/u/followed/toggleFollow", { status: true });
    expect([refusal.status, refusal.body]).toEqual([422, { detail: "You cannot follow yourself." }]);
    expect((await toggle("/u/nobody", {})).status).toBe(404);
    const reader = await env.current.person(["pr"], { is_read_only: true });
    expect((await reader.client.post("/u/followed/toggleFollow", {})).status).toBe(422);
  });

  it("@GEN-10 of companies and outlets are listed by name, and filtered by name, fields and ids", async () => {
    const { client } = await env.current.person(["pr"]);
    const [one, two] = [await companyOf("Lister Alpha"), await companyOf("Lister Beta")];
    const names = async (path: string) => (await client.read<{ data: { name: string }[] }>(path)).data.map(({ name }) => name);
    expect(await names("/companies?q=lister")).toEqual(["Lister Alpha", "Lister Beta"]);
    expect(await names(`/companies?ids=${two.id},${one.id},999999`)).toEqual(["Lister Beta", "Lister Alpha"]);
    const radio = await env.current.insert("outlets", {
      name: "Lister Radio",
      slug: "lister-radio",
      type: "radio",
      country_id: 36,
    });
    const print = await env.current.insert("outlets", { name: "Lister Print", slug: "lister-print", type: "newspaper" });
    await env.current.db.insertInto("outlet_beats").values({ outlet_id: print, beat_id: 62 }).execute();
    expect(await names("/outlets?q=LISTER")).toEqual(["Lister Print", "Lister Radio"]);
    expect(await names("/outlets?q=lister&type=radio")).toEqual(["Lister Radio"]);
    expect(await names("/outlets?q=lister&country=au")).toEqual(["Lister Radio"]);
    expect(await names("/outlets?q=lister&beat=62")).toEqual(["Lister Print"]);
    expect(await names(`/outlets?ids=${radio}`)).toEqual(["Lister Radio"]);
    expect(await client.read("/o/lister-print")).toMatchObject({ beats: [{ key: "politics" }] });
    expect((await env.current.guest.get("/outlets")).status).toBe(401);
  });
});

async function companyOf(name: string): Promise<{ id: number; contactId: number; slug: string }> {
  const slug = name.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  const contactId = await env.current.company({ name, slug });
  const { id } = await env.current.db
    .selectFrom("companies")
    .select("id")
    .where("contact_id", "=", contactId)
    .executeTakeFirstOrThrow();
  return { id, contactId, slug };
}
