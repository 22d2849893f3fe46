import type { Context } from "../../context.ts";
import { decide, type Permission, type Policy, type Rule } from "../permissions/policy.ts";
import { platformAdmin, signedIn, writer } from "../permissions/rules.ts";
import type { ViewerModel } from "./models.ts";
import { toActor, viewerOf } from "./viewer.ts";

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

const adminWriter: readonly Rule<unknown>[] = [...writer, platformAdmin];

const viewerPolicy: Policy<ViewerAction, ViewerModel> = {
  addMonitorItems: adminWriter,
  createAnnouncement: writer,
  createCommunity: [...writer, adminOfPlatformOrAccount],
  createCompany: adminWriter,
  createInterview: writer,
  createNewsroom: writer,
  createOutlet: adminWriter,
  finishOnboarding: [signedIn],
  manageAccount: writer,
  manageNotifications: [signedIn],
};

/** The resolver of one action's field of Viewer. */
export const viewerRight =
  (action: ViewerAction) =>
  (viewer: ViewerModel): Permission =>
    decide(viewerPolicy[action], toActor(viewer), viewer);

/** The permission of the operation's viewer. */
export const viewerPermission = async (context: Context, action: ViewerAction): Promise<Permission> =>
  viewerRight(action)(await viewerOf(context));
