import type { Context } from "../../context.ts";
import { Refusal } from "../../errors.ts";
import { decodeDatabaseId } from "../../graph/ids.ts";
import { RestError } from "../../rest/error.ts";
import type { AnnouncementModel } from "../models.ts";
import { decide, type DenialCode } from "../permissions/policy.ts";
import { actorOf } from "../session/viewer.ts";
import { announcementPolicy, type AnnouncementAction } from "./policy.ts";
import { announcements } from "./store.ts";

/** Who one is forbids these; everything else is the state's doing, which the REST API answers with 422. */
const forbidding: ReadonlySet<DenialCode> = new Set(["NOT_SIGNED_IN", "NOT_EDITOR"]);

export const decodeAnnouncementId = (id: string): number => decodeDatabaseId(id, "Announcement");

/**
 * Reads the announcement that is to be changed and holds it to the rules behind its permission fields. The REST API decides
 * once more for itself.
 * @throws RestError 404 when there is none or the viewer may not see it; Refusal with the first reason
 */
export async function permit(
  context: Context,
  id: number,
  ...actions: readonly AnnouncementAction[]
): Promise<AnnouncementModel> {
  const [announcement, actor] = await Promise.all([announcements(context).get(id), actorOf(context)]);
  if (announcement === null)
    throw new RestError(`announcement ${id}: not found`, { call: "getAnnouncement", failure: "status", status: 404 });
  for (const action of actions) {
    const [reason] = decide(announcementPolicy[action], actor, announcement).reasons;
    if (reason !== undefined) throw new Refusal(forbidding.has(reason.code) ? "FORBIDDEN" : "INVALID", reason.message);
  }
  return announcement;
}
