import { describe, expect, it, vi } from "vitest";
import { getPasswordError } from "../../upstream/accounts/passwordRules.ts";
import { createAccessToken } from "../../upstream/security/accessTokens.ts";
import type { CurrentUser } from "../../upstream/users/schema.ts";
import { Client } from "./client.ts";
import { useTestEnv } from "./support.ts";

const approving = useTestEnv({ signUpApproval: true });
const env = useTestEnv({ publicUrl: "https://desk.example.com", productName: "Newsdesk" });
const password = "a quiet word in the newsroom";
const invalidLink = { detail: "This link is no longer valid. Please request a new one." };

const form = {
  firstname: " Zoë ",
  lastname: "Åkesson",
  email: " Zoe@Example.com ",
  password,
  userType: "marketing",
  organization: "Tasman Rail",
  jobTitle: "Press officer",
  timezone: "Europe/Stockholm",
  acceptTerms: true,
};

let addresses = 0;
const fromNewAddress = () => ({ "x-forwarded-for": `10.2.0.${(addresses += 1)}` });
const signUp = (values: object) => env.current.guest.post<CurrentUser>("/users", { ...form, ...values }, fromNewAddress());
const signIn = (email: string, password: string) => env.current.guest.post("/session", { email, password }, fromNewAddress());

const lastMailTo = async (email: string) => (await env.current.mailsTo(email)).at(-1);

describe("signing up", () => {
  it("creates contact and user, signs in and mails a greeting @ROUTE-07", async () => {
    const { status, headers, body } = await signUp({});
    expect(status).toBe(201);
    expect(body).toMatchObject({
      authenticated: true,
      email: "zoe@example.com",
      firstname: "Zoë",
      lastname: "Åkesson",
      slug: "zoe-akesson",
      roles: ["pr"],
      jobTitle: "Press officer",
      timezone: "Europe/Stockholm",
      isReadOnly: false,
      onboarding: "details",
    });
    const cookie = String(headers["set-cookie"]).split(";")[0] ?? "";
    const repeated = await env.current.guest.send<CurrentUser>({
      method: "GET",
      path: "/current_user/info",
      headers: { cookie },
    });
    expect(repeated.body.email).toBe("zoe@example.com");
    expect((await signIn("zoe@example.com", password)).status).toBe(201);
    expect(await lastMailTo("zoe@example.com")).toMatchObject({ subject: "Welcome to Newsdesk" });
  });

  it.each(["Etc/Unknown", "Mars/Base", " "])("ignores the unknown time zone %j of a device @ROUTE-07", async (timezone) => {
    const { status, body } = await signUp({ email: `zone${timezone.length}@example.com`, timezone });
    expect([status, body.timezone]).toEqual([201, null]);
  });

  it("@ROUTE-07 removes line breaks from names in the mail", async () => {
    const firstname = "You have won.\n\nhttps://evil.example\n";
    expect((await signUp({ firstname, email: "anybody@example.com" })).body.firstname).toBe("You have won. https://evil.example");
    const mail = await lastMailTo("anybody@example.com");
    expect(mail?.text.split("\n")[0]).toBe("Hello You have won. https://evil.example,");
  });

  it.each([
    ["journo", "journo"],
    ["experts", "expert"],
  ])("gives %s the role %s, and a second person of the same name another slug @ROUTE-07", async (userType, role) => {
    const { body } = await signUp({ email: `${userType}@example.com`, userType, firstname: "Same", lastname: userType });
    const next = await signUp({ email: `${userType}2@example.com`, userType, firstname: "Same", lastname: userType });
    expect(body.roles).toEqual([role]);
    expect([body.slug, next.body.slug]).toEqual([`same-${userType}`, `same-${userType}-2`]);
  });

  it("reports errors by field, and creates nothing for an e-mail in use @ROUTE-07 @VALID-05 @VALID-18", async () => {
    await signUp({ email: "taken@example.com" });
    const contacts = await env.current.db.selectFrom("contacts").select("id").execute();
    const refused: [object, Record<string, string[]>][] = [
      [{ email: "TAKEN@example.com" }, { email: ["This e-mail is already in use."] }],
      [
        { firstname: " ", lastname: "y".repeat(81), email: "nobody@home", password: "short", acceptTerms: false },
        {
          firstname: ["First name is required."],
          lastname: ["Last name must have at most 80 characters."],
          email: ["E-mail is not valid."],
          password: ["Password must have at least 8 characters."],
          acceptTerms: ["Please accept the terms."],
        },
      ],
    ];
    for (const [values, errors] of refused) {
      const { status, body } = await signUp(values);
      expect([status, body]).toEqual([422, { errors }]);
    }
    expect(await env.current.db.selectFrom("contacts").select("id").execute()).toHaveLength(contacts.length);
  });

  it("creates one account from two concurrent requests", async () => {
    const responses = await Promise.all([signUp({ email: "twice@example.com" }), signUp({ email: "twice@example.com" })]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });

  it("creates one account each for several people of the same name at once", async () => {
    const names = { firstname: "Robin", lastname: "Twin" };
    const emails = ["a", "b", "c"].map((letter) => `robin.${letter}@example.com`);
    const responses = await Promise.all(emails.map((email) => signUp({ ...names, email })));
    expect(new Set(responses.map(({ body }) => body.slug))).toEqual(new Set(["robin-twin", "robin-twin-2", "robin-twin-3"]));
  });

  it("is limited to 20 accounts of one address per hour", async () => {
    const from = { "x-forwarded-for": "10.9.0.1" };
    const submit = async (values: object) => (await env.current.guest.post("/users", { ...form, ...values }, from)).status;
    const refused = await Promise.all(Array.from({ length: 25 }, () => submit({ password: "x" })));
    expect(new Set(refused), "rejected requests do not count").toEqual(new Set([422]));
    for (let i = 0; i < 20; i += 1) expect(await submit({ email: `n${i}@example.com` })).toBe(201);
    expect(await submit({ email: "n20@example.com" })).toBe(429);
    env.current.advance(61);
    expect((await env.current.guest.post("/users", { ...form, email: "later@example.com" }, from)).status).toBe(201);
  });

  it("creates a read-only account until an admin approves it, if approval is required @EXT-04 @USER-04", async () => {
    const { body } = await approving.current.guest.post<CurrentUser>("/users", form);
    expect(body.isReadOnly).toBe(true);
    const admin = await approving.current.person(["admin"]);
    const other = await approving.current.person(["pr"]);
    const path = `/admin/users/${body.id}`;
    expect((await other.client.patch(path, { isReadOnly: false })).status).toBe(403);
    const approved = await admin.client.patch(path, { isReadOnly: false });
    expect([approved.status, approved.body]).toEqual([200, { id: body.id, isReadOnly: false, roles: ["pr"] }]);
    expect((await admin.client.patch("/admin/users/999999", { isReadOnly: false })).status).toBe(404);
  });
});

describe("setting a new password", () => {
  it.each([
    ["1234567", "Password must have at least 8 characters."],
    ["p".repeat(129), "Password must have at most 128 characters."],
    ["Password1", "This password is too common."],
    ["zoe@example.com", "This password is too common."],
    ["correct horse battery", null],
    ["пароль из слов", null],
  ])("checks %s: %s @ROUTE-06", (password, message) => {
    expect(getPasswordError(password, "Zoe@example.com")?.message ?? null).toBe(message);
  });

  /** Requests a recovery link and returns the API path that it refers to. */
  async function linkOf(email: string): Promise<string> {
    expect((await env.current.guest.post("/password", { email }, fromNewAddress())).status).toBe(202);
    const { text } = (await lastMailTo(email)) ?? { text: "" };
    const [, path] = /https:\/\/desk\.example\.com\/password\/recovery\/(\d+\/[\w-]{32})$/m.exec(text) ?? [];
    return `/password/${path}`;
  }

  it("works once with a mailed link, ends all sessions and revokes all access tokens @ROUTE-05 @ROUTE-06", async () => {
    const person = await env.current.person(["pr"], { email: "lost@example.com" });
    const user = { id: person.userId, password_hash: "none" };
    const { token } = await createAccessToken(env.current.db, user, { name: "Wall", expiresInDays: 2 }, env.current.time);
    const program = new Client(env.current.upstream.app, token);
    expect((await program.get<CurrentUser>("/current_user/info")).body.authenticated).toBe(true);
    const path = await linkOf(person.email);
    const { body } = await env.current.guest.get(path, fromNewAddress());
    expect(body).toEqual({ valid: true, email: "l***@example.com" });

    const wrong = await env.current.guest.patch(path, { password, passwordConfirmation: "no" }, fromNewAddress());
    expect([wrong.status, wrong.body]).toEqual([422, { errors: { passwordConfirmation: ["Passwords do not match."] } }]);
    const set = await env.current.guest.patch(path, { password, passwordConfirmation: password }, fromNewAddress());
    expect(set.status).toBe(204);
    for (const client of [person.client, program])
      expect((await client.get<CurrentUser>("/current_user/info")).body.authenticated).toBe(false);
    expect((await signIn(person.email, password)).status).toBe(201);
    const repeated = await env.current.guest.patch(path, { password, passwordConfirmation: password }, fromNewAddress());
    expect([repeated.status, repeated.body]).toEqual([404, invalidLink]);
  });

  it("is refused with the link of another user or one older than 6 hours @ROUTE-06", async () => {
    const person = await env.current.person(["pr"], { email: "late@example.com" });
    const other = await env.current.person(["pr"]);
    const path = await linkOf(person.email);
    const stolen = path.replace(`/${person.userId}/`, `/${other.userId}/`);
    expect((await env.current.guest.get(stolen, fromNewAddress())).body).toEqual(invalidLink);
    env.current.advance(6 * 60);
    expect((await env.current.guest.get(path, fromNewAddress())).body).toEqual(invalidLink);
  });

  it("responds the same with and without an account, and mails only account holders @ROUTE-05", async () => {
    const { status, body } = await env.current.guest.post("/password", { email: "who@example.com" }, fromNewAddress());
    expect([status, body]).toEqual([202, {}]);
    expect(await lastMailTo("who@example.com")).toBeUndefined();
  });

  it("responds before reading accounts, so that the time does not reveal whether one exists @ROUTE-05", async () => {
    const { email } = await env.current.person(["pr"]);
    const send = vi.spyOn(env.current.upstream.jobs, "enqueue").mockResolvedValue();
    const statements = vi.spyOn(env.current.db, "selectFrom");
    const request = async (address: string) => {
      statements.mockClear();
      const { status } = await env.current.guest.post("/password", { email: address }, fromNewAddress());
      return { status, tables: statements.mock.calls.map(([table]) => table) };
    };
    try {
      for (const address of [email, "stranger@example.com"]) {
        const { status, tables } = await request(address);
        expect(status).toBe(202);
        // Background jobs may read other tables meanwhile.
        expect(tables).not.toContain("users");
      }
      expect(send).toHaveBeenCalledTimes(2);
    } finally {
      vi.restoreAllMocks();
    }
  });

  it("is limited to 10 failed attempts for one user from any address @ROUTE-06", async () => {
    const { userId } = await env.current.person(["pr"]);
    for (let i = 0; i < 10; i += 1)
      expect((await env.current.guest.get(`/password/${userId}/guess`, fromNewAddress())).status).toBe(404);
    expect((await env.current.guest.get(`/password/${userId}/guess`, fromNewAddress())).status).toBe(429);
  });
});
