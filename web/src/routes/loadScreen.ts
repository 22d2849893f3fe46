import { isOffline } from "../lib/connection.ts";
import { loadCode } from "../lib/loadCode.ts";
import { failureWithoutResponse, RequestError } from "../relay/failures.ts";

/** Loads the code of a screen. It fails at once when offline, so that the reader sees an error instead of the previous page. */
export async function loadScreen<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await loadCode(load, { isFinal: isOffline });
  } catch (error) {
    throw isOffline() ? new RequestError(failureWithoutResponse()) : error;
  }
}
