import type { Answer, Input, Rest } from "./client.ts";
import type { AccessToken, NewAccessToken, SettingsSecurity, TwoStepSecret } from "./generated/contract.ts";

type Body<Name extends "updateEmail" | "updatePassword" | "createAccessToken"> = NonNullable<Input<Name>["body"]>;

/** The person's sign-in settings and active sessions. */
export const readSecurity = (rest: Rest, user: string): Promise<SettingsSecurity> =>
  rest.read("getSecuritySettings", { params: { user } });

/** Changes the e-mail address used to sign in. */
export const changeEmail = (rest: Rest, user: string, body: Body<"updateEmail">): Promise<SettingsSecurity> =>
  rest.write("updateEmail", { params: { user }, body });

/** Changes the password and ends all other sessions. */
export const changePassword = (rest: Rest, user: string, body: Body<"updatePassword">): Promise<undefined> =>
  rest.write("updatePassword", { params: { user }, body });

/** Creates a secret for the authenticator app. */
export const startTwoStep = (rest: Rest, user: string, password: string): Promise<TwoStepSecret> =>
  rest.write("createTwoStep", { params: { user }, body: { password } });

/** Turns two-step sign-in on with a code from the app. */
export const confirmTwoStep = (rest: Rest, user: string, code: string): Promise<Answer<"updateTwoStep">> =>
  rest.write("updateTwoStep", { params: { user }, body: { code } });

/** Turns two-step sign-in off. */
export const disableTwoStep = (rest: Rest, user: string, password: string): Promise<undefined> =>
  rest.write("deleteTwoStep", { params: { user }, body: { password } });

/** Ends one of the person's sessions, possibly the current one. */
export const deleteSignIn = (rest: Rest, user: string, id: number): Promise<undefined> =>
  rest.write("deleteSignIn", { params: { user, id } });

/** Access tokens, newest first. */
export const listAccessTokens = async (rest: Rest, user: string): Promise<readonly AccessToken[]> =>
  (await rest.list("getAccessTokens", { params: { user } })).items;

/** Creates an access token; only this answer contains it. */
export const createAccessToken = (rest: Rest, user: string, body: Body<"createAccessToken">): Promise<NewAccessToken> =>
  rest.write("createAccessToken", { params: { user }, body });

/** Revokes an access token. */
export const deleteAccessToken = (rest: Rest, user: string, id: number): Promise<undefined> =>
  rest.write("deleteAccessToken", { params: { user, id } });
