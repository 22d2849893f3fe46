import Type from "typebox";
import { loadBy, operation, type Operation } from "../http/operation.ts";
import { IdParams, ids, pageOfRequested, pageQuery, toWindow } from "../http/paging.ts";
import { List } from "../http/schema.ts";
import { Channel, ChannelChanges, ChannelInput, ChannelType } from "./schema.ts";
import { toChannel, createChannel, findChannels, listChannels, requireChannel, updateChannel } from "./store.ts";

const common = { tag: "Channels", assumed: true } as const;
const owned = { ...common, params: IdParams, ...loadBy("id", requireChannel) } as const;

/** Only users of the account can access its channels; others get a 404. */
export const channelOperations: Operation[] = [
  operation(common, {
    id: "getChannels",
    path: "/channels",
    summary: "Lists the channels of the caller's account, by name.",
    query: pageQuery({ ids, type: Type.Optional(ChannelType) }),
    response: List(Channel),
    handle: async ({ services: { db }, viewer, query }) =>
      query.ids === undefined
        ? listChannels(db, viewer, query.type, toWindow(query))
        : pageOfRequested(query.ids, await findChannels(db, viewer, query.ids)),
  }),
  operation(common, {
    id: "createChannel",
    path: "/channels",
    summary: "Creates a channel of the caller's account.",
    body: ChannelInput,
    response: Channel,
    creates: true,
    handle: async ({ services: { db, now }, viewer, body }) => createChannel(db, viewer, body, now()),
  }),
  operation(owned, {
    id: "getChannel",
    path: "/channels/{id}",
    summary: "Returns a channel of the caller's account.",
    response: Channel,
    handle: async ({ target }) => toChannel(target),
  }),
  operation(owned, {
    id: "updateChannel",
    path: "/channels/{id}",
    summary: "Updates the given fields of a channel. The type cannot be changed.",
    body: ChannelChanges,
    response: Channel,
    handle: ({ services: { db }, viewer, body, target }) => updateChannel(db, viewer, target, body),
  }),
  operation(owned, {
    id: "deleteChannel",
    path: "/channels/{id}",
    summary: "Deletes a channel and removes it from all announcements.",
    handle: async ({ services: { db }, target: { id } }) => {
      await db.deleteFrom("channels").where("id", "=", id).execute();
    },
  }),
];
