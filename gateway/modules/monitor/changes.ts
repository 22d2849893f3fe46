import type { Context } from "../../context.ts";
import type { MutationResolvers, UpdateMonitorSearchInput } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { change, createChange } from "../mutation.ts";
import { decide } from "../permissions/policy.ts";
import { changeWithDenialReason, enforce } from "../permissions/requirePermission.ts";
import { getViewerPermission } from "../session/policy.ts";
import { toActor, getViewer } from "../session/viewer.ts";
import { monitorPolicy } from "./policy.ts";

const changeNamed = createChange({ q: "query", beats: "beatIds" });

/** @throws PermissionDeniedError with the first reason */
async function enforceSave(context: Context): Promise<void> {
  const viewer = await getViewer(context);
  enforce(decide(monitorPolicy.save, toActor(viewer), viewer));
}

type Fields = Pick<UpdateMonitorSearchInput, "query" | "sources" | "beatIds" | "notify">;

const toSearchBody = ({ query, sources, beatIds, notify }: Fields) => ({
  q: query,
  sources: sources === null ? [] : sources,
  beats: beatIds === null ? [] : beatIds,
  notify,
});

export const mutations: MutationResolvers = {
  createMonitorSearch: (_mutation, { input }, context) =>
    changeNamed(context, input, async () => {
      await enforceSave(context);
      return context.rest.write(
        "createMonitorSearch",
        { body: { name: input.name, ...toSearchBody(input) } },
        { idempotencyKey: input.idempotencyKey ?? null },
      );
    }),
  updateMonitorSearch: (_mutation, { input }, context) =>
    changeNamed(context, input, async () => {
      await enforceSave(context);
      return context.rest.write("updateMonitorSearch", {
        params: { id: input.searchId },
        body: { name: input.name ?? undefined, ...toSearchBody(input) },
      });
    }),
  /** Returns the global id of the deleted search. */
  deleteMonitorSearch: (_mutation, { input }, context) =>
    change(context, input, async () => {
      const id = input.searchId;
      await enforceSave(context);
      await context.rest.write("deleteMonitorSearch", { params: { id } });
      return encodeId("MonitorSearch", id);
    }),
  /** Returns the number of new items. */
  addMonitorItems: (_mutation, { input }, context) => {
    const items = input.items.map(({ beatIds, outletId, ...item }) => ({
      ...item,
      outletId: outletId && outletId.databaseId,
      beats: beatIds ?? [],
    }));
    const options = { idempotencyKey: input.idempotencyKey ?? null };
    const add = async () => (await context.rest.write("createMonitorItems", { body: { items } }, options)).created;
    return change(context, input, () =>
      changeWithDenialReason(context, () => getViewerPermission(context, "addMonitorItems"), add),
    );
  },
};
