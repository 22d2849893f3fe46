import type { Context } from "../../context.ts";
import type { ChangedSettings } from "./permission.ts";
import { settingsOf } from "./store.ts";

/** The payload field that returns the current settings. */
export const changedSettings = {
  settings: ({ result }: { result: ChangedSettings | null }, _arguments: object, context: Context) =>
    result && settingsOf(context, result.slug),
};
