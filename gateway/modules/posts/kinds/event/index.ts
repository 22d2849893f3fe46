import type { CreateEventInput } from "../../../../graph/generated/resolvers.ts";
import { readProperty } from "../../../../graph/property.ts";
import { readLatestEvents } from "../../../../rest/events.ts";
import type { EventPost } from "../../../../rest/generated/contract.ts";
import { readLatestPosts } from "../../latestPosts.ts";
import { isSystemByAuthor, calloutEventAndJobPolicy } from "../../policy.ts";
import type { PostKindOf } from "../kind.ts";

export const event: PostKindOf<"event", CreateEventInput> = {
  noun: "event",
  policy: calloutEventAndJobPolicy,
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
      latestEvents: (_query, { first }, context, info) => readLatestPosts(context, info, first, readLatestEvents),
    },
    Event: { image: readProperty("img"), format: readProperty("eventType") },
  },
};

export type EventFormat = NonNullable<EventPost["eventType"]>;
