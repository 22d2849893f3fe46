import { beforeAll, describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "../../upstream/accounts/password.ts";
import type { CurrentUser } from "../../upstream/users/schema.ts";
import { cheapPasswords } from "../support/passwords.ts";
import { Client } from "./client.ts";
import { useTestEnv } from "./support.ts";

const env = useTestEnv();
const password = "correct horse battery";
const guestNulls = ["id", "slug", "contactId", "firstname", "lastname", "fullName", "logo", "logoIcon", "jobTitle"];

let hash: string;
beforeAll(async () => {
  hash = await hashPassword(password, cheapPasswords);
});

function cookieOf(headers: Record<string, unknown>): string {
  const cookie = headers["set-cookie"];
  return typeof cookie === "string" ? cookie : "";
}

async function signIn(body: object, address = "10.0.0.1") {
  return env.current.guest.post<CurrentUser>("/session", body, { "x-forwarded-for": address });
}

describe("signing in", () => {
  it("@API-006 returns 201 with the current user and sets an HttpOnly session cookie", async () => {
    const { email } = await env.current.person(["pr"], { email: "in@example.com", password_hash: hash });
    const { status, headers, body } = await signIn({ email: ` ${email.toUpperCase()} `, password });
    expect(status).toBe(201);
    expect(body).toMatchObject({ authenticated: true, email, roles: ["pr"] });
    const cookie = cookieOf(headers);
    expect(cookie).toMatch(/^sid=[\w-]{40,}; Path=\/; HttpOnly; SameSite=Lax$/);
    const info = await env.current.guest.send<CurrentUser>({
      method: "GET",
      path: "/current_user/info",
      headers: { cookie: `other=1; ${cookie.split(";")[0]}` },
    });
    expect(info.body).toMatchObject({ authenticated: true, email });
  });

  it("@API-006 keeps the cookie for 14 days if requested", async () => {
    const { email } = await env.current.person(["pr"], { email: "stay@example.com", password_hash: hash });
    const { headers } = await signIn({ email, password, remember: true });
    expect(cookieOf(headers)).toContain("Max-Age=1209600");
  });

  it("@ERR-20 returns the same error for a wrong password and an unknown e-mail", async () => {
    await env.current.person(["pr"], { email: "wrong@example.com", password_hash: hash });
    for (const email of ["wrong@example.com", "nobody@example.com"]) {
      const { status, body } = await signIn({ email, password: "not it" }, "10.0.0.2");
      expect([status, body]).toEqual([422, { errors: { base: ["Wrong e-mail or password."] } }]);
    }
  });

  it("names missing fields", async () => {
    const { status, body } = await signIn({});
    expect(status).toBe(422);
    expect(body).toEqual({ errors: { email: ["E-mail is required."], password: ["Password is required."] } });
  });

  it("is blocked for 15 minutes after 10 failures of one e-mail from any address", async () => {
    const { email } = await env.current.person(["pr"], { email: "guess@example.com", password_hash: hash });
    for (let i = 0; i < 10; i += 1) expect((await signIn({ email, password: "guess" }, `10.1.0.${i}`)).status).toBe(422);
    const refused = await signIn({ email, password }, "10.1.0.99");
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({ detail: "Too many attempts. Please try again in 15 minutes." });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    env.current.advance(15);
    expect((await signIn({ email, password }, "10.1.0.99")).status).toBe(201);
  });

  it("is blocked for an address after 10 failures with different e-mails", async () => {
    for (let i = 0; i < 10; i += 1) {
      const { email } = await env.current.person(["pr"], { password_hash: hash });
      await signIn({ email, password: "guess" }, "10.2.0.1");
    }
    expect((await signIn({ email: "x@example.com", password: "guess" }, "10.2.0.1")).status).toBe(429);
  });

  it("does not count successful attempts", async () => {
    const { email } = await env.current.person(["pr"], { email: "often@example.com", password_hash: hash });
    for (let i = 0; i < 12; i += 1) expect((await signIn({ email, password }, "10.3.0.1")).status).toBe(201);
  });

  it("allows many users of one address at once", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => env.current.person(["pr"], { password_hash: hash })));
    const responses = await Promise.all(people.map(({ email }) => signIn({ email, password }, "10.4.0.1")));
    expect(responses.map(({ status }) => status)).toEqual(people.map(() => 201));
  });

  it("limits concurrent failures to 10", async () => {
    const { email } = await env.current.person(["pr"], { password_hash: hash });
    const guesses = Array.from({ length: 30 }, (_, index) => signIn({ email, password: "guess" }, `10.5.0.${index}`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });
});

describe("a session", () => {
  it("ends on signing out, which clears the cookie", async () => {
    const { client } = await env.current.person(["pr"]);
    const { status, headers } = await client.delete("/session");
    expect(status).toBe(204);
    expect(cookieOf(headers)).toContain("Max-Age=0");
    expect((await client.get("/posts")).status).toBe(401);
    expect((await client.delete("/session")).status).toBe(401);
  });

  it("lasts 14 days from the last use if remembered", async () => {
    const { client } = await env.current.person(["pr"]);
    for (let i = 0; i < 3; i += 1) {
      env.current.advance(13 * 24 * 60);
      expect((await client.get("/communities")).status).toBe(200);
    }
    env.current.advance(14 * 24 * 60);
    expect((await client.get("/communities")).status).toBe(401);
  });

  it("lasts 24 hours from signing in if not remembered", async () => {
    const { email } = await env.current.person(["pr"], { email: "short@example.com", password_hash: hash });
    const { headers } = await signIn({ email, password }, "10.4.0.1");
    const token = /sid=([\w-]+)/.exec(cookieOf(headers))?.[1] ?? "";
    const client = new Client(env.current.upstream.app, token);
    env.current.advance(23 * 60);
    expect((await client.get("/communities")).status).toBe(200);
    env.current.advance(60);
    expect((await client.get("/communities")).status).toBe(401);
  });

  it("stores only hashes of token and password", async () => {
    const { client, userId } = await env.current.person(["pr"], { password_hash: hash });
    const session = await env.current.db
      .selectFrom("sessions")
      .selectAll()
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(session)).not.toContain(client.token);
    const passwordHash = await hashPassword(password);
    expect(passwordHash).not.toContain(password);
    expect(passwordHash).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(await verifyPassword(password, passwordHash)).toBe(true);
    expect(await verifyPassword(`${password} `, passwordHash)).toBe(false);
    expect(await hashPassword(password)).not.toBe(passwordHash);
  });
});

describe("the current user", () => {
  it("@API-006 @PERM-02 of a guest is not authenticated and has null fields, never 401", async () => {
    const bad = new Client(env.current.upstream.app, "no-such-token");
    for (const client of [env.current.guest, bad]) {
      const user = await client.read<CurrentUser>("/current_user/info");
      expect(user).toMatchObject({ authenticated: false, roles: ["guest"], modules: [], communities: [] });
      expect(guestNulls.map((key) => Reflect.get(user, key))).toEqual(guestNulls.map(() => null));
    }
  });

  it("@USER-01 @USER-02 @USER-03 @USER-04 has all fields", async () => {
    const companyContact = await env.current.company({ name: "Acme", slug: "acme" });
    const company = await env.current.db
      .selectFrom("companies")
      .select("id")
      .where("contact_id", "=", companyContact)
      .executeTakeFirstOrThrow();
    const account = await env.current.insert("accounts", { name: "Acme", company_id: company.id, created_at: env.current.time });
    const person = await env.current.person(
      ["pr", "accountAdmin"],
      { account_id: account, modules: ["monitor"], timezone: "Europe/Rome", has_notifications: true, onboarding: "beats" },
      { firstname: "Ada", lastname: "Low", avatar: "/files/a.png", avatar_icon: "/files/b.png", job: "PR lead" },
    );
    await env.current.db.insertInto("contact_beats").values({ contact_id: person.contactId, beat_id: 355 }).execute();
    const user = await person.client.read<CurrentUser>("/current_user/info");
    expect(user).toMatchObject({
      id: person.userId,
      slug: person.slug,
      contactId: person.contactId,
      roles: ["pr", "accountAdmin"],
      modules: ["monitor"],
      fullName: "Ada Low",
      logo: "/files/a.png",
      logoIcon: "/files/b.png",
      jobTitle: "PR lead",
      beats: [{ id: 355, key: "tech", name: "Tech", colour: "red" }],
      account: { id: account, name: "Acme", company: { id: company.id, slug: "acme" } },
      timezone: "Europe/Rome",
      isReadOnly: false,
      isManaged: false,
      systemCompany: null,
      hasNotifications: true,
      onboarding: "beats",
    });
    expect(user.getstream?.userId).toBe(`user-${person.userId}`);
    expect(user.getstream?.beats).toMatchObject([{ name: "Tech", feed: "beat", feedId: "355" }]);
  });

  it("@PERM-03 has the stored roles, even none", async () => {
    const { client } = await env.current.person([]);
    expect((await client.read<CurrentUser>("/current_user/info")).roles).toEqual([]);
  });

  it("@USER-04 has the product's company for platform admins only", async () => {
    const { client } = await env.current.person(["admin"]);
    const user = await client.read<CurrentUser>("/current_user/info");
    expect(user.systemCompany).toMatchObject({ id: 12, name: "Pressroom", type: "company" });
  });

  it("lists joined communities by name, then at most 10 others by name", async () => {
    const { client, contactId } = await env.current.person(["pr"]);
    await env.current.community({ name: "Zebra" }, [contactId]);
    await env.current.community({ name: "Aardvark" }, [contactId]);
    await env.current.community({ name: "Closed", type: "private" });
    for (let i = 0; i < 12; i += 1) await env.current.community({ name: `Open ${String.fromCharCode(76 - i)}` });
    const { communities } = await client.read<CurrentUser>("/current_user/info");
    const joined = communities.filter((community) => community.isJoined).map(({ name }) => name);
    const suggested = communities.filter((community) => !community.isJoined).map(({ name }) => name);
    expect(communities.slice(0, 2).map(({ name }) => name)).toEqual(["Aardvark", "Zebra"]);
    expect(joined).toEqual(["Aardvark", "Zebra"]);
    expect(suggested).toHaveLength(10);
    expect(suggested).toEqual(suggested.toSorted());
    expect(suggested).not.toContain("Closed");
  });
});
