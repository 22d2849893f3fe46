import { MODULES, ONBOARDING_STAGES, ROLES, USER_TYPES } from "../db/columns.ts";
import { component, oneOf } from "./schema.ts";

export const NEWS_KINDS = ["media", "epitome", "marcoms"] as const;

export const Role = component("Role", oneOf(ROLES));
export const UserType = component("UserType", oneOf(USER_TYPES));
export const Module = component("Module", oneOf(MODULES));
export const NewsKind = component("NewsKind", oneOf(NEWS_KINDS));
export const SaveAs = component("SaveAs", oneOf(["draft", "published"]));
export const OnboardingStage = component("OnboardingStage", oneOf(ONBOARDING_STAGES));
