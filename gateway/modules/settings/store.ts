import type { Context } from "../../context.ts";
import type { MaybePromise } from "../../graph/maybePromise.ts";
import { hasCredentials } from "../../rest/session.ts";
import { createStorePerOperation } from "../store.ts";
import type { UserSettingsModel } from "./models.ts";

/** The operation's store of settings, by slug. */
const settings = createStorePerOperation<string, UserSettingsModel>(({ rest }) => ({
  readOne: (slug) => rest.read("getSettingsBase", { params: { user: slug } }),
  getKey: ({ slug }) => slug,
}));

/** Null when they do not exist or the viewer may not open them; for guests no request is sent. */
export const getSettings = (context: Context, slug: string): MaybePromise<UserSettingsModel | null> =>
  hasCredentials(context.session) ? settings(context).get(slug) : null;
