import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashPassword } from "../../../upstream/accounts/password.ts";
import type { Role } from "../../../upstream/db/schema.ts";
import { sendGraphql } from "../../support/graphql.ts";
import { cheapPasswords } from "../../support/passwords.ts";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type TestEnv } from "../support/testEnv.ts";

const password = "a-long-enough-password";
const signIn = `mutation ($input: SignInInput!) { signIn(input: $input) { clientMutationId errors { code message field } viewer { authenticated email roles } } }`;
const signOut = `mutation { signOut(input: { clientMutationId: "out" }) { clientMutationId errors { code } viewer { authenticated roles email } } }`;

let env: TestEnv;
beforeAll(async () => {
  env = await startTestEnv();
  await env.fixtures.person(["pr"], { email: "pat@example.com", password_hash: await hashPassword(password, cheapPasswords) });
});
afterAll(() => env?.stop());
beforeEach(() => env.upstream.reset());

describe("the viewer", () => {
  it("is a guest without a session cookie, and needs no REST call @USER-01 @PERM-01 @API-006", async () => {
    const fields = `id authenticated databaseId slug authorId roles modules communities { slug } firstName lastName fullName avatar smallAvatar jobTitle beats { key }
      feedCredentials { userId } account { name } timezone isReadOnly isManaged email systemCompany { name } hasNotifications onboarding`;
    expect(await env.data(`{ viewer { ${fields} } }`)).toEqual({
      viewer: {
        id: globalId("Viewer", "guest"),
        authenticated: false,
        databaseId: null,
        slug: null,
        authorId: null,
        roles: ["GUEST"],
        modules: [],
        communities: [],
        firstName: null,
        lastName: null,
        fullName: null,
        avatar: null,
        smallAvatar: null,
        jobTitle: null,
        beats: [],
        feedCredentials: null,
        account: null,
        timezone: null,
        isReadOnly: false,
        isManaged: false,
        email: null,
        systemCompany: null,
        hasNotifications: false,
        onboarding: null,
      },
    });
    expect(env.upstream.calls).toEqual([]);
  });

  it("is a guest when the session has ended @USER-01 @API-006 @API-009", async () => {
    expect(await env.data("{ viewer { authenticated roles beats { key } isReadOnly } }", {}, { sid: "long-gone" })).toEqual({
      viewer: { authenticated: false, roles: ["GUEST"], beats: [], isReadOnly: false },
    });
    expect(env.upstream.summary()).toEqual(["GET /api/v1/current_user/info"]);
  });

  it("contains everything about the current user @USER-01 @USER-02 @USER-03 @USER-04 @USER-08 @USER-09 @API-006", async () => {
    const { fixtures } = env;
    const company = await fixtures.company();
    const account = await fixtures.db
      .insertInto("accounts")
      .values({ name: "The Agency", company_id: company.id, created_at: new Date() })
      .returning("id")
      .executeTakeFirstOrThrow();
    const contactId = await fixtures.contact();
    await fixtures.db
      .updateTable("contacts")
      .set({
        firstname: "Ada",
        lastname: "Byron",
        name: "Ada Byron",
        job: "Editor",
        avatar: "/files/ada.webp",
        avatar_icon: "/files/ada-64.webp",
      })
      .where("id", "=", contactId)
      .execute();
    await fixtures.db
      .insertInto("contact_beats")
      .values([356, 62, 19, 357, 354, 355].map((beat_id) => ({ contact_id: contactId, beat_id })))
      .execute();
    const ada = await fixtures.person(["expert", "accountAdmin"], {
      contact_id: contactId,
      account_id: account.id,
      modules: [
        "onlineNewsroom",
        "monitor",
        "monitorAdvanced",
        "monitorSocial",
        "contacts",
        "opportunities",
        "reports",
        "monitorPrint",
      ],
      timezone: "Europe/London",
      is_managed: true,
      has_notifications: true,
      onboarding: "beats",
    });
    const { viewer } = await env.data<{ viewer: Record<string, unknown> }>(
      `{ viewer { id authenticated databaseId slug authorId roles modules communities { slug } firstName lastName fullName avatar smallAvatar jobTitle beats { databaseId key name colour }
        feedCredentials { userId userToken beats { name feed feedId token } } account { databaseId name company { databaseId slug } }
        timezone isReadOnly isManaged email systemCompany { name } hasNotifications onboarding } }`,
      {},
      ada,
    );
    const beats = [
      { databaseId: 356, key: "BUSINESS", name: "Business", colour: "BLUE" },
      { databaseId: 62, key: "POLITICS", name: "Politics", colour: "GREEN" },
      { databaseId: 19, key: "LIFESTYLE", name: "Lifestyle", colour: "ORANGE" },
      { databaseId: 357, key: "PEOPLE", name: "People", colour: "PURPLE" },
      { databaseId: 354, key: "SPORTS", name: "Sports", colour: "TEAL" },
      { databaseId: 355, key: "TECH", name: "Tech", colour: "RED" },
    ];
    expect(viewer).toEqual({
      id: globalId("Viewer", ada.userId),
      authenticated: true,
      databaseId: ada.userId,
      slug: ada.slug,
      authorId: globalId("Author", contactId),
      roles: ["EXPERT", "ACCOUNT_ADMIN"],
      modules: [
        "ONLINE_NEWSROOM",
        "MONITOR",
        "MONITOR_ADVANCED",
        "MONITOR_SOCIAL",
        "CONTACTS",
        "OPPORTUNITIES",
        "REPORTS",
        "MONITOR_PRINT",
      ],
      communities: [],
      firstName: "Ada",
      lastName: "Byron",
      fullName: "Ada Byron",
      avatar: "/files/ada.webp",
      smallAvatar: "/files/ada-64.webp",
      jobTitle: "Editor",
      beats,
      feedCredentials: {
        userId: `user-${ada.userId}`,
        userToken: expect.stringMatching(/.{16,}/),
        beats: beats.map(({ databaseId, name }) => ({
          name,
          feed: "beat",
          feedId: String(databaseId),
          token: expect.stringMatching(/.{16,}/),
        })),
      },
      account: { databaseId: account.id, name: "The Agency", company: { databaseId: company.id, slug: company.slug } },
      timezone: "Europe/London",
      isReadOnly: false,
      isManaged: true,
      email: `user-${contactId}@example.com`,
      systemCompany: null,
      hasNotifications: true,
      onboarding: "BEATS",
    });
    expect(env.upstream.summary()).toEqual(["GET /api/v1/current_user/info"]);
  });

  const roles: [Role[], string[]][] = [
    [[], ["JOURNO"]],
    [["journo"], ["JOURNO"]],
    [["pr"], ["PR"]],
    [["expert"], ["EXPERT"]],
    [["admin"], ["ADMIN"]],
    [
      ["accountAdmin", "pr"],
      ["ACCOUNT_ADMIN", "PR"],
    ],
  ];
  it.each(roles)("maps the roles %j to %j @PERM-01 @PERM-02 @PERM-03", async (given, expected) => {
    const person = await env.fixtures.person(given);
    expect(await env.data("{ viewer { roles systemCompany { databaseId type } } }", {}, person)).toEqual({
      viewer: { roles: expected, systemCompany: given.includes("admin") ? { databaseId: 12, type: "COMPANY" } : null },
    });
  });

  it("is marked as the author of their own posts @USER-06", async () => {
    const pr = await env.fixtures.person(["pr"]);
    await env.fixtures.post("job", await env.fixtures.contact());
    await env.fixtures.post("job", pr.contactId);
    expect(await env.data("{ feed(types: [JOB]) { edges { node { ... on Job { author { isViewer } } } } } }", {}, pr)).toEqual({
      feed: { edges: [{ node: { author: { isViewer: true } } }, { node: { author: { isViewer: false } } }] },
    });
  });
});

describe("signing in and out", () => {
  const send = (document: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    sendGraphql<Record<string, unknown>>(env.url, { document, variables, headers });

  it("returns the viewer and sets or clears the session cookie @API-009 @STATE-02", async () => {
    const { result, response } = await send(signIn, {
      input: { email: "Pat@Example.com", password, remember: true, clientMutationId: "in" },
    });
    expect(result.data).toEqual({
      signIn: { clientMutationId: "in", errors: [], viewer: { authenticated: true, email: "pat@example.com", roles: ["PR"] } },
    });
    const [cookie = ""] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^sid=[^;]+;.*HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Domain=/i);
    const sid = cookie.slice(0, cookie.indexOf(";"));
    const signedIn = await send("{ viewer { email } }", {}, { cookie: sid });
    expect(signedIn.result.data).toEqual({ viewer: { email: "pat@example.com" } });

    const out = await send(signOut, {}, { cookie: sid });
    expect(out.result.data).toEqual({
      signOut: { clientMutationId: "out", errors: [], viewer: { authenticated: false, roles: ["GUEST"], email: null } },
    });
    expect(out.response.headers.getSetCookie()[0]).toMatch(/^sid=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/i);
    expect((await send("{ viewer { authenticated } }", {}, { cookie: sid })).result.data).toEqual({
      viewer: { authenticated: false },
    });
    // Signing out twice is no error.
    expect((await send(signOut, {}, { cookie: sid })).result.data).toMatchObject({ signOut: { errors: [] } });
    expect((await send(signOut)).result.data).toMatchObject({ signOut: { errors: [] } });
  });

  it("returns one message without a field for a wrong password or e-mail @ERR-20 @ERR-04", async () => {
    for (const input of [
      { email: "pat@example.com", password: "wrong" },
      { email: "nobody@example.com", password },
    ]) {
      const { result, response } = await send(signIn, { input });
      expect(result).toEqual({
        extensions: expect.anything(),
        data: {
          signIn: {
            clientMutationId: null,
            errors: [{ code: "INVALID", message: "Wrong e-mail or password.", field: null }],
            viewer: null,
          },
        },
      });
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  it("signs out even when the upstream fails @STATE-02", async () => {
    const { response } = await send(signIn, { input: { email: "pat@example.com", password } });
    const sid = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    env.upstream.fail({ method: "DELETE", status: 503 });
    const out = await send(signOut, {}, { cookie: sid });
    expect(out.result).toEqual({
      extensions: expect.anything(),
      data: { signOut: { clientMutationId: "out", errors: [], viewer: { authenticated: false, roles: ["GUEST"], email: null } } },
    });
    expect(out.response.headers.getSetCookie()[0]).toMatch(/^sid=;.*Max-Age=0/);
  });
});
