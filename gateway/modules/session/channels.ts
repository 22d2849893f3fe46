import type { Context } from "../../context.ts";
import { RestError } from "../../rest/error.ts";
import { viewerOf } from "./viewer.ts";

/** Events that the platform sends to one user alone (D-184, D-185). */
export type UserChannel = "notifications" | "messages" | "videos";

/**
 * The upstream's name for a channel of the viewer.
 * @throws RestError 401 for a guest
 */
export async function ownChannel(context: Context, channel: UserChannel): Promise<string> {
  const { id } = await viewerOf(context);
  if (id === null) throw new RestError("realtime: unauthorized", { call: "realtime", failure: "status", status: 401 });
  return `User${id}_channel_user_${channel}`;
}
