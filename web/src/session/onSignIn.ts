import type { Environment } from "relay-runtime";
import { changeSignIn } from "../relay/environment.ts";
import { session } from "./sessionState.ts";

/** Goes on with whoever has signed in, here or in another tab: nothing of the former reader stays, and who is there is read anew. */
export async function onSignIn(environment: Environment): Promise<void> {
  changeSignIn(environment);
  await session.readAnew();
}
