import type { Capability } from "../../graph/generated/resolvers.ts";
import type { ViewerModel } from "./models.ts";

const isAdmin = ({ roles }: ViewerModel): boolean => roles.includes("admin");
const isAccountAdmin = ({ roles }: ViewerModel): boolean => roles.includes("accountAdmin");
const isJournalist = ({ roles }: ViewerModel): boolean => roles.includes("journo");
const mayWrite = ({ authenticated, isReadOnly }: ViewerModel): boolean => authenticated && !isReadOnly;
const hasSettings = (viewer: ViewerModel): boolean => mayWrite(viewer) && viewer.onboarding === null;

const all: readonly Capability[] = [
  "WRITE",
  "OPEN_SETTINGS",
  "OPEN_SETTINGS_OF_OTHERS",
  "CREATE_COMMUNITY",
  "USE_ACCOUNT",
  "ADMINISTER",
  "SEE_ACCOUNT_ITEMS",
  "SEE_BANNER",
];

/** The condition for each capability: the only place that maps roles to pages and menu entries. */
const rules: Readonly<Record<Capability, (viewer: ViewerModel) => boolean>> = {
  WRITE: mayWrite,
  // Settings are closed to read-only users and during onboarding (GUARD-09, GUARD-10).
  OPEN_SETTINGS: hasSettings,
  OPEN_SETTINGS_OF_OTHERS: (viewer) => hasSettings(viewer) && (isAdmin(viewer) || isAccountAdmin(viewer)),
  CREATE_COMMUNITY: (viewer) => mayWrite(viewer) && (isAdmin(viewer) || isAccountAdmin(viewer)),
  USE_ACCOUNT: ({ account }) => account !== null,
  ADMINISTER: isAdmin,
  SEE_ACCOUNT_ITEMS: (viewer) => viewer.authenticated && !isAdmin(viewer) && !isJournalist(viewer),
  SEE_BANNER: (viewer) => viewer.account !== null && !isAdmin(viewer) && !isJournalist(viewer),
};

/** The viewer's capabilities, in the order of the enum. */
export function getCapabilities(viewer: ViewerModel): Capability[] {
  return all.filter((capability) => rules[capability](viewer));
}
