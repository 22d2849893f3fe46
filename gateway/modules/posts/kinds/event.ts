import { readLatestEvents } from "../../../rest/posts.ts";
import { withViewerAhead } from "../../session/lookahead.ts";
import { latestCount } from "../latest.ts";
import { isSystemByAuthor, listingPolicy } from "../policy.ts";
import type { PostKind } from "./kind.ts";

export const event = {
  typeName: "Event",
  collection: "events",
  queryKey: "event",
  restore: "POST",
  hasAll: true,
  policy: listingPolicy,
  isSystem: isSystemByAuthor,
  resolvers: {
    Query: {
      latestEvents: (_query, { first }, context, info) => withViewerAhead(context, info, readLatestEvents(context.rest, latestCount(first))),
    },
    EventType: { ONLINE: "online", OFFLINE: "offline" },
  },
} as const satisfies PostKind;
