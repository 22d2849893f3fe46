import type { CommunitySlug } from "../communities.ts";
import type { CommunityPostText } from "../texts.ts";
import { notesFromBeats } from "./beatNotes.ts";
import { expertCircle } from "./expertCircle.ts";
import { investigations } from "./investigations.ts";
import { longPosts } from "./long.ts";
import { mediaInsiders } from "./mediaInsiders.ts";
import { openBoard } from "./openBoard.ts";
import { prExchange } from "./prExchange.ts";
import { sydneyMedia } from "./sydneyMedia.ts";
import { techDesk } from "./techDesk.ts";

export const communityPosts: Readonly<Record<CommunitySlug | "none", readonly CommunityPostText[]>> = {
  "media-insiders": [...mediaInsiders, ...longPosts, ...notesFromBeats],
  "tech-desk": techDesk,
  "pr-exchange": prExchange,
  "expert-circle": expertCircle,
  "sydney-media": sydneyMedia,
  investigations,
  none: openBoard,
};
