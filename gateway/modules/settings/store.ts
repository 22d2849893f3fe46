import type { Context } from "../../context.ts";
import type { Later } from "../../graph/later.ts";
import { hasCredentials } from "../../rest/session.ts";
import { readSettings } from "../../rest/settings.ts";
import type { UserSettingsModel } from "../models.ts";
import { orNull, storePerOperation } from "../store.ts";

/** The settings within one operation, by slug. The REST API has no call for those of several people. */
const settings = storePerOperation<string, UserSettingsModel>(({ rest }) => ({
  one: (slug) => readSettings(rest, slug),
  many: async (slugs) =>
    (await Promise.all(slugs.map((slug) => orNull(readSettings(rest, slug))))).filter((found) => found !== null),
  keyOf: ({ slug }) => slug,
}));

/** Null when there are none, or when they are not for the viewer (D-64); guests have none to ask for. */
export const settingsOf = (context: Context, slug: string): Later<UserSettingsModel | null> =>
  hasCredentials(context.session) ? settings(context).get(slug) : null;
