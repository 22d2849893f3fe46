import { settings, type Settings } from "./settings.ts";
import { storage, type ExpiringStorage } from "./storage.ts";

/** The development flag: set by the installation, or stored in this browser if the installation allows that. */
export function isDevelopmentOn(
  { development, allowDevMode }: Pick<Settings, "development" | "allowDevMode">,
  storage: Pick<ExpiringStorage, "read">,
): boolean {
  return development || (allowDevMode && Boolean(storage.read("__dev_mode")));
}

/** The development flag of this page. */
export const isDevelopment: boolean = isDevelopmentOn(settings, storage);
