import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashPassword } from "../../../upstream/accounts/password.ts";
import { sendGraphql } from "../../support/graphql.ts";
import { cheapPasswords } from "../../support/passwords.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const password = "a quiet word in the newsroom";
const state = `{ viewer { email security { email hasTwoStep signIns { id databaseId device address lastUsedAt isCurrent } } accessTokens { id databaseId name lastUsedAt } } }`;
const errors = "errors { code message field }";

interface State {
  viewer: {
    email: string | null;
    security: { email: string; hasTwoStep: boolean; signIns: { id: string; databaseId: number; isCurrent: boolean }[] } | null;
    accessTokens: { id: string; databaseId: number; name: string; lastUsedAt: string | null }[] | null;
  };
}
type Refusable = { errors: { code: string; message: string; field: string[] | null }[] };

let env: TestEnv;
let person: Person;
let email: string;

beforeAll(async () => {
  env = await startTestEnv();
});
afterAll(() => env?.stop());
beforeEach(async () => {
  const hash = await hashPassword(password, cheapPasswords);
  person = await env.fixtures.person(["journo"], { password_hash: hash });
  email = (await env.data<State>("{ viewer { email } }", {}, person)).viewer.email ?? "";
  env.upstream.reset();
});

/** Returns the payload of a mutation. */
async function change<Payload>(name: string, input: object, selection = "", as: Person | undefined = person) {
  const cap = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation ($input: ${cap}!) { ${name}(input: $input) { ${errors} ${selection} } }`;
  const result = await env.data<Record<string, Refusable & Payload>>(document, { input }, as);
  const payload = result[name];
  if (payload === undefined) throw new Error(`${name} returned no payload.`);
  return payload;
}

const signIn = (values: object) =>
  sendGraphql<{ signIn: Refusable & { viewer: { email: string } | null } }>(env.url, {
    document: `mutation ($input: SignInInput!) { signIn(input: $input) { ${errors} viewer { email } } }`,
    variables: { input: { email, password, ...values } },
  });

describe("sign-in security", () => {
  it("is visible only to the viewer, in a separate call @SETTINGS-02", async () => {
    const { viewer } = await env.data<State>(state, {}, person);
    expect(viewer.security).toMatchObject({ email, hasTwoStep: false, signIns: [{ isCurrent: true }] });
    expect(viewer.accessTokens).toEqual([]);
    expect(env.upstream.calls.length).toBe(3);
    env.upstream.reset();
    expect((await env.data<State>(state)).viewer).toMatchObject({ email: null, security: null, accessTokens: [] });
    expect(env.upstream.calls).toEqual([]);
  });

  it("changes e-mail and password, with errors at their fields @SETTINGS-02", async () => {
    expect((await change("changeEmail", { email: "nobody@home", password })).errors).toEqual([
      { code: "INVALID_EMAIL", message: "E-mail is not valid.", field: ["input", "email"] },
    ]);
    expect((await change("changeEmail", { email: "me@example.org", password: "not it" })).errors).toEqual([
      { code: "INVALID", message: "This password is wrong.", field: ["input", "password"] },
    ]);
    const moved = await change<State>(
      "changeEmail",
      { email: "Me@Example.org", password },
      "viewer { email security { email } }",
    );
    expect(moved.viewer).toMatchObject({ email: "me@example.org", security: { email: "me@example.org" } });
    email = "me@example.org";

    await signIn({});
    const passwords = { currentPassword: password, password: "another quiet word", passwordConfirmation: "another" };
    expect((await change("changePassword", passwords)).errors).toEqual([
      { code: "INVALID", message: "Passwords do not match.", field: ["input", "passwordConfirmation"] },
    ]);
    const changed = await change<State>(
      "changePassword",
      { ...passwords, passwordConfirmation: passwords.password },
      "viewer { security { signIns { isCurrent } } }",
    );
    expect(changed.viewer.security?.signIns).toEqual([{ isCurrent: true }]);

    const present = passwords.password;
    expect((await change("createAccessToken", { name: "Agency", expiresInDays: 1, password: present })).errors).toEqual([]);
    const again = await change<{ viewer: { accessTokens: unknown[] } }>(
      "changePassword",
      { currentPassword: present, password, passwordConfirmation: password, revokeAccessTokens: true },
      "viewer { accessTokens { name } }",
    );
    expect([again.errors, again.viewer.accessTokens]).toEqual([[], []]);
  });

  it("requires a code after two-step sign-in is confirmed, and accepts each recovery code once @SETTINGS-02 @CONST-42", async () => {
    const begun = await change<{ secret: { secret: string; uri: string; qr: string } }>(
      "startTwoStep",
      { password },
      "secret { secret uri qr }",
    );
    expect(begun.secret.uri).toContain("otpauth://totp/");
    expect((await change("confirmTwoStep", { code: "000000" })).errors).toMatchObject([{ field: ["input", "code"] }]);
    const code = new TOTP({ secret: Secret.fromBase32(begun.secret.secret) }).generate();
    const confirmed = await change<{ recoveryCodes: string[] } & State>(
      "confirmTwoStep",
      { code },
      "recoveryCodes viewer { security { hasTwoStep } }",
    );
    expect(confirmed.recoveryCodes).toHaveLength(10);
    expect(confirmed.viewer.security?.hasTwoStep).toBe(true);

    const without = await signIn({});
    expect(without.result.data?.signIn).toEqual({
      errors: [{ code: "BLANK", message: "Enter the 6-digit code from your authenticator app.", field: ["input", "code"] }],
      viewer: null,
    });
    expect(without.response.headers.get("set-cookie")).toBeNull();
    const [recovery = ""] = confirmed.recoveryCodes;
    const recovered = await signIn({ code: recovery });
    expect(recovered.result.data?.signIn.viewer?.email).toBe(email);
    expect(recovered.response.headers.get("set-cookie")).toContain("sid=");
    expect((await signIn({ code: recovery })).result.data?.signIn.viewer).toBeNull();

    expect((await change("disableTwoStep", { password: "not it" })).errors).toMatchObject([{ field: ["input", "password"] }]);
    const ended = await change<State>("disableTwoStep", { password }, "viewer { security { hasTwoStep } }");
    expect(ended.viewer.security?.hasTwoStep).toBe(false);
    expect((await signIn({})).result.data?.signIn.viewer?.email).toBe(email);
  });

  it("revokes other sessions, and creates and revokes access tokens @SETTINGS-02", async () => {
    await signIn({});
    const before = (await env.data<State>(state, {}, person)).viewer.security?.signIns ?? [];
    const other = before.find(({ isCurrent }) => !isCurrent);
    const ended = await change<State>("revokeSession", { signInId: other?.id }, "viewer { security { signIns { isCurrent } } }");
    expect(ended.viewer.security?.signIns).toEqual([{ isCurrent: true }]);
    expect((await change("revokeSession", { signInId: other?.id })).errors).toMatchObject([{ code: "NOT_FOUND" }]);

    const tokenInput = { name: "Newsroom wall", expiresInDays: 30, password };
    expect((await change("createAccessToken", { ...tokenInput, name: "" })).errors).toMatchObject([{ field: ["input", "name"] }]);
    const created = await change<{ token: string } & State>(
      "createAccessToken",
      tokenInput,
      "token viewer { accessTokens { id name } }",
    );
    const asPartner = () =>
      sendGraphql<State>(env.url, { document: state, headers: { authorization: `Bearer ${created.token}` } });
    expect((await asPartner()).result.data?.viewer.email).toBe(email);
    const [token] = created.viewer.accessTokens ?? [];
    expect(token?.name).toBe("Newsroom wall");
    const revoked = await change<State>("revokeAccessToken", { tokenId: token?.id }, "viewer { accessTokens { name } }");
    expect(revoked.viewer.accessTokens).toEqual([]);
    expect((await asPartner()).result.data?.viewer.email).toBeNull();
  });

  it("creates access tokens that may only read @SETTINGS-02", async () => {
    const created = await change<{ token: string; viewer: { accessTokens: { id: string; scope: string }[] } }>(
      "createAccessToken",
      { name: "Wall", expiresInDays: 1, scope: "READ", password },
      "token viewer { accessTokens { id scope } }",
    );
    const [token] = created.viewer.accessTokens;
    expect(token?.scope).toBe("READ");
    const headers = { authorization: `Bearer ${created.token}` };
    const rights = "{ viewer { email createContact: keepContacts { allowed reasons { code } } } }";
    expect((await sendGraphql(env.url, { document: rights, headers })).result.data).toMatchObject({
      viewer: { email, createContact: { allowed: false } },
    });
    const document = `mutation ($input: RevokeAccessTokenInput!) { revokeAccessToken(input: $input) { ${errors} } }`;
    const refused = await sendGraphql(env.url, { document, variables: { input: { tokenId: token?.id } }, headers });
    expect(refused.result.data).toEqual({
      revokeAccessToken: { errors: [{ code: "INVALID", message: "This access token may only read.", field: null }] },
    });
  });

  it("cannot be changed by guests @SETTINGS-02", async () => {
    const result = await env.run(`mutation { disableTwoStep(input: { password: "x" }) { ${errors} } }`);
    expect(result.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });
});
