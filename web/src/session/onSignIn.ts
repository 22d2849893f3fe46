import type { Environment } from "relay-runtime";
import { changeSignIn } from "../relay/environment.ts";
import { session } from "./sessionState.ts";

/** Continues after a sign-in, here or in another tab: drops the data of the previous user and reads the new visitor. */
export async function onSignIn(environment: Environment): Promise<void> {
  changeSignIn(environment);
  await session.refresh();
}
