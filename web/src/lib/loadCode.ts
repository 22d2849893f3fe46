import { newVersion, OutdatedError } from "./newVersion.ts";
import { withRetries } from "./withRetries.ts";

/**
 * Loads code that is not part of the page yet, with retries (ERR-15).
 * @throws OutdatedError at once when it is gone because a newer version has been deployed
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
