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
  /** Returns the id of the story, like the other changes. */
  createStory: (_mutation, { input }, context) => {
    const {
      clientMutationId: _clientMutationId,
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
      return (await context.rest.write("createStory", { body }, { idempotencyKey })).id;
    };
    return changeNamed(context, input, make);
  },
  updateStory: async (_mutation, { input }, context) => {
    const {
      clientMutationId: _clientMutationId,
      storyId,
      beatIds,
      communityIds,
      outletId,
      kind,
      status,
      image,
      ...fields
    } = input;
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
      return id;
    };
    return changeNamed(context, input, make);
  },
  deleteStory: async (_mutation, { input }, context) => {
    const id = input.storyId;
    return change(context, input, async () => {
      await requirePermission(context, stories(context).get(id), storyPolicy, "delete");
      await context.rest.write("deleteStory", { params: { id } });
      return id;
    });
  },
  restoreStory: async (_mutation, { input }, context) => {
    const id = input.storyId;
    return change(context, input, async () => {
      await requirePermission(context, stories(context).get(id), storyPolicy, "restore");
      await context.rest.write("restoreStory", { params: { id } });
      return id;
    });
  },
};

/** The result of mutations on stories: the id, by which the story is read again on demand. */
export type StoryResult = number;
