import type { Answer, Input, Rest } from "./client.ts";

/** Returns the account whose password a link sets. */
export const readPasswordRecovery = (rest: Rest, id: number, code: string): Promise<Answer<"getPasswordRecovery">> =>
  rest.read("getPasswordRecovery", { params: { id, code } });

/** Sets a new password by a link. */
export const changePasswordByRecovery = (
  rest: Rest,
  { id, code, ...body }: { id: number; code: string } & Input<"updatePasswordByRecovery">["body"],
): Promise<undefined> => rest.write("updatePasswordByRecovery", { params: { id, code }, body });
