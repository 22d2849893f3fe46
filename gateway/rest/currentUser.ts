import type { Rest, Input } from "./client.ts";
import type { CurrentUser } from "./generated/contract.ts";

/** Who the credentials belong to; a guest when they are not good any more. */
export const readCurrentUser = (rest: Rest): Promise<CurrentUser> => rest.read("getCurrentUser");

/** Signs in; the upstream's cookie goes into the caller's session. */
export const createSession = (rest: Rest, body: Input<"createSession">["body"]): Promise<CurrentUser> =>
  rest.write("createSession", { body });

/** Signs out. */
export const deleteSession = (rest: Rest): Promise<undefined> => rest.write("deleteSession");
