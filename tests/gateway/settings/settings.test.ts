import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const query = `query ($slug: String!) { settings(slug: $slug) {
  id slug isOwn managedBy avatar firstName lastName jobTitle organization { isCompany name } about
  country { code } timezone beats { key } view
} }`;
const update = `mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) {
  errors { code message field } settings { id slug firstName lastName jobTitle about view country { code } beats { key } timezone
    organization { isCompany name } author { id name slug } user { name isPrivate } } viewer { fullName slug }
} }`;

interface Found {
  settings: Record<string, unknown> | null;
}

let env: TestEnv;
let person: Person;
const idOf = (slug: string) => globalId("UserSettings", slug);
const change = (input: object, as: Person = person) =>
  env.data<{ updateSettings: Record<string, unknown> }>(update, { input }, as);

beforeAll(async () => {
  env = await startTestEnv();
});
afterAll(() => env?.stop());
beforeEach(async () => {
  person = await env.fixtures.person(["pr"]);
  await env.fixtures.db
    .updateTable("contacts")
    .set({ firstname: "Ada", lastname: "Li", name: "Ada Li" })
    .where("id", "=", person.contactId)
    .execute();
  env.upstream.reset();
});

describe("settings", () => {
  it("return the base settings in one call to those who may open them, and null to others @API-088 @ROUTE-22", async () => {
    expect(await env.data(query, { slug: person.slug }, person)).toEqual({
      settings: {
        id: idOf(person.slug),
        slug: person.slug,
        isOwn: true,
        managedBy: null,
        avatar: null,
        firstName: "Ada",
        lastName: "Li",
        jobTitle: null,
        organization: null,
        about: null,
        country: null,
        timezone: null,
        beats: [],
        view: "PUBLIC",
      },
    });
    expect(env.upstream.summary().toSorted()).toEqual([
      "GET /api/v1/current_user/info",
      `GET /api/v1/u/${person.slug}/settings/base`,
    ]);
    const other = await env.fixtures.person(["pr"]);
    const admin = await env.fixtures.person(["admin"]);
    expect(await env.data(query, { slug: person.slug }, other)).toEqual({ settings: null });
    expect(await env.data(query, { slug: "nobody" }, person)).toEqual({ settings: null });
    expect((await env.data<Found>(query, { slug: person.slug }, admin)).settings).toMatchObject({
      isOwn: false,
      managedBy: null,
    });
    env.upstream.reset();
    expect(await env.data(query, { slug: person.slug })).toEqual({ settings: null });
    expect(env.upstream.summary()).toEqual([]);
  });

  it("name the managing account of managed users, and permissions of the profile say who may open them @USER-04", async () => {
    const { fixtures } = env;
    const account = await fixtures.db
      .insertInto("accounts")
      .values({ name: "Acme Media", created_at: fixtures.time() })
      .returning("id")
      .executeTakeFirstOrThrow();
    const managed = await fixtures.person(["pr"], { account_id: account.id, is_managed: true });
    const accountAdmin = await fixtures.person(["accountAdmin"], { account_id: account.id });
    const colleague = await fixtures.person(["pr"], { account_id: account.id });
    const stranger = await fixtures.person(["accountAdmin"]);
    const admin = await fixtures.person(["admin"]);
    const reader = await fixtures.person(["pr"], { is_read_only: true });
    const newcomer = await fixtures.person(["pr"], { onboarding: "details" });
    for (const as of [managed, accountAdmin])
      expect((await env.data<Found>(query, { slug: managed.slug }, as)).settings).toMatchObject({ managedBy: "Acme Media" });
    const permissionQuery = `query ($slug: String!) { user(slug: $slug) { permissions { openSettings { allowed reasons { code message remedy } } } } }`;
    const openSettingsPermission = async (slug: string, as?: Person) => {
      const { user } = await env.data<{
        user: { permissions: { openSettings: { allowed: boolean; reasons: object[] } } };
      }>(permissionQuery, { slug }, as);
      return user.permissions.openSettings;
    };
    for (const as of [managed, accountAdmin, admin])
      expect(await openSettingsPermission(managed.slug, as)).toEqual({ allowed: true, reasons: [] });
    const notKeeper = {
      code: "NOT_KEEPER",
      message: "Only the person and those who manage the profile may do this.",
      remedy: null,
    };
    for (const as of [colleague, stranger]) {
      expect(await openSettingsPermission(managed.slug, as)).toEqual({
        allowed: false,
        reasons: [notKeeper],
      });
    }
    // Nobody can open the settings of a person who cannot sign in.
    const { slug } = await fixtures.db
      .selectFrom("contacts")
      .select("slug")
      .where("id", "=", await fixtures.contact())
      .executeTakeFirstOrThrow();
    expect(await openSettingsPermission(slug ?? "", admin)).toEqual({ allowed: false, reasons: [notKeeper] });
    expect(await openSettingsPermission(colleague.slug, accountAdmin)).toMatchObject({ allowed: false });
    expect((await openSettingsPermission(reader.slug, reader)).reasons).toEqual([
      { code: "READ_ONLY", message: "Your account is read-only.", remedy: "ASK_FOR_APPROVAL" },
    ]);
    expect((await openSettingsPermission(newcomer.slug, newcomer)).reasons).toEqual([
      { code: "ONBOARDING", message: "Finish setting up your account first.", remedy: "FINISH_ONBOARDING" },
    ]);
    expect((await openSettingsPermission(managed.slug)).reasons).toEqual([
      { code: "NOT_SIGNED_IN", message: "Please sign in first.", remedy: "SIGN_IN" },
    ]);
    // Only account admins require a further call.
    env.upstream.reset();
    await openSettingsPermission(managed.slug, colleague);
    expect(env.upstream.summary()).not.toContain(`GET /api/v1/u/${managed.slug}/settings/base`);
  });

  it("update each field by a separate call, and keep the others when one is refused @API-091 @API-092 @API-093 @API-095 @API-096 @API-097 @API-098 @API-099", async () => {
    const input = {
      settingsId: idOf(person.slug),
      firstName: "Maria",
      lastName: " ",
      jobTitle: "Editor",
      about: "x".repeat(2001),
      countryId: globalId("Country", 36),
      timezone: "Mars/Base",
      beatIds: [globalId("Beat", 355)],
      view: "PRIVATE",
      slug: `${person.slug}-new`,
    };
    const slug = `${person.slug}-new`;
    expect((await change(input)).updateSettings).toEqual({
      errors: [
        { code: "BLANK", message: "Last name is required.", field: ["input", "lastName"] },
        { code: "TOO_LONG", message: "About must have at most 2000 characters.", field: ["input", "about"] },
        { code: "INVALID", message: "Timezone is not valid.", field: ["input", "timezone"] },
      ],
      settings: {
        id: idOf(slug),
        slug,
        firstName: "Maria",
        lastName: "Li",
        jobTitle: "Editor",
        about: null,
        view: "PRIVATE",
        country: { code: "AU" },
        beats: [{ key: "TECH" }],
        timezone: null,
        organization: null,
        author: { id: globalId("Author", person.contactId), name: "Maria Li", slug },
        user: { name: "Maria Li", isPrivate: true },
      },
      viewer: { fullName: "Maria Li", slug },
    });
  });

  it("clear fields by null, keep absent ones, and accept a company as organization @API-094", async () => {
    const company = await env.fixtures.company();
    const { id } = await env.fixtures.db
      .selectFrom("companies")
      .select("id")
      .where("contact_id", "=", company.contactId)
      .executeTakeFirstOrThrow();
    const settingsId = idOf(person.slug);
    const set = async (input: object) => (await change({ settingsId, ...input })).updateSettings;
    expect(await set({ organizationCompanyId: await env.fixtures.globalIdOf("Company", id), about: "Words" })).toMatchObject({
      errors: [],
      settings: { organization: { isCompany: true }, about: "Words" },
    });
    expect(await set({ organization: "The Weekly", firstName: null })).toMatchObject({
      settings: { organization: { isCompany: false, name: "The Weekly" }, about: "Words", firstName: "Ada" },
    });
    expect(await set({ organization: null, about: null })).toMatchObject({ settings: { organization: null, about: null } });
    expect(await set({ slug: "not this", countryId: globalId("Country", 1), beatIds: [globalId("Beat", 1)] })).toMatchObject({
      errors: expect.arrayContaining(
        ["slug", "countryId", "beatIds"].map((name) => expect.objectContaining({ field: ["input", name] })),
      ),
      settings: { slug: person.slug },
    });
  });

  it.each(["-a", "a-"])("can still be read and changed after the slug has become %s @API-091 @API-005", async (slug) => {
    expect((await change({ settingsId: idOf(person.slug), slug })).updateSettings["errors"]).toEqual([]);
    expect((await change({ settingsId: idOf(slug), jobTitle: "Editor" })).updateSettings).toMatchObject({
      errors: [],
      settings: { slug, jobTitle: "Editor" },
    });
    const document = "query ($id: ID!) { node(id: $id) { ... on User { slug } } }";
    expect(await env.data(document, { id: globalId("User", slug) }, person)).toEqual({ node: { slug } });
  });

  it("cannot be changed by others, nor by read-only users @PERM-47", async () => {
    const other = await env.fixtures.person(["pr"]);
    expect((await change({ settingsId: idOf(person.slug), jobTitle: "Spy" }, other)).updateSettings).toMatchObject({
      errors: [{ code: "NOT_FOUND" }],
      settings: null,
    });
    const reader = await env.fixtures.person(["pr"], { is_read_only: true });
    expect((await change({ settingsId: idOf(reader.slug), jobTitle: "Spy" }, reader)).updateSettings).toMatchObject({
      errors: [{ code: "INVALID", message: "Your account is read-only.", field: null }],
    });
    expect((await change({ settingsId: globalId("User", person.slug), jobTitle: "x" }, person)).updateSettings).toMatchObject({
      errors: [{ code: "INVALID_ID", field: ["input", "settingsId"] }],
    });
  });

  it("include contact details, social profiles and a generated summary @API-100", async () => {
    const settingsId = idOf(person.slug);
    const contact = `mutation ($input: UpdateContactDetailsInput!) { updateContactDetails(input: $input) {
      errors { message field } settings { contact { phone website location } user { contact { location } } } } }`;
    expect(await env.data(contact, { input: { settingsId, phone: "call me", location: "Perth" } }, person)).toEqual({
      updateContactDetails: { errors: [{ message: "Phone number is not valid.", field: ["input", "phone"] }], settings: null },
    });
    expect(await env.data(contact, { input: { settingsId, website: "example.com", location: "Perth" } }, person)).toEqual({
      updateContactDetails: {
        errors: [],
        settings: {
          contact: { phone: null, website: "https://example.com", location: "Perth" },
          user: { contact: { location: "Perth" } },
        },
      },
    });
    const social = `mutation ($input: UpdateSocialProfilesInput!) { updateSocialProfiles(input: $input) {
      errors { message field } settings { socials { network url } } } }`;
    await env.data(social, { input: { settingsId, x: "x.com/ada", linkedin: "linkedin.com/in/ada" } }, person);
    expect(await env.data(social, { input: { settingsId, x: null } }, person)).toEqual({
      updateSocialProfiles: {
        errors: [],
        settings: { socials: [{ network: "LINKEDIN", url: "https://linkedin.com/in/ada" }] },
      },
    });
    const generated = `query ($slug: String!) { settings(slug: $slug) { generatedProfile { summary isPending } } }`;
    expect(await env.data(generated, { slug: person.slug }, person)).toEqual({
      settings: { generatedProfile: { summary: "Ada Li is a member of Pressroom.", isPending: false } },
    });
  });

  it("upload a profile picture through the gateway, and remove it @API-089 @API-090 @API-001", async () => {
    const picture = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    const form = new FormData();
    form.append("avatar", new Blob([picture], { type: "image/png" }), "me.png");
    const response = await fetch(`${env.url}/api/v1/u/${person.slug}/settings/avatar`, {
      method: "POST",
      headers: { "x-requested-with": "XMLHttpRequest", cookie: `sid=${person.sid}` },
      body: form,
    });
    expect(response.status).toBe(200);
    const avatars = `query ($slug: String!) { settings(slug: $slug) { avatar author { avatar } user { avatar } } viewer { avatar } }`;
    const { settings, viewer } = await env.data<{ settings: { avatar: string }; viewer: object }>(
      avatars,
      { slug: person.slug },
      person,
    );
    expect(settings.avatar).toMatch(/^\/files\/.*\.webp$/);
    expect(settings).toEqual({ avatar: settings.avatar, author: { avatar: settings.avatar }, user: { avatar: settings.avatar } });
    expect(viewer).toEqual({ avatar: settings.avatar });
    const remove = `mutation ($input: RemoveAvatarInput!) { removeAvatar(input: $input) {
      errors { message } settings { avatar author { avatar } } viewer { avatar smallAvatar } } }`;
    expect(await env.data(remove, { input: { settingsId: idOf(person.slug) } }, person)).toEqual({
      removeAvatar: {
        errors: [],
        settings: { avatar: null, author: { avatar: null } },
        viewer: { avatar: null, smallAvatar: null },
      },
    });
  });
});
