import Type from "typebox";
import { failedRecoveryLimit, runLimited, recoveryLimit, signUpLimit } from "../http/attempts.ts";
import { Role } from "../http/enums.ts";
import { lostLink, notFound } from "../http/errors.ts";
import { operation, type Operation } from "../http/operation.ts";
import { Id } from "../http/schema.ts";
import type { Services } from "../services.ts";
import { createSessionCookie } from "../session/credentials.ts";
import { loadCurrentUser } from "../session/currentUser.ts";
import { openSession } from "../session/sessions.ts";
import { CurrentUser } from "../users/schema.ts";
import { hashPassword } from "./password.ts";
import { requireNewPassword } from "./passwordRules.ts";
import { readRecovery, useRecovery } from "./recoveries.ts";
import { requireAdmin } from "./rules.ts";
import { Email, MAX_PASSWORD_SENT_LENGTH, Password, SignUp } from "./schema.ts";
import { changeUser, createAccount } from "./write.ts";

const Recovery = Type.Object({
  id: Id,
  code: Type.String({ minLength: 1, maxLength: 200 }),
});

const NewPassword = Type.Object({
  password: Password,
  passwordConfirmation: Type.String({ title: "Confirmation", maxLength: MAX_PASSWORD_SENT_LENGTH }),
});

const lostRecovery = () => lostLink("Please request a new one.");

/** Keeps the first letter and the domain, enough for users to recognize their own address. */
const maskEmail = (email: string) => email.replace(/^(.).*@/, "$1***@");

/** Returns the user of a recovery link. Failures are counted to prevent guessing of codes. @throws 404, 429 */
async function requireRecovery({ db, now }: Services, { id, code }: { id: number; code: string }, address: string) {
  await db.selectFrom("users").select("id").where("id", "=", id).executeTakeFirstOrThrow(lostRecovery);
  return runLimited(db, failedRecoveryLimit, [`user:${id}`, `address:${address}`], now(), async (count) => {
    const found = await readRecovery(db, id, code, now());
    if (found === null) {
      await count();
      throw lostRecovery();
    }
    return found;
  });
}

const common = { tag: "Accounts", assumed: true } as const;
/** Guests may call these, and attempts are limited. */
const open = { ...common, access: "all", refusals: [429] } as const;

export const accountOperations: Operation[] = [
  operation(open, {
    id: "createUser",
    path: "/users",
    summary: "Creates a user account, signs the user in and sets the session cookie sid.",
    body: SignUp,
    status: 201,
    response: CurrentUser,
    handle: async ({ services, body, request, reply }) => {
      const { db, now, secureCookies } = services;
      const { userId } = await runLimited(db, signUpLimit, [`address:${request.ip}`], now(), async (count) => {
        const account = await createAccount(services, body);
        await count();
        return account;
      });
      const client = { device: request.headers["user-agent"]?.slice(0, 255) ?? null, address: request.ip };
      const token = await openSession(db, userId, false, client, now());
      reply.header("set-cookie", createSessionCookie(token, null, secureCookies));
      return loadCurrentUser(services, userId);
    },
  }),
  operation(open, {
    id: "createPasswordRecovery",
    path: "/password",
    summary: "Sends a password reset link that is valid for 6 hours. The response is the same whether or not the account exists.",
    body: Type.Object({ email: Email }),
    status: 202,
    response: Type.Object({}),
    handle: async ({ services, body, request }) => {
      const { db, now, jobs } = services;
      const email = body.email.trim().toLowerCase();
      await runLimited(db, recoveryLimit, [`email:${email}`, `address:${request.ip}`], now(), (count) => count());
      // The job looks for the account, so that the response time does not reveal whether it exists.
      await jobs.enqueue(db, "mail-recovery", { email });
      return {};
    },
  }),
  operation(open, {
    id: "getPasswordRecovery",
    path: "/password/{id}/{code}",
    summary: "Checks a password reset link. 404 if it is unknown, used or expired.",
    params: Recovery,
    response: Type.Object({
      valid: Type.Literal(true),
      email: Type.String({ description: "Masked e-mail address of the account, such as j***@example.com." }),
    }),
    handle: async ({ services, params, request }) => {
      const { email } = await requireRecovery(services, params, request.ip);
      return { valid: true, email: maskEmail(email) };
    },
  }),
  operation(open, {
    id: "updatePasswordByRecovery",
    path: "/password/{id}/{code}",
    summary:
      "Sets a new password by a reset link, ends all sessions of the user, revokes all access tokens and invalidates the link.",
    params: Recovery,
    body: NewPassword,
    handle: async ({ services, params, body, request }) => {
      const { userId, email } = await requireRecovery(services, params, request.ip);
      requireNewPassword(body, email);
      const hash = await hashPassword(body.password, services.passwordCost);
      if (!(await useRecovery(services.db, userId, params.code, hash))) throw lostRecovery();
    },
  }),
  operation(common, {
    id: "updateUser",
    path: "/admin/users/{id}",
    summary: "Approves a user account or replaces the roles of a user. Platform administrators only.",
    params: Type.Object({ id: Id }),
    body: Type.Object({ isReadOnly: Type.Optional(Type.Boolean()), roles: Type.Optional(Type.Array(Role)) }),
    response: Type.Object({ id: Id, isReadOnly: Type.Boolean(), roles: Type.Array(Role) }),
    refusals: [403],
    handle: async ({ services, params, body, viewer }) => {
      requireAdmin(viewer);
      const changed = await changeUser(services.db, params.id, body);
      if (changed === null) throw notFound();
      return changed;
    },
  }),
];
