import type { Context } from "../../context.ts";
import type { ChangedSettings } from "./changeSettings.ts";
import { getSettings } from "./store.ts";

/** The payload field that returns the current settings. */
export const changedSettings = {
  settings: ({ result }: { result: ChangedSettings | null }, _arguments: object, context: Context) =>
    result && getSettings(context, result.slug),
};
