import type { Context } from "../../context.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import { readProperty } from "../../graph/property.ts";
import { readAll } from "../../rest/bulk.ts";
import type { Author } from "../../rest/generated/contract.ts";
import type { CompanyModel } from "../companies/models.ts";
import { companies } from "../companies/store.ts";
import { readAuthorFeedPage } from "../feed/page.ts";
import { createPermissionsParent } from "../permissions/permissionFields.ts";
import { decide, type Permission } from "../permissions/policy.ts";
import { readIfAllowed } from "../permissions/requirePermission.ts";
import { isAuthor } from "../permissions/rules.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { getActor } from "../session/viewer.ts";
import { getSettingsFacts, settingsPolicy } from "../settings/policy.ts";
import { createReadBySlug, type Nodes } from "../store.ts";
import { readBeats } from "./beats.ts";
import { findMentions } from "./mentions.ts";
import type { UserModel } from "./models.ts";
import { toProfileFacts, profilePolicy, type UserPermissionsModel } from "./policy.ts";
import { toSocialProfiles } from "./socials.ts";
import { users } from "./store.ts";

function readProfile({ slug, type }: Author, context: Context): MaybePromise<UserModel | CompanyModel | null> {
  if (slug === null) return null;
  return type === "company" ? companies(context).get(slug) : users(context).get(slug);
}

const createSettingsPermissionResolver =
  (action: keyof typeof settingsPolicy) =>
  ({ user }: UserPermissionsModel, _arguments: object, context: Context): MaybePromise<Permission> =>
    andThen(getActor(context), (actor) =>
      andThen(getSettingsFacts(user, context), (facts) => decide(settingsPolicy[action], actor, facts)),
    );

/** Fields shared by all types of responsibilities. */
const responsibility = {
  beats: ({ beats }: { beats: readonly number[] }, _arguments: object, context: Context) => readBeats(context, beats),
};

const responsibilityTypes = {
  outlet: "OutletResponsibility",
  company: "CompanyResponsibility",
  spokesperson: "SpokespersonResponsibility",
} as const;

export const resolvers: Resolvers = {
  Query: {
    mentions: (_query, args, context) => findMentions(context, args),
    user: (_query, { slug }, context, info) => prefetchViewer(context, info, users(context).get(slug)),
    beats: (_query, _arguments, context) => readAll(context.rest, "getBeats"),
    countries: (_query, { query }, context) => readAll(context.rest, "getCountries", { query: { q: query } }),
    timezones: (_query, _arguments, context) => readAll(context.rest, "getTimezones"),
  },
  Author: {
    isViewer: (author, _arguments, context) => andThen(getActor(context), (actor) => isAuthor(actor, { author })),
    profile: (author, _arguments, context) => readProfile(author, context),
  },
  Profile: {
    __resolveType: (profile) => ("userId" in profile ? "User" : "Company"),
  },
  User: {
    id: ({ slug }) => encodeId("User", slug),
    authorId: ({ id }) => encodeId("Author", id),
    isViewer: (author, _arguments, context) => andThen(getActor(context), (actor) => isAuthor(actor, { author })),
    jobTitle: readProperty("job"),
    lastActiveAt: readProperty("lastActiveStamp"),
    socials: ({ social }) => toSocialProfiles(social),
    posts: (user, { types, ...page }, context) =>
      readIfAllowed(context, profilePolicy.readPosts, toProfileFacts(user), () =>
        readAuthorFeedPage(
          context,
          (slice) => context.rest.listResults("getUserPosts", { params: { slug: user.slug }, query: { ...slice, types } }),
          page,
        ),
      ),
    permissions: (user, _arguments, context) =>
      andThen(createPermissionsParent(context, "UserPermissions", profilePolicy, toProfileFacts(user)), (parent) => ({
        ...parent,
        user,
      })),
  },
  UserPermissions: {
    openSettings: createSettingsPermissionResolver("open"),
    changeSettings: createSettingsPermissionResolver("change"),
  },
  Responsibility: {
    __resolveType: ({ kind }) => responsibilityTypes[kind],
  },
  OutletResponsibility: responsibility,
  CompanyResponsibility: {
    ...responsibility,
    isPending: ({ status }) => status === "pending",
  },
  SpokespersonResponsibility: responsibility,
  Timezone: { name: ({ id }) => id },
};

/** These lists are short, so they are read as a whole. */
const createReadFromList =
  <Item extends { id: number }>(list: (context: Context) => Promise<readonly Item[]>) =>
  async (context: Context, key: string): Promise<Item | null> =>
    (await list(context)).find(({ id }) => String(id) === key) ?? null;

export const nodes: Nodes = {
  User: createReadBySlug(users),
  Beat: createReadFromList(({ rest }) => readAll(rest, "getBeats")),
  Country: createReadFromList(({ rest }) => readAll(rest, "getCountries")),
};
