import { newVersion, OutdatedError } from "./newVersion.ts";
import { withRetries } from "./withRetries.ts";

/**
 * Imports code that has not been loaded yet, with retries (ERR-15).
 * @throws OutdatedError without a retry when a newer version has been deployed and the code no longer exists
 */
export function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  const once = async () => {
    try {
      return await load();
    } catch (error) {
      throw (await newVersion.check()) ? new OutdatedError() : error;
    }
  };
  return withRetries(once, { isFinal: (error) => error instanceof OutdatedError });
}

/** Like `loadCode`. When a newer version has been deployed, the page reloads once if nothing is unsaved. */
export async function loadCurrentCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await loadCode(load);
  } catch (error) {
    if (error instanceof OutdatedError && newVersion.claimReload()) return newVersion.reload();
    throw error;
  }
}
