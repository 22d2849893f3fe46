import { isRecord } from "../lib/isRecord.ts";

const channelName = "onboarding";

/** Notifies the other tabs of this browser that a user has finished onboarding. @param slug the user's */
export function broadcastEnd(slug: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ endedBy: slug });
  channel.close();
}

/** Calls back when this user has finished onboarding in another tab. Returns a function that unsubscribes. */
export function onEndElsewhere(slug: string, listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isRecord(data) && data["endedBy"] === slug) listener();
  });
  return () => channel.close();
}
