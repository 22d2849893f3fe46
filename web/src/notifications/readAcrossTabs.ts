import { isRecord } from "../lib/isRecord.ts";

const channelName = "notifications";

/** Notifies the other tabs of this browser that a user has seen all notifications. @param viewerId a global id */
export function broadcastRead(viewerId: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ readBy: viewerId });
  channel.close();
}

/** Calls back when this user has seen all notifications in another tab. Returns a function that unsubscribes. */
export function onReadElsewhere(viewerId: string, listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isRecord(data) && data["readBy"] === viewerId) listener();
  });
  return () => channel.close();
}
