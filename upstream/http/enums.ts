import { modules, onboardingStages, roles, userTypes } from "../db/columns.ts";
import { component, oneOf } from "./schema.ts";

export const newsKinds = ["media", "epitome", "marcoms"] as const;

export const Role = component("Role", oneOf(roles));
export const UserType = component("UserType", oneOf(userTypes));
export const Module = component("Module", oneOf(modules));
export const NewsKind = component("NewsKind", oneOf(newsKinds));
export const SaveAs = component("SaveAs", oneOf(["draft", "published"]));
export const OnboardingStage = component("OnboardingStage", oneOf(onboardingStages));
