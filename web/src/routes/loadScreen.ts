import { isOffline } from "../lib/connection.ts";
import { loadCode } from "../lib/loadCode.ts";
import { failureWithoutResponse, RequestError } from "../relay/failures.ts";

/** Loads the code of a screen. It fails at once when offline, so that the reader sees an error instead of the previous page. */
export async function loadScreen<Code>(load: () => Promise<Code>): Promise<Code> {
  const loaded = await loadCode(() =>
    load().then(
      (code) => ({ code }),
      (error: unknown) => {
        if (isOffline()) return null;
        throw error;
      },
    ),
  );
  if (loaded === null) throw new RequestError(failureWithoutResponse());
  return loaded.code;
}
