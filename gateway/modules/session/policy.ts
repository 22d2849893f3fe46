import type { Context } from "../../context.ts";
import { decide, type Permission, type Policy, type Rule } from "../permissions/policy.ts";
import { platformAdmin, signedIn, writerRules } from "../permissions/rules.ts";
import type { ViewerModel } from "./models.ts";
import { toActor, getViewer } from "./viewer.ts";

const adminOfPlatformOrAccount: Rule<ViewerModel> = {
  code: "NOT_ADMIN",
  message: "Only platform admins and administrators of an account may do this.",
  denies: (actor, { roles }) => !actor.isAdmin && !roles.includes("accountAdmin"),
};

const adminWriter: readonly Rule<unknown>[] = [...writerRules, platformAdmin];

/** The rules of the actions that are about no object yet, or about the viewer's own account; fields of Viewer. */
const viewerPolicy = {
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
} satisfies Policy<string, ViewerModel>;

const decideFor = (viewer: ViewerModel, rules: readonly Rule<ViewerModel>[]): Permission =>
  decide(rules, toActor(viewer), viewer);

/** The resolvers of these fields. */
export const viewerPermissionResolvers = Object.fromEntries(
  Object.entries(viewerPolicy).map(([action, rules]) => [action, (viewer: ViewerModel) => decideFor(viewer, rules)]),
);

/** The permission of the operation's viewer. */
export const getViewerPermission = async (context: Context, action: keyof typeof viewerPolicy): Promise<Permission> =>
  decideFor(await getViewer(context), viewerPolicy[action]);
