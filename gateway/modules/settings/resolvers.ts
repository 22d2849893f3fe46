import type { Context } from "../../context.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { andThen } from "../../graph/maybePromise.ts";
import { readProperty } from "../../graph/property.ts";
import { createPayloadResolvers, type Payload } from "../mutation.ts";
import type { ViewerModel } from "../session/models.ts";
import { getViewer } from "../session/viewer.ts";
import type { Nodes } from "../store.ts";
import { toSocialProfiles } from "../users/socials.ts";
import { users } from "../users/store.ts";
import { mutations } from "./changes.ts";
import type { ChangedSettings } from "./changeSettings.ts";
import { getSettings } from "./store.ts";

/**
 * The name of the account whose admins manage the profile. An account admin can open the settings of others only if they are managed users
 * of the same account. The REST API does not report this for users of other accounts.
 */
function findManagingAccount({ id, isManaged, account, roles }: ViewerModel, userId: number): string | null {
  const isManagedProfile = id === userId ? isManaged : !roles.includes("admin");
  return isManagedProfile ? (account?.name ?? null) : null;
}

/** Also returned when the change was refused. */
const currentViewer = {
  viewer: (_payload: object, _arguments: object, context: Context) => getViewer(context),
};

export const resolvers: Resolvers = {
  Query: {
    settings: (_query, { slug }, context) => getSettings(context, slug),
  },
  Mutation: mutations,
  UserSettings: {
    id: ({ slug }) => encodeId("UserSettings", slug),
    firstName: readProperty("firstname"),
    lastName: readProperty("lastname"),
    jobTitle: readProperty("job"),
    user: ({ slug }, _arguments, context) => users(context).get(slug),
    author: ({ slug }, _arguments, context) => users(context).get(slug),
    isOwn: ({ userId }, _arguments, context) => andThen(getViewer(context), ({ id }) => id === userId),
    managedBy: ({ userId }, _arguments, context) => andThen(getViewer(context), (viewer) => findManagingAccount(viewer, userId)),
    contact: ({ slug }, _arguments, context) => context.rest.read("getSettingsContacts", { params: { user: slug } }),
    socials: async ({ slug }, _arguments, context) =>
      toSocialProfiles(await context.rest.read("getSettingsSocial", { params: { user: slug } })),
    generatedProfile: ({ slug }, _arguments, context) => context.rest.read("getProfileAi", { params: { user: slug } }),
  },
  SettingsOrganization: {
    isCompany: ({ id }) => id !== null,
  },
  GeneratedProfile: {
    isPending: ({ status }) => status === "pending",
  },
  UpdateSettingsPayload: currentViewer,
  RemoveAvatarPayload: currentViewer,
};

export const addResolvers = createPayloadResolvers(
  "UserSettings",
  ({ result }: Payload<ChangedSettings>, _arguments, context) => result && getSettings(context, result.slug),
);

export const nodes: Nodes = {
  UserSettings: (context, slug) => getSettings(context, slug),
};
