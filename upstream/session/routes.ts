import Type from "typebox";
import { hashPassword, type PasswordCost, verifyPassword } from "../accounts/password.ts";
import { runLimited, signInLimit } from "../http/attempts.ts";
import { invalidField } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { operation, type Operation } from "../http/operation.ts";
import { requireSamePassword } from "../security/rules.ts";
import { checkSecondStep, getSecondStepError } from "../security/twoStep.ts";
import { CurrentUser } from "../users/schema.ts";
import { createSessionCookie, getToken } from "./credentials.ts";
import { guestUser, loadCurrentUser } from "./currentUser.ts";
import { closeSession, openSession, readSession, REMEMBERED_LIFETIME } from "./sessions.ts";

const SECONDS_REMEMBERED = REMEMBERED_LIFETIME / 1000;

const SignIn = Type.Object({
  email: Type.String({ title: "E-mail", minLength: 1, maxLength: 254 }),
  password: Type.String({ title: "Password", minLength: 1, maxLength: 1024 }),
  code: Type.Optional(
    Type.String({
      title: "Code",
      maxLength: 100,
      description: "Code of the authenticator app, or a recovery code. Required with two-step sign-in.",
    }),
  ),
  remember: Type.Optional(Type.Boolean({ title: "Keep me signed in" })),
});

const hashesForUnknownUsers = new WeakMap<PasswordCost, Promise<string>>();

/** The hash to verify when the e-mail is unknown, so that the response takes as long as for a wrong password. */
function getHashForUnknownUser(cost: PasswordCost): Promise<string> {
  const hash = hashesForUnknownUsers.get(cost) ?? hashPassword("nobody has this password", cost);
  hashesForUnknownUsers.set(cost, hash);
  return hash;
}

const wrongPassword = () => invalidField("base", fieldError.invalid("Wrong e-mail or password."));

const common = { tag: "Session" } as const;
const added = { ...common, assumed: true } as const;

export const sessionOperations: Operation[] = [
  operation(common, {
    id: "getCurrentUser",
    path: "/current_user/info",
    summary: "Returns the signed-in user. For guests, authenticated is false; never 401.",
    access: "all",
    response: CurrentUser,
    handle: async ({ services, viewer, request, reply }) => {
      if (viewer === null) return guestUser;
      const { cookie = "" } = request.headers;
      const token = getToken({ cookie });
      if (request.remembered && token !== null) {
        // The session expires 14 days after the last use, so the cookie is renewed each time.
        reply.header("set-cookie", createSessionCookie(token, SECONDS_REMEMBERED, services.secureCookies));
      }
      return { ...(await loadCurrentUser(services, viewer.userId)), isReadOnly: viewer.isReadOnly };
    },
  }),
  operation(added, {
    id: "createSession",
    path: "/session",
    summary: "Creates a session and sets the session cookie sid.",
    access: "all",
    body: SignIn,
    status: 201,
    response: CurrentUser,
    refusals: [429],
    handle: async ({ services, body, request, reply }) => {
      const { db, now } = services;
      const email = body.email.trim().toLowerCase();
      const user = await runLimited(db, signInLimit, [`email:${email}`, `address:${request.ip}`], now(), async (count) => {
        const found = await db.selectFrom("users").select(["id", "password_hash"]).where("email", "=", email).executeTakeFirst();
        const isCorrect = await verifyPassword(
          body.password,
          found?.password_hash ?? (await getHashForUnknownUser(services.passwordCost)),
        );
        if (found === undefined || !isCorrect) {
          await count();
          throw wrongPassword();
        }
        const secondStep = await checkSecondStep(db, found.id, body.code ?? "", now());
        if (secondStep === "wrong") await count();
        if (secondStep !== "done") throw getSecondStepError(secondStep);
        return found;
      });
      const previousToken = getToken(request.headers);
      const previous = previousToken === null ? null : await readSession(db, previousToken, now());
      if (previous !== null) await closeSession(db, previous.viewer.sessionId);
      const remember = body.remember ?? false;
      const client = { device: request.headers["user-agent"]?.slice(0, 255) ?? null, address: request.ip };
      const token = await db.transaction().execute(async (tx) => {
        await requireSamePassword(tx, user, wrongPassword);
        return openSession(tx, user.id, remember, client, now());
      });
      reply.header("set-cookie", createSessionCookie(token, remember ? SECONDS_REMEMBERED : null, services.secureCookies));
      return loadCurrentUser(services, user.id);
    },
  }),
  operation(added, {
    id: "deleteSession",
    path: "/session",
    summary:
      "Ends the current session, clears the cookie sid and closes the realtime sockets of the session. An access token stays valid until it is revoked.",
    access: "user",
    handle: async ({ services, viewer, reply }) => {
      await closeSession(services.db, viewer.sessionId);
      reply.header("set-cookie", createSessionCookie("", 0, services.secureCookies));
    },
  }),
];
