import type { Viewer } from "../session/viewer.ts";

/** Only its creator and administrators of its account, whose users alone can read it, may delete it. */
export const canDeleteWork = (
  viewer: Pick<Viewer, "contactId" | "roles">,
  { creator_id: creator }: { creator_id: number },
): boolean => creator === viewer.contactId || viewer.roles.includes("accountAdmin");
