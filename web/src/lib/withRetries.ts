import { isOffline, untilOnline } from "./connection.ts";

const attempts = 3;
const step = 3000;

interface Options {
  /** Whether trying again is of no use. Default: never. */
  isFinal?: (error: unknown) => boolean;
  /** Pauses for so many ms; tests bring their own. */
  wait?: (milliseconds: number) => Promise<void>;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Loads a lazy screen, and tries again up to 3 times, 3 s times the number of the attempt later (ERR-15, ERR-16). While
 * the device has no network it waits for that instead, since no attempt could succeed.
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
        await untilOnline();
        continue;
      }
      failed += 1;
      if (failed > attempts) throw error;
      await wait(step * failed);
    }
  }
}
