import type { ContextSettings } from "../../context.ts";
import type { ViewMode } from "../../graph/generated/resolvers.ts";
import type { ViewerModel } from "./models.ts";

/**
 * The view modes of a viewer, the default first. Only platform admins can choose. If the installation opens the full view to
 * accounts with modules, their users have only the full view (USER-11, USER-12).
 */
export function getViewModes({ roles, modules }: ViewerModel, fullView: ContextSettings["fullView"]): ViewMode[] {
  if (roles.includes("admin")) return ["FULL", "MVP"];
  return fullView === "modules" && modules.length > 0 ? ["FULL"] : ["MVP"];
}
