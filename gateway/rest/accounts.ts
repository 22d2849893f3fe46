import type { CallResult, Input, Rest } from "./client.ts";

/** Reads the account whose password can be set by a link. */
export const readPasswordRecovery = (rest: Rest, id: number, code: string): Promise<CallResult<"getPasswordRecovery">> =>
  rest.read("getPasswordRecovery", { params: { id, code } });

/** Sets a new password by a link. */
export const changePasswordByRecovery = (
  rest: Rest,
  { id, code, ...body }: { id: number; code: string } & Input<"updatePasswordByRecovery">["body"],
): Promise<undefined> => rest.write("updatePasswordByRecovery", { params: { id, code }, body });
