import type { Rest } from "./client.ts";
import { RestError } from "./error.ts";
import type { CurrentUser } from "./generated/contract.ts";

/** The user of the credentials; a guest when they are no longer valid. */
export const readCurrentUser = (rest: Rest): Promise<CurrentUser> => rest.read("getCurrentUser");

/** Whether the credentials are still valid. If the platform does not respond, the session is assumed to continue. */
export async function isSignedIn(rest: Rest): Promise<boolean> {
  try {
    return (await readCurrentUser(rest)).authenticated;
  } catch (error) {
    return !(error instanceof RestError && error.status === 401);
  }
}
