import type { Context } from "../../context.ts";
import type { ListenOptions, RealtimeEvent } from "../../realtime/hub.ts";
import { createUnauthorizedError } from "../../rest/error.ts";
import { getViewer } from "./viewer.ts";

/** Events that the platform sends to a single user. */
export type UserChannel = "notifications" | "messages" | "videos";

/**
 * Events of a channel that every signed-in user may listen to.
 * @throws RestError 401 for a guest
 */
export async function listenToSharedChannel(
  context: Context,
  channel: string,
  options: ListenOptions,
): Promise<AsyncIterable<RealtimeEvent>> {
  return context.realtime.events(await requireViewerId(context), channel, options);
}

/**
 * Events of a channel that belongs to the viewer.
 * @throws RestError 401 for a guest
 */
export async function listenToUserChannel(
  context: Context,
  channel: UserChannel,
  options: ListenOptions,
): Promise<AsyncIterable<RealtimeEvent>> {
  const id = await requireViewerId(context);
  return context.realtime.events(id, `User${id}_channel_user_${channel}`, options);
}

async function requireViewerId(context: Context): Promise<number> {
  const id = context.realtime.user ?? (await getViewer(context)).id;
  if (id === null) throw createUnauthorizedError("realtime");
  return id;
}
