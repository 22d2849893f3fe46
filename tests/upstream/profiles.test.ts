import { describe, expect, it } from "vitest";
import type { Contact, Profile } from "../../upstream/users/schema.ts";
import type { FeedItem } from "../../upstream/posts/schema.ts";
import { useTestEnv } from "./support.ts";

const world = useTestEnv();

describe("profiles", () => {
  it("@USER-05 of people tell who they are, by slug and by slugs, also to guests", async () => {
    const person = await world.now.person(["expert"], {}, { slug: "Dr-Who", about: "Doctor", job: "Physician", country_id: 36 });
    const profile = await world.now.guest.read<Profile>("/u/dr-who");
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
    const { data } = await world.now.guest.read<{ data: Profile[] }>("/u?slugs=nobody,dr-who");
    expect(data).toEqual([profile]);
    expect((await world.now.guest.get("/u/nobody")).status).toBe(404);
    expect((await world.now.guest.get("/u")).status).toBe(400);
  });

  it("keep from guests when somebody was last active, and from all but admins who may only read @API-009", async () => {
    const values = { slug: "watched", last_active_at: world.now.time };
    await world.now.person(["pr"], { is_read_only: true }, values);
    const [journo, admin] = [await world.now.person(["journo"]), await world.now.person(["admin"])];
    const lastActiveStamp = world.now.time.toISOString();
    expect(await world.now.guest.read("/u/watched")).toMatchObject({ lastActiveStamp: null, isReadOnly: null });
    expect(await journo.client.read("/u/watched")).toMatchObject({ lastActiveStamp, isReadOnly: null });
    expect(await admin.client.read("/u/watched")).toMatchObject({ lastActiveStamp, isReadOnly: true });
  });

  it("of private people show others the head only", async () => {
    const account = await world.now.insert("accounts", { name: "Acme", created_at: world.now.time });
    const hidden = await world.now.person(
      ["journo"],
      { account_id: account, is_managed: true },
      { slug: "hidden", about: "Private", job: "Editor", is_private: true },
    );
    const keeper = await world.now.person(["accountAdmin"], { account_id: account });
    const other = await world.now.person(["accountAdmin"], {
      account_id: await world.now.insert("accounts", { name: "B", created_at: world.now.time }),
    });
    const admin = await world.now.person(["admin"]);
    for (const client of [hidden.client, keeper.client, admin.client]) {
      expect(await client.read("/u/hidden")).toMatchObject({ isPrivate: true, about: "Private" });
    }
    for (const client of [other.client, world.now.guest]) {
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

  it("of people leave out private communities that the reader is not in", async () => {
    const person = await world.now.person(["pr"], {}, { slug: "joiner" });
    const friend = await world.now.person(["pr"]);
    const open = await world.now.community({}, [person.contactId]);
    const closed = await world.now.community({ type: "private" }, [person.contactId, friend.contactId]);
    const idsFor = async (client: typeof friend.client) =>
      new Set((await client.read<Profile>("/u/joiner")).communities.map(({ id }) => id));
    expect(await idsFor(friend.client)).toEqual(new Set([open, closed]));
    expect(await idsFor(world.now.guest)).toEqual(new Set([open]));
  });

  it("of companies and outlets are read the same way, and say who may edit", async () => {
    const contact = await world.now.company({ slug: "maker", name: "Maker" });
    const company = await world.now.db
      .selectFrom("companies")
      .select("id")
      .where("contact_id", "=", contact)
      .executeTakeFirstOrThrow();
    const account = await world.now.insert("accounts", { name: "Maker", company_id: company.id, created_at: world.now.time });
    const owner = await world.now.person(["accountAdmin"], { account_id: account });
    await world.now.insert("outlets", { name: "Daily", slug: "daily", type: "radio" });
    expect(await owner.client.read("/c/Maker")).toMatchObject({
      id: company.id,
      contactId: contact,
      peopleCount: 1,
      canEdit: true,
    });
    expect(await world.now.guest.read("/c/maker")).toMatchObject({ canEdit: false });
    expect(await world.now.guest.read("/o?slugs=daily")).toMatchObject({
      data: [{ slug: "daily", type: "radio", canEdit: false }],
    });
    expect((await world.now.guest.get("/o/maker")).status).toBe(404);
    expect((await world.now.guest.get("/u/maker")).status).toBe(404);
  });

  it("@PROFILE-01 of people tell how to reach them and what they do, outlets first; what waits for a company's word only to them", async () => {
    const person = await world.now.person(["journo"], {}, { slug: "busy" });
    const contact = { contact_id: person.contactId };
    await world.now.db
      .insertInto("contact_details")
      .values({ ...contact, phone: "1234", location: "Perth" })
      .execute();
    await world.now.db
      .insertInto("contact_socials")
      .values({ ...contact, linkedin: "https://linkedin.example/in/busy" })
      .execute();
    const [maker, waiting] = [await companyOf("Maker & Co"), await companyOf("Waiting Ltd")];
    const outlet = await world.now.insert("outlets", { name: "Zebra Weekly", slug: "zebra", type: "magazine" });
    await world.now.insert("outlet_responsibilities", { ...contact, outlet_id: outlet, roles: ["editor"], role_title: "Editor" });
    await world.now.insert("company_responsibilities", {
      ...contact,
      company_id: maker.id,
      roles: ["pr"],
      is_media_contact: true,
    });
    await world.now.insert("company_responsibilities", { ...contact, company_id: waiting.id, status: "pending" });
    await world.now.insert("spokespeople", { ...contact, company_id: maker.id, role_title: "Voice" });

    const seen = await world.now.guest.read<Profile>("/u/busy");
    expect(seen.contact).toMatchObject({ phone: "1234", mobile: null, location: "Perth" });
    expect(seen.social).toMatchObject({ linkedin: "https://linkedin.example/in/busy", x: null });
    expect(seen.responsibilities).toMatchObject([
      { kind: "outlet", outlet: { slug: "zebra", name: "Zebra Weekly" }, roles: ["editor"], roleTitle: "Editor" },
      { kind: "company", company: { id: maker.id, name: "Maker & Co" }, isMediaContact: true, status: "active" },
      { kind: "spokesperson", company: { id: maker.id }, roles: ["spokesperson"], roleTitle: "Voice" },
    ]);
    const own = await person.client.read<Profile>("/u/busy");
    expect(own.responsibilities).toContainEqual(expect.objectContaining({ kind: "company", status: "pending" }));
    expect(await person.client.read("/o/zebra")).toMatchObject({ canEdit: true, peopleCount: 1 });
  });

  it("@PROFILE-02 @PROFILE-03 of companies and outlets list their people, those for the media first, of private ones the head", async () => {
    const company = await companyOf("Staffed");
    const outlet = await world.now.insert("outlets", { name: "Staffed Daily", slug: "staffed-daily", type: "newspaper" });
    const account = await world.now.insert("accounts", { name: "Staffed", company_id: company.id, created_at: world.now.time });
    const add = (name: string, more = {}) => world.now.person(["pr"], {}, { name, about: "About", job: "Work", ...more });
    const [anna, zoe, shy] = [await add("Anna"), await add("Zoe"), await add("Moss", { is_private: true })];
    const member = await world.now.person(["pr"], { account_id: account }, { name: "Bea" });
    for (const [{ contactId }, more] of [
      [anna, {}],
      [zoe, { is_media_contact: true, role_title: "Press" }],
      [await add("Pending"), { status: "pending" as const }],
    ] as const)
      await world.now.insert("company_responsibilities", { contact_id: contactId, company_id: company.id, ...more });
    await world.now.insert("spokespeople", { contact_id: shy.contactId, company_id: company.id });
    await world.now.insert("outlet_responsibilities", { contact_id: shy.contactId, outlet_id: outlet });

    const { data, meta } = await world.now.guest.read<{ data: Contact[]; meta: { total: number } }>(`/c/${company.slug}/people`);
    expect(data.map(({ name }) => name)).toEqual(["Zoe", "Anna", "Bea", "Moss"]);
    expect(data[0]).toMatchObject({
      about: "About",
      companies: [{ company: { id: company.id }, roleTitle: "Press", isMediaContact: true }],
    });
    expect(data[3]).toMatchObject({ job: "Work", about: null, companies: [], social: null, beats: [] });
    expect(meta.total).toBe(4);
    expect(await member.client.read(`/c/${company.slug}`)).toMatchObject({ peopleCount: 4 });
    expect(await shy.client.read("/o/staffed-daily/people")).toMatchObject({ data: [{ name: "Moss", about: "About" }] });
    expect((await world.now.guest.get("/c/nobody/people")).status).toBe(404);
  });

  it("@PROFILE-01 @PROFILE-02 @POST-01 list what the author published and the reader may see, narrowed to types", async () => {
    const author = await world.now.person(["pr"], {}, { slug: "writer" });
    const company = await companyOf("Writers");
    const journo = await world.now.person(["journo"]);
    const closed = await world.now.community({ type: "private" }, [author.contactId]);
    const open = await world.now.community();
    const seen = await world.now.post("statement", author.contactId);
    const inOpen = await world.now.post("job", author.contactId, {}, [open]);
    const inClosed = await world.now.post("statement", author.contactId, {}, [closed]);
    const forExperts = await world.now.post("statement", author.contactId, { user_types: ["experts"] });
    await world.now.post("statement", author.contactId, { save_as: "draft" });
    await world.now.post("statement", author.contactId, { deleted_at: world.now.time });
    const story = await world.now.story(author.contactId);
    const byCompany = await world.now.post("callout", company.contactId, { creator_id: author.contactId });
    const read = async (client: typeof journo.client, path: string) =>
      new Set((await client.read<{ data: FeedItem[] }>(path)).data.map(({ type, id }) => `${type} ${id}`));

    expect(await read(journo.client, "/u/Writer/posts")).toEqual(
      new Set([`statement ${seen}`, `job ${inOpen}`, `media ${story}`]),
    );
    expect(await read(author.client, "/u/writer/posts")).toEqual(
      new Set([`statement ${seen}`, `job ${inOpen}`, `statement ${inClosed}`, `statement ${forExperts}`, `media ${story}`]),
    );
    expect(await read(journo.client, "/u/writer/posts?types=job")).toEqual(new Set([`job ${inOpen}`]));
    expect(await read(journo.client, `/c/${company.slug}/posts`)).toEqual(new Set([`callout ${byCompany}`]));
    expect((await world.now.guest.get("/u/writer/posts")).status).toBe(401);
    expect((await journo.client.get("/c/writer/posts")).status).toBe(404);
  });

  it("of private people keep their posts, and what they say of themselves among members, from others", async () => {
    const shy = await world.now.person(
      ["pr"],
      {},
      { slug: "shy", about: "Shy", is_private: true, last_active_at: world.now.time },
    );
    const journo = await world.now.person(["journo"]);
    await world.now.post("statement", shy.contactId);
    await world.now.community({ slug: "with-shy" }, [shy.contactId]);
    expect((await journo.client.get("/u/shy/posts")).status).toBe(404);
    expect(await shy.client.read("/u/shy/posts")).toMatchObject({ meta: { total: 1 } });
    expect(await journo.client.read("/communities/with-shy/members")).toMatchObject({
      data: [{ author: { slug: "shy" }, about: null, lastActiveStamp: null }],
    });
    expect(await shy.client.read("/communities/with-shy/members")).toMatchObject({ data: [{ about: "Shy" }] });
  });

  it("@PROFILE-01 @PROFILE-02 are followed and left, by a wanted state or by a flip, never one's own", async () => {
    const person = await world.now.person(["pr"], {}, { slug: "followed" });
    const company = await companyOf("Followed");
    const journo = await world.now.person(["journo"]);
    const other = await world.now.person(["journo"]);
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
    const own = await person.client.post("/u/followed/toggleFollow", { status: true });
    expect([own.status, own.body]).toEqual([422, { detail: "You cannot follow yourself." }]);
    expect((await toggle("/u/nobody", {})).status).toBe(404);
    const reader = await world.now.person(["pr"], { is_read_only: true });
    expect((await reader.client.post("/u/followed/toggleFollow", {})).status).toBe(422);
  });

  it("@GEN-10 of companies and outlets are listed by name, by a part of it, by what they are and by ids", async () => {
    const { client } = await world.now.person(["pr"]);
    const [one, two] = [await companyOf("Lister Alpha"), await companyOf("Lister Beta")];
    const names = async (path: string) => (await client.read<{ data: { name: string }[] }>(path)).data.map(({ name }) => name);
    expect(await names("/companies?q=lister")).toEqual(["Lister Alpha", "Lister Beta"]);
    expect(await names(`/companies?ids=${two.id},${one.id},999999`)).toEqual(["Lister Beta", "Lister Alpha"]);
    const radio = await world.now.insert("outlets", {
      name: "Lister Radio",
      slug: "lister-radio",
      type: "radio",
      country_id: 36,
    });
    const print = await world.now.insert("outlets", { name: "Lister Print", slug: "lister-print", type: "newspaper" });
    await world.now.db.insertInto("outlet_beats").values({ outlet_id: print, beat_id: 62 }).execute();
    expect(await names("/outlets?q=LISTER")).toEqual(["Lister Print", "Lister Radio"]);
    expect(await names("/outlets?q=lister&type=radio")).toEqual(["Lister Radio"]);
    expect(await names("/outlets?q=lister&country=au")).toEqual(["Lister Radio"]);
    expect(await names("/outlets?q=lister&beat=62")).toEqual(["Lister Print"]);
    expect(await names(`/outlets?ids=${radio}`)).toEqual(["Lister Radio"]);
    expect(await client.read("/o/lister-print")).toMatchObject({ beats: [{ key: "politics" }] });
    expect((await world.now.guest.get("/outlets")).status).toBe(401);
  });
});

async function companyOf(name: string): Promise<{ id: number; contactId: number; slug: string }> {
  const slug = name.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  const contactId = await world.now.company({ name, slug });
  const { id } = await world.now.db
    .selectFrom("companies")
    .select("id")
    .where("contact_id", "=", contactId)
    .executeTakeFirstOrThrow();
  return { id, contactId, slug };
}
