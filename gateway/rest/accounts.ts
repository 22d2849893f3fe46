import type { Answer, Input, Rest } from "./client.ts";
import type { CurrentUser } from "./generated/contract.ts";

/** Signs up and in; the upstream's cookie goes into the caller's session. */
export const createUser = (rest: Rest, body: Input<"createUser">["body"]): Promise<CurrentUser> =>
  rest.write("createUser", { body });

/** Has a link for a new password mailed. */
export const createPasswordRecovery = (rest: Rest, email: string): Promise<Answer<"createPasswordRecovery">> =>
  rest.write("createPasswordRecovery", { body: { email } });

/** Whose password a link sets. */
export const readPasswordRecovery = (rest: Rest, id: number, code: string): Promise<Answer<"getPasswordRecovery">> =>
  rest.read("getPasswordRecovery", { params: { id, code } });

/** Sets a new password by a link. */
export const changePasswordByRecovery = (
  rest: Rest,
  { id, code, ...body }: { id: number; code: string } & Input<"updatePasswordByRecovery">["body"],
): Promise<undefined> => rest.write("updatePasswordByRecovery", { params: { id, code }, body });

/** Lets a user write who could only read. */
export const approveUser = (rest: Rest, id: number): Promise<Answer<"updateUser">> =>
  rest.write("updateUser", { params: { id }, body: { isReadOnly: false } });
