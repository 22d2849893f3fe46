import type { Context } from "../../context.ts";
import { decide, type Permission, type Policy, type Rule } from "../permissions/policy.ts";
import { platformAdmin, signedIn, writerRules } from "../permissions/rules.ts";
import type { ViewerModel } from "./models.ts";
import { toActor, getViewer } from "./viewer.ts";

/** The actions that are about no object yet, or about the viewer's own account; fields of Viewer. */
export type ViewerAction =
  | "addMonitorItems"
  | "createAnnouncement"
  | "createCommunity"
  | "createCompany"
  | "createInterview"
  | "createNewsroom"
  | "createOutlet"
  | "finishOnboarding"
  | "manageAccount"
  | "manageNotifications";

const adminOfPlatformOrAccount: Rule<ViewerModel> = {
  code: "NOT_ADMIN",
  message: "Only platform admins and administrators of an account may do this.",
  remedy: null,
  denies: (actor, { roles }) => !actor.isAdmin && !roles.includes("accountAdmin"),
};

const adminWriter: readonly Rule<unknown>[] = [...writerRules, platformAdmin];

const viewerPolicy: Policy<ViewerAction, ViewerModel> = {
  addMonitorItems: adminWriter,
  createAnnouncement: writerRules,
  createCommunity: [...writerRules, adminOfPlatformOrAccount],
  createCompany: adminWriter,
  createInterview: writerRules,
  createNewsroom: writerRules,
  createOutlet: adminWriter,
  finishOnboarding: [signedIn],
  manageAccount: writerRules,
  manageNotifications: [signedIn],
};

/** Creates the resolver of one action's field of Viewer. */
export const createViewerPermissionResolver =
  (action: ViewerAction) =>
  (viewer: ViewerModel): Permission =>
    decide(viewerPolicy[action], toActor(viewer), viewer);

/** The permission of the operation's viewer. */
export const getViewerPermission = async (context: Context, action: ViewerAction): Promise<Permission> =>
  createViewerPermissionResolver(action)(await getViewer(context));
