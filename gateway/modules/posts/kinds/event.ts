import type { CreateEventInput } from "../../../graph/generated/resolvers.ts";
import { readLatestEvents } from "../../../rest/posts.ts";
import { latest } from "../latest.ts";
import { isSystemByAuthor, listingPolicy } from "../policy.ts";
import type { FieldsOf, PostKind } from "./kind.ts";

export const event = {
  typeName: "Event",
  collection: "events",
  queryKey: "event",
  restore: "POST",
  hasAll: true,
  policy: listingPolicy,
  isSystem: isSystemByAuthor,
  fields: {
    name: "name",
    eventType: "type",
    timezone: "timezone",
    address: "address",
    venue: "venue",
    start: "start",
    end: "end",
    link: "link",
    description: "description",
    img: "img",
  } satisfies FieldsOf<CreateEventInput, "event">,
  resolvers: {
    Query: {
      latestEvents: (_query, { first }, context, info) => latest(context, info, first, readLatestEvents),
    },
    EventType: { ONLINE: "online", OFFLINE: "offline" },
  },
} as const satisfies PostKind;
