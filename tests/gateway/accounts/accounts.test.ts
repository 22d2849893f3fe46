import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sendGraphql } from "../../support/graphql.ts";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type TestEnv } from "../support/testEnv.ts";

const password = "a quiet word in the newsroom";
const errors = "errors { code message field }";
const signUp = `mutation ($input: SignUpInput!) { signUp(input: $input) { clientMutationId ${errors} viewer { authenticated email roles onboarding } } }`;
const requestRecovery = `mutation ($input: RequestPasswordRecoveryInput!) { requestPasswordRecovery(input: $input) { ${errors} } }`;
const recover = `mutation ($input: RecoverPasswordInput!) { recoverPassword(input: $input) { ${errors} } }`;
const recovery = `query ($databaseId: Int!, $code: String!) { passwordRecovery(databaseId: $databaseId, code: $code) { email } }`;

const form = {
  firstName: "Ada",
  lastName: "Larsson",
  email: "ada@example.com",
  password,
  userType: "EXPERTS",
  acceptTerms: true,
};

let env: TestEnv;
beforeAll(async () => {
  env = await startTestEnv();
});
afterAll(() => env?.stop());
beforeEach(() => env.upstream.reset());

/** User id and code of the most recently mailed link. */
async function mailedLink(to: string): Promise<{ databaseId: number; code: string }> {
  await env.platform.jobs.settled();
  const mail = await env.fixtures.db
    .selectFrom("outbox")
    .select("text")
    .where("recipient", "=", to)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const [, userId = "", code = ""] = /\/password\/recovery\/(\d+)\/([\w-]+)/.exec(mail.text) ?? [];
  return { databaseId: Number(userId), code };
}

describe("accounts", () => {
  it("creates an account, signs it in and sets the session cookie @ROUTE-07 @USER-04", async () => {
    const input = { ...form, clientMutationId: "up" };
    const { result, response } = await sendGraphql(env.url, { document: signUp, variables: { input } });
    expect(result).toEqual({
      extensions: expect.anything(),
      data: {
        signUp: {
          clientMutationId: "up",
          errors: [],
          viewer: { authenticated: true, email: "ada@example.com", roles: ["EXPERT"], onboarding: "DETAILS" },
        },
      },
    });
    expect(response.headers.getSetCookie()[0]).toMatch(/^sid=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it("reports invalid sign-up fields and sets no cookie @ROUTE-07 @VALID-05", async () => {
    const input = { ...form, email: "who@home", password: "password", acceptTerms: false };
    const { result, response } = await sendGraphql(env.url, { document: signUp, variables: { input } });
    expect(result).toMatchObject({
      data: {
        signUp: {
          viewer: null,
          errors: [
            { code: "INVALID_EMAIL", message: "E-mail is not valid.", field: ["input", "email"] },
            { code: "INVALID", message: "This password is too common.", field: ["input", "password"] },
            { code: "BLANK", message: "Please accept the terms.", field: ["input", "acceptTerms"] },
          ],
        },
      },
    });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("resets the password by a mailed link that works once @ROUTE-05 @ROUTE-06", async () => {
    const person = await env.fixtures.person(["pr"], { email: "lost@example.com" });
    expect(await env.data(requestRecovery, { input: { email: "lost@example.com" } })).toEqual({
      requestPasswordRecovery: { errors: [] },
    });
    const link = await mailedLink("lost@example.com");
    expect(await env.data(recovery, link)).toEqual({ passwordRecovery: { email: "l***@example.com" } });
    const recoveryId = globalId("PasswordRecovery", link.databaseId);
    const passwords = { recoveryId, code: link.code, password, passwordConfirmation: password };
    expect(await env.data(recover, { input: { ...passwords, passwordConfirmation: "other" } })).toEqual({
      recoverPassword: {
        errors: [{ code: "INVALID", message: "Passwords do not match.", field: ["input", "passwordConfirmation"] }],
      },
    });
    expect(await env.data(recover, { input: passwords })).toEqual({ recoverPassword: { errors: [] } });
    expect(await env.data("{ viewer { authenticated } }", {}, person)).toEqual({ viewer: { authenticated: false } });
    expect(await env.data(recovery, link)).toEqual({ passwordRecovery: null });
    expect(await env.data(recover, { input: passwords })).toEqual({
      recoverPassword: {
        errors: [
          {
            code: "NOT_FOUND",
            message: "This link is no longer valid. Please request a new one.",
            field: ["input", "recoveryId"],
          },
        ],
      },
    });
  });

  it("makes one REST call per operation, and none for a recovery link without a user @ROUTE-06", async () => {
    expect(await env.data(recovery, { databaseId: 0, code: "x" })).toEqual({ passwordRecovery: null });
    expect(env.upstream.calls).toEqual([]);
    await env.data(recovery, { databaseId: 7, code: "x" });
    await env.data(requestRecovery, { input: { email: "nobody@example.com" } });
    expect(env.upstream.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /api/v1/password/7/x",
      "POST /api/v1/password",
    ]);
  });
});

describe("approveAccount", () => {
  const approve = `mutation ($input: ApproveAccountInput!) { approveAccount(input: $input) { ${errors} user { slug permissions { approve { allowed reasons { code } } } } } }`;
  const permissionQuery = `query ($slug: String!) { user(slug: $slug) { id permissions { approve { allowed reasons { code } } } } }`;

  it("lets only platform admins approve an account, once, as the permission field says @EXT-04 @PERM-01", async () => {
    const applicant = await env.fixtures.person(["pr"], { is_read_only: true });
    const admin = await env.fixtures.person(["admin"]);
    const other = await env.fixtures.person(["accountAdmin"]);
    type PermissionView = { user: { id: string; permissions: { approve: { allowed: boolean; reasons: { code: string }[] } } } };
    const seenBy = async (as?: typeof admin) =>
      (await env.data<PermissionView>(permissionQuery, { slug: applicant.slug }, as)).user;

    expect((await seenBy()).permissions.approve.reasons).toEqual([{ code: "NOT_SIGNED_IN" }]);
    expect((await seenBy(other)).permissions.approve.reasons).toEqual([{ code: "NOT_ADMIN" }]);
    const { id, permissions } = await seenBy(admin);
    expect(permissions.approve).toEqual({ allowed: true, reasons: [] });

    expect(await env.data(approve, { input: { userId: id } }, other)).toMatchObject({
      approveAccount: { errors: [{ code: "FORBIDDEN" }], user: null },
    });
    expect(await env.data(approve, { input: { userId: id } }, admin)).toEqual({
      approveAccount: {
        errors: [],
        user: {
          slug: applicant.slug,
          permissions: { approve: { allowed: false, reasons: [{ code: "NOT_AWAITING_APPROVAL" }] } },
        },
      },
    });
    expect(await env.data("{ viewer { isReadOnly } }", {}, applicant)).toEqual({ viewer: { isReadOnly: false } });
    expect(await env.data(approve, { input: { userId: id } }, admin)).toMatchObject({
      approveAccount: { errors: [{ code: "INVALID", message: "This account does not wait for approval." }] },
    });
  });
});
