import type { Context } from "../../context.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import type { Policy, Rule } from "../permissions/policy.ts";
import { writerRules } from "../permissions/rules.ts";
import type { ViewerModel } from "../session/models.ts";
import { getViewer } from "../session/viewer.ts";
import { getSettings } from "./store.ts";

/** The properties of a person's settings that the rules check. */
export interface SettingsFacts {
  /** Whether the viewer has not finished onboarding. */
  readonly isOnboarding: boolean;
  /** Whether they are the viewer's own, or those of a profile that the viewer manages. */
  readonly isManagedByViewer: boolean;
}

/** The properties of the profile's owner that the rules check. */
interface Owner {
  readonly id: number;
  readonly slug: string;
  /** Null for a person who cannot sign in and has no settings. */
  readonly userId: number | null;
}

const onboarded: Rule<SettingsFacts> = {
  code: "ONBOARDING",
  message: "Finish setting up your account first.",
  remedy: "FINISH_ONBOARDING",
  denies: (_actor, { isOnboarding }) => isOnboarding,
};

const managedByViewer: Rule<SettingsFacts> = {
  code: "NOT_KEEPER",
  message: "Only the person and those who manage the profile may do this.",
  denies: (_actor, { isManagedByViewer }) => !isManagedByViewer,
};

/** Onboarding changes settings, but the pages of the settings open only after it. */
export const settingsPolicy: Policy<"open" | "change", SettingsFacts> = {
  open: [...writerRules, onboarded, managedByViewer],
  change: [...writerRules, managedByViewer],
};

/**
 * Only the REST API knows whether a managed user belongs to the viewer's account, so it is called only for account admins.
 */
function canManage(viewer: ViewerModel, { id, slug, userId }: Owner, context: Context): MaybePromise<boolean> {
  if (userId === null || !viewer.authenticated) return false;
  if (viewer.contactId === id || viewer.roles.includes("admin")) return true;
  return viewer.roles.includes("accountAdmin") && andThen(getSettings(context, slug), (found) => found !== null);
}

export const getSettingsFacts = (owner: Owner, context: Context): MaybePromise<SettingsFacts> =>
  andThen(getViewer(context), (viewer) =>
    andThen(canManage(viewer, owner, context), (isManagedByViewer) => ({
      isOnboarding: viewer.onboarding !== null,
      isManagedByViewer,
    })),
  );
