import type { MutationResolvers, UpdateStoryInput } from "../../graph/generated/resolvers.ts";
import { toDatabaseIds } from "../../graph/ids.ts";
import { createChange } from "../mutation.ts";
import { createChangeById, type ObjectRef } from "../permissions/changeById.ts";
import { enforceRules } from "../permissions/requirePermission.ts";
import { createStoryRules, storyPolicy } from "./policy.ts";
import { stories } from "./store.ts";

const changeNamed = createChange({ beats: "beatIds", communities: "communityIds" });
const changeStory = createChangeById(changeNamed, stories, storyPolicy);

const toListFields = ({ beatIds, communityIds }: Pick<UpdateStoryInput, "beatIds" | "communityIds">) => ({
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
    return changeNamed(context, input, async () => {
      await enforceRules(context, createStoryRules);
      const body = {
        ...fields,
        ...toListFields({ beatIds, communityIds }),
        outletId: outletId && outletId.databaseId,
        authorId: authorId ?? undefined,
        img: image,
        saveAs: status ?? "published",
      };
      return context.rest.write("createStory", { body }, { idempotencyKey });
    });
  },
  updateStory: async (_mutation, { input }, context) => {
    const { clientMutationId: _, storyId, beatIds, communityIds, outletId, kind, status, image, ...fields } = input;
    return changeStory(context, input, storyId, "edit", (id) =>
      context.rest.write("updateStory", {
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
      }),
    );
  },
  deleteStory: (_mutation, { input }, context) =>
    changeStory(context, input, input.storyId, "delete", (id) => context.rest.write("deleteStory", { params: { id } })),
  restoreStory: (_mutation, { input }, context) =>
    changeStory(context, input, input.storyId, "restore", (id) => context.rest.write("restoreStory", { params: { id } })),
};

/** The result of mutations on stories. */
export type StoryResult = ObjectRef;
