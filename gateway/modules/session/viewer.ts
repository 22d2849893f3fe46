import type { ViewerModel } from "./models.ts";
import { perOperation, type Context } from "../../context.ts";
import { andThen, type Later } from "../../graph/later.ts";
import { readCurrentUser } from "../../rest/currentUser.ts";
import { hasCredentials } from "../../rest/session.ts";
import type { CurrentUser } from "../../rest/generated/contract.ts";
import type { Actor } from "../permissions/policy.ts";

/** The viewer without a sign-in, as the REST API describes it. */
export const guest: ViewerModel = Object.freeze({
  authenticated: false,
  id: null,
  slug: null,
  contactId: null,
  roles: ["guest"],
  modules: [],
  communities: [],
  firstname: null,
  lastname: null,
  fullName: null,
  logo: null,
  logoIcon: null,
  jobTitle: null,
  beats: [],
  getstream: null,
  account: null,
  timezone: null,
  isReadOnly: false,
  isManaged: false,
  email: null,
  systemCompany: null,
  hasNotifications: false,
  onboarding: null,
} satisfies ViewerModel);

/** The current user without gaps: journo when no role was given. */
export function toViewer(user: CurrentUser): ViewerModel {
  if (!user.authenticated) return guest;
  return {
    ...user,
    roles: user.roles.length > 0 ? user.roles : ["journo"],
    beats: user.beats ?? [],
    isReadOnly: user.isReadOnly ?? false,
    isManaged: user.isManaged ?? false,
    hasNotifications: user.hasNotifications ?? false,
  };
}

/** The viewer as the rules need it. */
export const toActor = ({ authenticated, contactId, roles, isReadOnly, account }: ViewerModel): Actor => ({
  authenticated,
  contactId,
  isAdmin: roles.includes("admin"),
  isReadOnly,
  hasAccount: account !== null,
});

interface ViewerCache {
  viewer: Later<ViewerModel> | null;
  actor: Actor | null;
}

const viewerCacheOf = perOperation((): ViewerCache => ({ viewer: null, actor: null }));

/**
 * The viewer. Read at most once per operation and only when needed; a caller without credentials is a guest without
 * asking.
 */
export function viewerOf(context: Context): Later<ViewerModel> {
  const cache = viewerCacheOf(context);
  cache.viewer ??= hasCredentials(context.session)
    ? readCurrentUser(context.rest).then((user) => recognised(context, toViewer(user)))
    : guest;
  return cache.viewer;
}

/** Takes over what another call said of the viewer. */
function recognised(context: Context, viewer: ViewerModel): ViewerModel {
  if (viewer.id !== null) context.realtime.knownAs(viewer.id);
  return setViewer(context, viewer);
}

/** Takes over what a change says of the viewer. */
export function setViewer(context: Context, viewer: ViewerModel): ViewerModel {
  const cache = viewerCacheOf(context);
  cache.viewer = viewer;
  cache.actor = toActor(viewer);
  return viewer;
}

/** After a change to the viewer: it is read again when needed next. */
export function forgetViewer(context: Context): void {
  const cache = viewerCacheOf(context);
  cache.viewer = null;
  cache.actor = null;
}

/** The viewer as the permission rules see them. */
export function actorOf(context: Context): Later<Actor> {
  const cache = viewerCacheOf(context);
  return cache.actor ?? andThen(viewerOf(context), (viewer) => (cache.actor ??= toActor(viewer)));
}
