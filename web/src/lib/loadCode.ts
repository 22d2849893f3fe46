import { newVersion, OutdatedError } from "./newVersion.ts";
import { withRetries } from "./withRetries.ts";

/** The messages of all failures, which name the file in most browsers. */
const failures = new Set<string>();

interface Options {
  /** Whether a retry would be pointless. Default: never. */
  isFinal?: () => boolean;
  /** Whether the code is used by now. While it is only loaded in advance, the page does not reload. Default: yes. */
  isNeeded?: () => boolean;
}

const always = () => true;

/**
 * Imports code that has not been loaded yet, with retries (ERR-15).
 *
 * Some browsers do not request a file again that failed once, until the page is reloaded. If an earlier call failed in the same way
 * although the server is available, the page therefore reloads once, unless something is unsaved.
 * @throws OutdatedError without a retry when a newer version has been deployed and the code no longer exists
 */
export function loadCode<Module>(load: () => Promise<Module>, { isFinal, isNeeded = always }: Options = {}): Promise<Module> {
  const failedEarlier = new Set(failures);
  const once = async () => {
    try {
      return await load();
    } catch (error) {
      const message = String(error);
      const served = await newVersion.check();
      if (served === "newer") throw new OutdatedError();
      if (served === "same" && failedEarlier.has(message) && isNeeded() && newVersion.claimRepair()) return newVersion.reload();
      failures.add(message);
      throw error;
    }
  };
  return withRetries(once, { isFinal: (error) => error instanceof OutdatedError || isFinal?.() === true });
}

/** Like `loadCode`. When a newer version has been deployed, the page reloads once if nothing is unsaved. */
export async function loadCurrentCode<Module>(
  load: () => Promise<Module>,
  { isNeeded = always }: Pick<Options, "isNeeded"> = {},
): Promise<Module> {
  try {
    return await loadCode(load, { isNeeded });
  } catch (error) {
    if (error instanceof OutdatedError && isNeeded() && newVersion.claimReload()) return newVersion.reload();
    throw error;
  }
}
