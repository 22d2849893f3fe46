import { isOffline, waitUntilOnline } from "./connection.ts";

const MAX_RETRIES = 3;
/** The delay before the first retry, in ms; each further one waits longer by the same time. */
const DELAY_STEP = 3000;

interface Options {
  /** Whether a retry is pointless after this error. Default: never. */
  isFinal?: (error: unknown) => boolean;
  /** Waits for a number of ms; tests pass their own. */
  wait?: (milliseconds: number) => Promise<void>;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Loads code with up to 3 retries; the delay is 3 s times the number of the attempt (ERR-15, ERR-16). While the device is
 * offline it waits for the network instead, because no attempt could succeed.
 */
export async function withRetries<Module>(
  load: () => Promise<Module>,
  { isFinal = () => false, wait = pause }: Options = {},
): Promise<Module> {
  let failed = 0;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (isFinal(error)) throw error;
      if (isOffline()) {
        await waitUntilOnline();
        continue;
      }
      failed += 1;
      if (failed > MAX_RETRIES) throw error;
      await wait(DELAY_STEP * failed);
    }
  }
}
