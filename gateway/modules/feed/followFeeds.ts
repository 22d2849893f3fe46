import type { Beat } from "../../rest/generated/contract.ts";
import type { ViewerModel } from "../session/models.ts";

/** A feed of sources that the viewer follows. */
export interface FollowFeed {
  /** Unique among the viewer's feeds: "timeline" or "beat-{beat id}". */
  readonly key: string;
  readonly name: string;
  readonly beat: Beat | null;
  /** Group and id, which identify it in the REST API. */
  readonly feed: "timeline" | "beat";
  readonly feedId: string;
}

/**
 * The tabs of the home page: only "All beats" for journalists; "My favourites", then one per beat for others; none for guests.
 */
export function listFollowFeeds(viewer: ViewerModel): FollowFeed[] {
  if (!viewer.authenticated || viewer.getstream === null) return [];
  const isJournalist = viewer.roles.includes("journo");
  const timeline: FollowFeed = {
    key: "timeline",
    name: isJournalist ? "All beats" : "My favourites",
    beat: null,
    feed: "timeline",
    feedId: viewer.getstream.userId,
  };
  return isJournalist ? [timeline] : [timeline, ...viewer.beats.map(toBeatFeed)];
}

function toBeatFeed(beat: Beat): FollowFeed {
  return { key: `beat-${beat.id}`, name: beat.name, beat, feed: "beat", feedId: String(beat.id) };
}

/** The feed of a beat, or the timeline without a beat; null for a guest. */
export function findFollowFeed(viewer: ViewerModel, beatId: number | null): FollowFeed | null {
  const feeds = listFollowFeeds(viewer);
  return feeds.find(({ beat }) => beat !== null && beat.id === beatId) ?? feeds[0] ?? null;
}
