import type { Rest, Input } from "./client.ts";
import { RestError } from "./error.ts";
import type { CurrentUser } from "./generated/contract.ts";

/** Who the credentials belong to; a guest when they are not good any more. */
export const readCurrentUser = (rest: Rest): Promise<CurrentUser> => rest.read("getCurrentUser");

/** Whether the credentials are still good; a platform that cannot say so has not ended the sign-in. */
export async function isSignedIn(rest: Rest): Promise<boolean> {
  try {
    return (await readCurrentUser(rest)).authenticated;
  } catch (error) {
    return !(error instanceof RestError && error.status === 401);
  }
}

/** Signs in; the upstream's cookie goes into the caller's session. */
export const createSession = (rest: Rest, body: Input<"createSession">["body"]): Promise<CurrentUser> =>
  rest.write("createSession", { body });

/** Signs out. */
export const deleteSession = (rest: Rest): Promise<undefined> => rest.write("deleteSession");
