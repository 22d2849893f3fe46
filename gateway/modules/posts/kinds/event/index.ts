import type { EventPost } from "../../../../rest/generated/contract.ts";
import type { CreateEventInput } from "../../../../graph/generated/resolvers.ts";
import { readLatestEvents } from "../../../../rest/events.ts";
import { latest } from "../../latest.ts";
import { isSystemByAuthor, listingPolicy } from "../../policy.ts";
import type { PostKindOf } from "../kind.ts";

export const event: PostKindOf<"event", CreateEventInput> = {
  noun: "event",
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
  },
  resolvers: {
    Query: {
      latestEvents: (_query, { first }, context, info) => latest(context, info, first, readLatestEvents),
    },
    EventType: { ONLINE: "online", OFFLINE: "offline" },
  },
};

export type EventType = NonNullable<EventPost["eventType"]>;
