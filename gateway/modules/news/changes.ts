import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { toDatabaseIds, type SluggedKey } from "../../graph/ids.ts";
import { change, createChange } from "../mutation.ts";
import { enforceRules, requirePermission } from "../permissions/requirePermission.ts";
import { createStoryRules, storyPolicy } from "./policy.ts";
import { stories } from "./store.ts";

const changeNamed = createChange({ beats: "beatIds", communities: "communityIds" });

interface Lists {
  readonly beatIds?: readonly number[] | null | undefined;
  readonly communityIds?: readonly SluggedKey[] | null | undefined;
}

const toListFields = ({ beatIds, communityIds }: Lists) => ({
  beats: beatIds === null ? [] : beatIds,
  communities: communityIds === undefined ? undefined : toDatabaseIds(communityIds ?? []),
});

export const mutations: MutationResolvers = {
  createStory: (_mutation, { input }, context) => {
    const {
      clientMutationId: _,
      idempotencyKey = null,
      beatIds,
      communityIds,
      outletId,
      authorId,
      status,
      image,
      ...fields
    } = input;
    const make = async () => {
      await enforceRules(context, createStoryRules);
      const body = {
        ...fields,
        ...toListFields({ beatIds, communityIds }),
        outletId: outletId && outletId.databaseId,
        authorId: authorId ?? undefined,
        img: image,
        saveAs: status ?? "published",
      };
      const { id } = await context.rest.write("createStory", { body }, { idempotencyKey });
      return { id };
    };
    return changeNamed(context, input, make);
  },
  updateStory: async (_mutation, { input }, context) => {
    const { clientMutationId: _, storyId, beatIds, communityIds, outletId, kind, status, image, ...fields } = input;
    const id = storyId;
    const make = async () => {
      await requirePermission(context, stories(context).get(id), storyPolicy, "edit");
      await context.rest.write("updateStory", {
        params: { id },
        body: {
          ...fields,
          ...toListFields({ beatIds, communityIds }),
          outletId: outletId && outletId.databaseId,
          // Required fields cannot be cleared; null counts as omitted.
          kind: kind ?? undefined,
          img: image,
          saveAs: status ?? undefined,
        },
      });
      return { id };
    };
    return changeNamed(context, input, make);
  },
  deleteStory: async (_mutation, { input }, context) => {
    const id = input.storyId;
    return change(context, input, async () => {
      await requirePermission(context, stories(context).get(id), storyPolicy, "delete");
      await context.rest.write("deleteStory", { params: { id } });
      return { id };
    });
  },
  restoreStory: async (_mutation, { input }, context) => {
    const id = input.storyId;
    return change(context, input, async () => {
      await requirePermission(context, stories(context).get(id), storyPolicy, "restore");
      await context.rest.write("restoreStory", { params: { id } });
      return { id };
    });
  },
};

/** The result of mutations on stories; the story is read again only if the payload selects it. */
export interface StoryResult {
  readonly id: number;
}
