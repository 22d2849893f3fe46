import type { EventPost } from "../../../../rest/generated/contract.ts";
import type { CreateEventInput } from "../../../../graph/generated/resolvers.ts";
import { property } from "../../../../graph/property.ts";
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
    format: "type",
    timezone: "timezone",
    address: "address",
    venue: "venue",
    start: "start",
    end: "end",
    link: "link",
    description: "description",
    image: "img",
  },
  resolvers: {
    Query: {
      latestEvents: (_query, { first }, context, info) => latest(context, info, first, readLatestEvents),
    },
    Event: { image: property("img"), format: property("eventType") },
  },
};

export type EventFormat = NonNullable<EventPost["eventType"]>;
