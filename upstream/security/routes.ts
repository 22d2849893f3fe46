import Type from "typebox";
import { failedPasswordLimit, runLimited } from "../http/attempts.ts";
import { notFound } from "../http/errors.ts";
import { loadBy, operation, type Operation } from "../http/operation.ts";
import { UserEntryParams, UserParams } from "../http/paging.ts";
import { List } from "../http/schema.ts";
import { createAccessToken, listAccessTokens, revokeAccessToken } from "./accessTokens.ts";
import { requirePassword, requireSelf } from "./rules.ts";
import {
  AccessToken,
  AccessTokenInput,
  CodeInput,
  EmailInput,
  NewAccessToken,
  PasswordInput,
  PasswordOnly,
  SettingsSecurity,
  TwoStepSecret,
} from "./schema.ts";
import { startTwoStep, confirmTwoStep, disableTwoStep } from "./twoStep.ts";
import { changeEmail, changePassword, revokeSession, loadSecurity } from "./write.ts";

const root = "/u/{user}/settings/security";
const common = { tag: "Security", assumed: true } as const;
const ofSelf = { ...common, params: UserParams, ...loadBy("user", requireSelf) } as const;
const ofEntry = { ...common, params: UserEntryParams, ...loadBy("user", requireSelf) } as const;

/** All require the owner of the account; no role may change the credentials of others. */
export const securityOperations: Operation[] = [
  operation(ofSelf, {
    id: "getSecuritySettings",
    path: root,
    summary: "Returns the sign-in e-mail address, the two-step sign-in status and the active sessions. The user only.",
    response: SettingsSecurity,
    handle: ({ services: { db, now }, viewer }) => loadSecurity(db, viewer, now()),
  }),
  operation(ofSelf, {
    id: "updateEmail",
    path: `${root}/email`,
    summary: "Changes the sign-in e-mail address and notifies the former one. Requires the password. The user only.",
    body: EmailInput,
    response: SettingsSecurity,
    refusals: [429],
    handle: async ({ services, viewer, body, target: { userId } }) => {
      const { db, now } = services;
      const user = await requirePassword(db, userId, body.password, "password", now());
      await changeEmail(services, user, body.email);
      return loadSecurity(db, viewer, now());
    },
  }),
  operation(ofSelf, {
    id: "updatePassword",
    path: `${root}/password`,
    summary: "Changes the password and ends all other sessions; with revokeTokens, also revokes access tokens. The user only.",
    body: PasswordInput,
    refusals: [429],
    handle: async ({ services, viewer, body, target: { userId } }) => {
      const { db, now } = services;
      const user = await requirePassword(db, userId, body.currentPassword, "currentPassword", now());
      await changePassword(services, viewer, user, body);
    },
  }),
  operation(ofSelf, {
    id: "createTwoStep",
    path: `${root}/otp`,
    summary:
      "Creates a secret for an authenticator app; updateTwoStep then turns on two-step sign-in. Requires the password. The user only; 409 if it is on.",
    body: PasswordOnly,
    status: 201,
    response: TwoStepSecret,
    refusals: [409, 429],
    handle: async ({ services: { db, now, productName }, viewer, body, target: { userId } }) => {
      const user = await requirePassword(db, userId, body.password, "password", now());
      const { email } = await loadSecurity(db, viewer, now());
      return startTwoStep(db, user, email, productName, now());
    },
  }),
  operation(ofSelf, {
    id: "updateTwoStep",
    path: `${root}/otp`,
    summary:
      "Turns on two-step sign-in with a code of the authenticator app and returns the recovery codes, which cannot be read again. The user only.",
    body: CodeInput,
    response: Type.Object({ recoveryCodes: Type.Array(Type.String()) }),
    refusals: [429],
    handle: async ({ services: { db, now }, body, target: { userId } }) =>
      runLimited(db, failedPasswordLimit, [`code:${userId}`], now(), async (count) => {
        try {
          return { recoveryCodes: await confirmTwoStep(db, userId, body.code, now()) };
        } catch (error) {
          await count();
          throw error;
        }
      }),
  }),
  operation(ofSelf, {
    id: "deleteTwoStep",
    path: `${root}/otp`,
    summary: "Turns off two-step sign-in. Requires the password. The user only.",
    body: PasswordOnly,
    refusals: [429],
    handle: async ({ services: { db, now }, body, target: { userId } }) => {
      const user = await requirePassword(db, userId, body.password, "password", now());
      await disableTwoStep(db, user);
    },
  }),
  operation(ofEntry, {
    id: "deleteSignIn",
    path: `${root}/sessions/{id}`,
    summary: "Ends a session, possibly the current one. The user only.",
    handle: async ({ services: { db }, params, target: { userId } }) => {
      if (!(await revokeSession(db, userId, params.id))) throw notFound();
    },
  }),
  operation(ofSelf, {
    id: "getAccessTokens",
    path: `${root}/tokens`,
    summary: "Lists access tokens without their secrets, newest first. The user only.",
    response: List(AccessToken),
    handle: ({ services: { db, now }, target: { userId } }) => listAccessTokens(db, userId, now()),
  }),
  operation(ofSelf, {
    id: "createAccessToken",
    path: `${root}/tokens`,
    // No idempotency key: it would store the first response and with it the token.
    summary: "Creates an access token. The token cannot be read again. Requires the password. The user only.",
    body: AccessTokenInput,
    status: 201,
    response: NewAccessToken,
    refusals: [429],
    handle: async ({ services: { db, now }, body, target: { userId } }) => {
      const user = await requirePassword(db, userId, body.password, "password", now());
      return createAccessToken(db, user, body, now());
    },
  }),
  operation(ofEntry, {
    id: "deleteAccessToken",
    path: `${root}/tokens/{id}`,
    summary: "Revokes an access token. The user only.",
    handle: async ({ services: { db }, params, target: { userId } }) => {
      await revokeAccessToken(db, userId, params.id);
    },
  }),
];
