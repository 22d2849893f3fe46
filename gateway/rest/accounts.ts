import type { Answer, Input, Rest } from "./client.ts";
import type { CurrentUser } from "./generated/contract.ts";

/** Signs up and signs in; the upstream's cookie is stored in the caller's session. */
export const createUser = (rest: Rest, body: Input<"createUser">["body"]): Promise<CurrentUser> =>
  rest.write("createUser", { body });

/** Requests an e-mail with a link for a new password. */
export const createPasswordRecovery = (rest: Rest, email: string): Promise<Answer<"createPasswordRecovery">> =>
  rest.write("createPasswordRecovery", { body: { email } });

/** Returns the account whose password a link sets. */
export const readPasswordRecovery = (rest: Rest, id: number, code: string): Promise<Answer<"getPasswordRecovery">> =>
  rest.read("getPasswordRecovery", { params: { id, code } });

/** Sets a new password by a link. */
export const changePasswordByRecovery = (
  rest: Rest,
  { id, code, ...body }: { id: number; code: string } & Input<"updatePasswordByRecovery">["body"],
): Promise<undefined> => rest.write("updatePasswordByRecovery", { params: { id, code }, body });

/** Gives a read-only user write access. */
export const approveUser = (rest: Rest, id: number): Promise<Answer<"updateUser">> =>
  rest.write("updateUser", { params: { id }, body: { isReadOnly: false } });
