import Type from "typebox";
import { operation, type Operation } from "../http/operation.ts";
import { IdParams, ids, pageOfRequested, pageQuery, windowOf } from "../http/paging.ts";
import { List } from "../http/schema.ts";
import { Channel, ChannelChanges, ChannelInput, ChannelType } from "./schema.ts";
import { channelOf, createChannel, findChannels, listChannels, requireChannel, updateChannel } from "./store.ts";

const common = { tag: "Channels", assumed: true } as const;

/** Only users of the account can access its channels; others get a 404. */
export const channelOperations: Operation[] = [
  operation({
    ...common,
    id: "getChannels",
    method: "GET",
    path: "/channels",
    summary: "Lists the channels of the caller's account, by name.",
    access: "user",
    query: pageQuery({ ids, type: Type.Optional(ChannelType) }),
    status: 200,
    answer: List(Channel),
    handle: async ({ services: { db }, viewer, query }) =>
      query.ids === undefined
        ? listChannels(db, viewer, query.type, windowOf(query))
        : pageOfRequested(query.ids, await findChannels(db, viewer, query.ids)),
  }),
  operation({
    ...common,
    id: "createChannel",
    method: "POST",
    path: "/channels",
    summary: "Creates a channel of the caller's account.",
    access: "writer",
    body: ChannelInput,
    status: 201,
    answer: Channel,
    creates: true,
    handle: async ({ services: { db, now }, viewer, body }) => createChannel(db, viewer, body, now()),
  }),
  operation({
    ...common,
    id: "getChannel",
    method: "GET",
    path: "/channels/{id}",
    summary: "Returns a channel of the caller's account.",
    access: "user",
    params: IdParams,
    status: 200,
    answer: Channel,
    handle: async ({ services: { db }, viewer, params }) => channelOf(await requireChannel(db, viewer, params.id)),
  }),
  operation({
    ...common,
    id: "updateChannel",
    method: "PATCH",
    path: "/channels/{id}",
    summary: "Updates the given fields of a channel. The type cannot be changed.",
    access: "writer",
    params: IdParams,
    body: ChannelChanges,
    status: 200,
    answer: Channel,
    handle: async ({ services: { db }, viewer, params, body }) =>
      updateChannel(db, viewer, await requireChannel(db, viewer, params.id), body),
  }),
  operation({
    ...common,
    id: "deleteChannel",
    method: "DELETE",
    path: "/channels/{id}",
    summary: "Deletes a channel and removes it from all announcements.",
    access: "writer",
    params: IdParams,
    status: 204,
    handle: async ({ services: { db }, viewer, params }) => {
      const { id } = await requireChannel(db, viewer, params.id);
      await db.deleteFrom("channels").where("id", "=", id).execute();
    },
  }),
];
