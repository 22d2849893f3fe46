import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { ProfileAi, SettingsBase } from "../../upstream/settings/schema.ts";
import type { Profile } from "../../upstream/users/schema.ts";
import { useTestEnv } from "./support.ts";

const env = useTestEnv();

const picture = () => sharp({ create: { width: 400, height: 300, channels: 3, background: "#23415f" } }).png();

/** A form with one file, as a browser sends it. */
function form(name: string, bytes: Uint8Array) {
  const boundary = "----form";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { body, headers: { "content-type": `multipart/form-data; boundary=${boundary}` } };
}

describe("settings", () => {
  it("are accessible to the user, platform admins, and account admins of managed users; others get 404 @API-088 @PERM-47", async () => {
    const { current } = env;
    const account = await current.insert("accounts", { name: "Acme", created_at: current.time });
    const other = await current.insert("accounts", { name: "Other", created_at: current.time });
    const managed = await current.person(
      ["pr"],
      { account_id: account, is_managed: true },
      { slug: "managed", firstname: "Ada", lastname: "Li" },
    );
    const free = await current.person(["pr"], { account_id: account });
    const accountAdmin = await current.person(["accountAdmin"], { account_id: account });
    const stranger = await current.person(["accountAdmin"], { account_id: other });
    const admin = await current.person(["admin"]);
    const colleague = await current.person(["pr"], { account_id: account });
    const statusFor = async (person: typeof admin, slug: string) => (await person.client.get(`/u/${slug}/settings/base`)).status;

    for (const person of [managed, accountAdmin, admin]) expect(await statusFor(person, "Managed")).toBe(200);
    for (const person of [stranger, colleague, free]) expect(await statusFor(person, "managed")).toBe(404);
    expect(await statusFor(accountAdmin, free.slug)).toBe(404);
    expect((await current.guest.get("/u/managed/settings/base")).status).toBe(401);
    expect((await stranger.client.patch("/u/managed/settings/job", { job: "Spy" })).status).toBe(404);
    expect((await accountAdmin.client.patch<SettingsBase>("/u/managed/settings/job", { job: "Editor" })).body).toMatchObject({
      userId: managed.userId,
      slug: "managed",
      firstname: "Ada",
      job: "Editor",
      view: "public",
    });
    // A contact without a user has no settings.
    await current.contact({ slug: "no-sign-in" });
    expect(await statusFor(admin, "no-sign-in")).toBe(404);
  });

  it("can be read but not changed by read-only users @API-091", async () => {
    const reader = await env.current.person(["pr"], { is_read_only: true });
    expect((await reader.client.get(`/u/${reader.slug}/settings/base`)).status).toBe(200);
    expect(await reader.client.patch(`/u/${reader.slug}/settings/job`, { job: "Writer" })).toMatchObject({
      status: 422,
      body: { detail: "Your account is read-only." },
    });
  });

  it("are saved field by field and shown in the profile @API-091 @API-092 @API-093 @API-094 @API-095 @API-096 @API-097", async () => {
    const { current } = env;
    const person = await current.person(["journo"], {}, { slug: "fields", firstname: "Old", lastname: "Name", name: "Old Name" });
    const company = await current.company({ name: "Meridian", slug: "meridian" });
    const { id } = await current.db
      .selectFrom("companies")
      .select("id")
      .where("contact_id", "=", company)
      .executeTakeFirstOrThrow();
    const set = (path: string, body?: object) => person.client.patch<SettingsBase>(`/u/fields/settings/${path}`, body);

    expect((await set("name/first", { firstname: "  Ada  Maria " })).body.firstname).toBe("Ada Maria");
    expect((await set("name/last", { lastname: "Larsson" })).body.lastname).toBe("Larsson");
    expect((await set("job", { job: "Editor" })).body.job).toBe("Editor");
    expect((await set("organization", { organization: "The Weekly" })).body.organization).toEqual({
      id: null,
      name: "The Weekly",
    });
    expect((await set("organization", { organization: { id } })).body.organization).toEqual({ id, name: "Meridian" });
    expect((await set("timezone", { timezone: "Europe/Berlin" })).body.timezone).toBe("Europe/Berlin");
    expect((await set("country", { id: 36 })).body.country).toMatchObject({ code: "AU" });
    expect((await set("beats", { ids: [355, 356, 355] })).body.beats.map((beat) => beat.key)).toEqual(["business", "tech"]);
    expect((await set("about", { about: " Two\nlines " })).body.about).toBe("Two\nlines");
    expect(await current.guest.read<Profile>("/u/fields")).toMatchObject({
      name: "Ada Maria Larsson",
      job: "Editor",
      organization: "Meridian",
      about: "Two\nlines",
      country: { code: "AU" },
      beats: [{ id: 356 }, { id: 355 }],
    });
    // The person's organization follows the company's name when it changes.
    const admin = await current.person(["admin"]);
    await admin.client.patch("/c/meridian", { name: "Meridian Power" });
    expect(await current.guest.read("/u/fields")).toMatchObject({ organization: "Meridian Power" });
    for (const [path, body] of [
      ["job", { job: null }],
      ["organization", { organization: null }],
      ["timezone", { timezone: null }],
      ["country", { id: null }],
      ["beats", { ids: [] }],
      ["about", { about: "" }],
    ] as const)
      expect((await set(path, body)).status).toBe(200);
    expect(await person.client.read("/u/fields/settings/base")).toMatchObject({
      job: null,
      organization: null,
      timezone: null,
      country: null,
      beats: [],
      about: null,
    });
  });

  it.each([
    ["name/first", { firstname: " " }, { firstname: ["First name is required."] }],
    ["name/last", { lastname: "x".repeat(81) }, { lastname: ["Last name must have at most 80 characters."] }],
    ["job", { job: "x".repeat(121) }, { job: ["Job title must have at most 120 characters."] }],
    ["organization", { organization: "x".repeat(121) }, { organization: ["Organization must have at most 120 characters."] }],
    ["organization", { organization: { id: 999_999 } }, { organization: ["Organization was not found."] }],
    ["organization", { organization: 5 }, { organization: ["Organization is not valid."] }],
    ["timezone", { timezone: "Mars/Base" }, { timezone: ["Timezone is not valid."] }],
    ["country", { id: 99_999 }, { id: ["Country was not found."] }],
    ["beats", { ids: [1] }, { ids: ["A beat was not found."] }],
    ["about", { about: "x".repeat(2001) }, { about: ["About must have at most 2000 characters."] }],
    ["slug", { newSlug: "not this!" }, { newSlug: ["Slug may contain only letters, digits and hyphens."] }],
    ["slug", { newSlug: "settings" }, { newSlug: ["This slug is reserved."] }],
    [
      "contacts",
      { phone: "call me", website: "none" },
      { phone: ["Phone number is not valid."], website: ["Url is not a valid"] },
    ],
    ["contacts", { publicEmail: "me@home" }, { publicEmail: ["E-mail is not valid."] }],
    ["social", { linkedin: "me", x: "https://x.com/me" }, { linkedin: ["Url is not a valid"] }],
  ])("report an error for %s by field: %j @SETTINGS-10 @CONST-20 @VALID-04 @VALID-05 @VALID-06", async (path, body, errors) => {
    const person = await env.current.person(["pr"]);
    expect(await person.client.patch(`/u/${person.slug}/settings/${path}`, body)).toMatchObject({
      status: 422,
      body: { errors },
    });
    const about = "ä".repeat(2000);
    expect((await person.client.patch<SettingsBase>(`/u/${person.slug}/settings/about`, { about })).body.about).toBe(about);
  });

  it("change the profile's slug, which must be unique @VALID-06", async () => {
    const person = await env.current.person(["pr"], {}, { slug: "before" });
    await env.current.person(["pr"], {}, { slug: "Taken" });
    await env.current.company({ slug: "of-a-company" });
    const change = (newSlug: string) => person.client.patch<SettingsBase>("/u/before/settings/slug", { newSlug });
    expect(await change("tAKEN")).toMatchObject({ status: 422, body: { errors: { newSlug: ["This slug is taken."] } } });
    expect((await change(" After ")).body.slug).toBe("after");
    expect((await person.client.get("/u/before/settings/base")).status).toBe(404);
    expect(await person.client.read("/u/after/settings/base")).toMatchObject({ userId: person.userId });
    // Slugs are unique per kind.
    expect((await person.client.patch<SettingsBase>("/u/after/settings/slug", { newSlug: "of-a-company" })).status).toBe(200);
  });

  it("make the profile private and public again @API-098 @API-099", async () => {
    const person = await env.current.person(["pr"], {}, { slug: "hideable", about: "Something" });
    const view = async (name: string) =>
      (await person.client.patch<SettingsBase>(`/u/hideable/settings/permissions/view/${name}`)).body.view;
    expect(await view("private")).toBe("private");
    expect(await env.current.guest.read("/u/hideable")).toMatchObject({ isPrivate: true, about: null });
    expect(await view("public")).toBe("public");
    expect(await env.current.guest.read("/u/hideable")).toMatchObject({ isPrivate: false, about: "Something" });
  });

  it("accept an avatar, return it in two sizes and delete the previous one @API-089 @API-090", async () => {
    const { current } = env;
    const person = await current.person(["pr"], {}, { slug: "pictured" });
    const put = async (name: string, bytes: Uint8Array) =>
      person.client.send<SettingsBase>({ method: "POST", path: "/u/pictured/settings/avatar", ...form(name, bytes) });
    const sizeOf = async (path: string) => {
      const { rawPayload, statusCode } = await current.upstream.app.inject({ method: "GET", url: path });
      return statusCode === 200 ? (await sharp(rawPayload).metadata()).width : statusCode;
    };
    const bytes = await picture().toBuffer();
    const { status, body } = await put("avatar", bytes);
    expect(status).toBe(200);
    expect(await sizeOf(body.avatar ?? "")).toBe(256);
    const { logo, logoIcon } = await person.client.read<{ logo: string; logoIcon: string }>("/current_user/info");
    expect(logo).toBe(body.avatar);
    expect(await sizeOf(logoIcon)).toBe(64);

    const next = await put("avatar", bytes);
    expect(next.body.avatar).not.toBe(body.avatar);
    expect(await sizeOf(body.avatar ?? "")).toBe(404);

    expect(await put("picture", bytes)).toMatchObject({ status: 422, body: { errors: { avatar: ["Avatar is required."] } } });
    expect((await put("avatar", Buffer.from("<html>"))).status).toBe(415);
    expect((await person.client.delete<SettingsBase>("/u/pictured/settings/avatar")).body.avatar).toBeNull();
    expect((await person.client.delete<SettingsBase>("/u/pictured/settings/avatar")).status).toBe(200);
    expect(await current.guest.read("/u/pictured")).toMatchObject({ avatar: null });
  });

  it("store contact details and social media profiles, keeping absent fields", async () => {
    const person = await env.current.person(["pr"], {}, { slug: "reachable" });
    const path = "/u/reachable/settings";
    expect(await person.client.read(`${path}/contacts`)).toEqual({
      phone: null,
      mobile: null,
      publicEmail: null,
      website: null,
      location: null,
    });
    await person.client.patch(`${path}/contacts`, { phone: "+61 (2) 5550-1234", website: "example.com/me" });
    expect((await person.client.patch(`${path}/contacts`, { location: "Perth", phone: "" })).body).toEqual({
      phone: null,
      mobile: null,
      publicEmail: null,
      website: "https://example.com/me",
      location: "Perth",
    });
    await person.client.patch(`${path}/social`, { linkedin: "linkedin.com/in/me", website: "https://me.example" });
    expect((await person.client.patch(`${path}/social`, { website: null })).body).toMatchObject({
      linkedin: "https://linkedin.com/in/me",
      website: null,
    });
    expect(await env.current.guest.read("/u/reachable")).toMatchObject({
      contact: { location: "Perth" },
      social: { linkedin: "https://linkedin.com/in/me" },
    });
  });

  it("generate a text about the user from known data @API-100", async () => {
    const { current } = env;
    const person = await current.person(
      ["expert"],
      {},
      {
        slug: "described",
        firstname: "Mei",
        lastname: "Zhao",
        name: "Mei Zhao",
        job: "Senior economist",
        organization: "Halden Institute",
      },
    );
    await current.db
      .insertInto("contact_beats")
      .values([356, 355].map((beat_id) => ({ contact_id: person.contactId, beat_id })))
      .execute();
    const outlet = await current.insert("outlets", { name: "Beacon FM", slug: "beacon", type: "radio" });
    await current.insert("outlet_responsibilities", { contact_id: person.contactId, outlet_id: outlet });
    expect(await person.client.read<ProfileAi>("/u/described/settings/contacts/profile/user/ai")).toEqual({
      summary:
        "Mei Zhao works as senior economist at Halden Institute. Mei's topics are business and tech. Mei also works for Beacon FM.",
      status: "ready",
      generatedAt: current.time.toISOString(),
    });
    const bare = await current.person(["pr"], {}, { firstname: "Jo", lastname: "Wu" });
    expect((await bare.client.read<ProfileAi>(`/u/${bare.slug}/settings/contacts/profile/user/ai`)).summary).toBe(
      "Jo Wu is a member of Pressroom.",
    );
  });
});
