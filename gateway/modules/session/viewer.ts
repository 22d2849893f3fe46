import { createPerOperation, type Context } from "../../context.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import { readCurrentUser } from "../../rest/currentUser.ts";
import type { CurrentUser, Module } from "../../rest/generated/contract.ts";
import { hasCredentials } from "../../rest/session.ts";
import type { Actor } from "../permissions/policy.ts";
import type { ViewerModel } from "./models.ts";

/** A guest, as the REST API describes one. */
export const guestViewer: ViewerModel = Object.freeze({
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

/** Converts the current user and fills in defaults, such as the role journo when there is none. */
export function toViewer(user: CurrentUser): ViewerModel {
  if (!user.authenticated) return guestViewer;
  return {
    ...user,
    roles: user.roles.length > 0 ? user.roles : ["journo"],
    beats: user.beats ?? [],
    isReadOnly: user.isReadOnly ?? false,
    isManaged: user.isManaged ?? false,
    hasNotifications: user.hasNotifications ?? false,
  };
}

/** The viewer's properties for the permission rules. */
export const toActor = ({ authenticated, contactId, roles, isReadOnly, account }: ViewerModel): Actor => ({
  authenticated,
  contactId,
  isAdmin: roles.includes("admin"),
  isReadOnly,
  hasAccount: account !== null,
});

interface ViewerCache {
  viewer: MaybePromise<ViewerModel> | null;
  actor: Actor | null;
}

const getViewerCache = createPerOperation((): ViewerCache => ({ viewer: null, actor: null }));

/** The viewer, read on demand and at most once per operation. A caller without credentials is a guest without a request. */
export function getViewer(context: Context): MaybePromise<ViewerModel> {
  const cache = getViewerCache(context);
  cache.viewer ??= hasCredentials(context.session)
    ? readCurrentUser(context.rest).then((user) => recordViewer(context, toViewer(user)))
    : guestViewer;
  return cache.viewer;
}

/** Records the viewer's user id for realtime events. */
function recordViewer(context: Context, viewer: ViewerModel): ViewerModel {
  if (viewer.id !== null) context.realtime.setUser(viewer.id);
  return setViewer(context, viewer);
}

/** The call that a module needs. If the platform lacks it, no user has the module. */
const moduleCalls: Readonly<Partial<Record<Module, string>>> = {
  contacts: "getContacts",
  monitor: "getMonitor",
  onlineNewsroom: "getNewsroom",
  opportunities: "getRecommendations",
  reports: "getMonitorReport",
};

const isOffered = (context: Context, module: Module): boolean => {
  const call = moduleCalls[module];
  return call === undefined || context.rest.supports(call);
};

/** Stores the viewer returned by a change. */
export function setViewer(context: Context, user: ViewerModel): ViewerModel {
  const viewer = { ...user, modules: user.modules.filter((module) => isOffered(context, module)) };
  const cache = getViewerCache(context);
  cache.viewer = viewer;
  cache.actor = toActor(viewer);
  return viewer;
}

/** Call this after a change to the viewer; the next access reads it again. */
export function clearViewer(context: Context): void {
  const cache = getViewerCache(context);
  cache.viewer = null;
  cache.actor = null;
}

/** The viewer as an actor for the permission rules. */
export function getActor(context: Context): MaybePromise<Actor> {
  const cache = getViewerCache(context);
  return cache.actor ?? andThen(getViewer(context), (viewer) => (cache.actor ??= toActor(viewer)));
}
