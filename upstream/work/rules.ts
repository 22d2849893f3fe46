import type { Viewer } from "../session/viewer.ts";

/** Only the creator and administrators of the account may delete it. Users of other accounts cannot read it. */
export const canDeleteWork = (
  viewer: Pick<Viewer, "contactId" | "roles">,
  { creator_id: creator }: { creator_id: number },
): boolean => creator === viewer.contactId || viewer.roles.includes("accountAdmin");
