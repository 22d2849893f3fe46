import { isOffline } from "../lib/connection.ts";
import { loadCode } from "../lib/loadCode.ts";
import { noAnswer, RequestError } from "../relay/failures.ts";

/**
 * The code of a screen. Without a network it fails at once, so that the reader is told instead of looking at the page
 * before.
 */
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
  if (loaded === null) throw new RequestError(noAnswer());
  return loaded.code;
}
