import type { UserSettingsModel } from "./models.ts";
import type { Context } from "../../context.ts";
import type { Later } from "../../graph/later.ts";
import { hasCredentials } from "../../rest/session.ts";
import { readSettings } from "../../rest/settings.ts";
import { storePerOperation } from "../store.ts";

/** The settings within one operation, by slug. */
const settings = storePerOperation<string, UserSettingsModel>(({ rest }) => ({
  one: (slug) => readSettings(rest, slug),
  keyOf: ({ slug }) => slug,
}));

/** Null when there are none, or when they are not for the viewer; guests have none to ask for. */
export const settingsOf = (context: Context, slug: string): Later<UserSettingsModel | null> =>
  hasCredentials(context.session) ? settings(context).get(slug) : null;
