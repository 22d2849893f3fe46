import type { Context } from "../../context.ts";
import { Refusal, type FieldNames } from "../../errors.ts";
import type { CreateStoryInput, DeleteStoryInput, RestoreStoryInput, UpdateStoryInput } from "../../graph/generated/resolvers.ts";
import { decodeDatabaseId } from "../../graph/ids.ts";
import { RestError } from "../../rest/error.ts";
import { createStory, deleteStory, restoreStory, updateStory } from "../../rest/stories.ts";
import { change, type Payload } from "../mutation.ts";
import { decide, type DenialCode, type Permission } from "../permissions/policy.ts";
import { actorOf } from "../session/viewer.ts";
import { createStoryRules, storyPolicy, type StoryAction } from "./policy.ts";
import { stories } from "./store.ts";

const fieldNames: FieldNames = { beats: "beatIds", communities: "communityIds" };

/** Who one is forbids these; everything else is the state's doing, which the REST API answers with 422. */
const forbidding: ReadonlySet<DenialCode> = new Set(["NOT_SIGNED_IN", "NOT_ADMIN"]);

/** @throws Refusal with the first reason */
function hold({ reasons: [reason] }: Permission): void {
  if (reason !== undefined) throw new Refusal(forbidding.has(reason.code) ? "FORBIDDEN" : "INVALID", reason.message);
}

/** @throws RestError 404 when there is none or the viewer may not see it; Refusal with the first reason */
async function permit(context: Context, id: number, action: StoryAction): Promise<void> {
  const [story, actor] = await Promise.all([stories(context).get(id), actorOf(context)]);
  if (story === null) throw new RestError(`story ${id}: not found`, { call: "getStory", failure: "status", status: 404 });
  hold(decide(storyPolicy[action], actor, story));
}

interface Lists {
  readonly beatIds?: readonly number[] | null | undefined;
  readonly communityIds?: readonly number[] | null | undefined;
}

const listsOf = ({ beatIds, communityIds }: Lists) => ({
  ...(beatIds === undefined ? {} : { beats: [...(beatIds ?? [])] }),
  ...(communityIds === undefined ? {} : { communities: [...(communityIds ?? [])] }),
});

/** Answers the id of the story, as the others do. */
export function create(context: Context, input: CreateStoryInput): Promise<Payload<number>> {
  const { clientMutationId: _sent, idempotencyKey = null, beatIds, communityIds, authorId, saveAs, ...fields } = input;
  const make = async () => {
    hold(decide(createStoryRules, await actorOf(context), undefined));
    const body = {
      ...fields,
      ...listsOf({ beatIds, communityIds }),
      ...(authorId === null || authorId === undefined ? {} : { authorId }),
      saveAs: saveAs ?? "published",
    };
    return (await createStory(context.rest, body, idempotencyKey)).id;
  };
  return change(context, input, make, fieldNames);
}

/** */
export async function update(context: Context, input: UpdateStoryInput): Promise<Payload<number>> {
  const { clientMutationId: _sent, storyId, beatIds, communityIds, kind, saveAs, ...fields } = input;
  const id = decodeDatabaseId(storyId, "Story");
  const make = async () => {
    await permit(context, id, "edit");
    await updateStory(context.rest, id, {
      ...fields,
      ...listsOf({ beatIds, communityIds }),
      // What a story always has cannot be taken away; null counts as left out.
      ...(kind === null || kind === undefined ? {} : { kind }),
      ...(saveAs === null || saveAs === undefined ? {} : { saveAs }),
    });
    return id;
  };
  return change(context, input, make, fieldNames);
}

/** */
export async function remove(context: Context, input: DeleteStoryInput): Promise<Payload<number>> {
  const id = decodeDatabaseId(input.storyId, "Story");
  return change(context, input, async () => {
    await permit(context, id, "delete");
    await deleteStory(context.rest, id);
    return id;
  });
}

/** */
export async function restore(context: Context, input: RestoreStoryInput): Promise<Payload<number>> {
  const id = decodeDatabaseId(input.storyId, "Story");
  return change(context, input, async () => {
    await permit(context, id, "restore");
    await restoreStory(context.rest, id);
    return id;
  });
}
