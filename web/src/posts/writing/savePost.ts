import type { SaveAs } from "../../forms/useDraftForm.ts";
import type { Outcome, Refused } from "../../relay/mutation.ts";
import type { KnownUserType } from "./audience.ts";

/** What saving a post takes beside the fields of its type. */
export interface SaveRequest {
  /** The global id of the post to change; null for a new one. */
  postId: string | null;
  /** What the inputs of all types have. */
  shared: { communityIds: readonly number[]; userTypes: readonly KnownUserType[]; saveAs: SaveAs };
  /** What only new posts have. authorId: left out for the writer's own name. */
  ofNew: { authorId?: number; idempotencyKey: string };
}

export type SaveResult = { ok: true; databaseId: number } | Refused;

/** Creates a post, or changes one. */
export type SavePost<Fields> = (fields: Fields, request: SaveRequest) => Promise<SaveResult>;

/** The fields of a type: what its input has beside those of every type. */
export type FieldsOf<Input> = Omit<Input, keyof SaveRequest["shared"] | keyof SaveRequest["ofNew"] | "clientMutationId">;

/** How a mutation that saves a post went. */
export async function saved(
  running: Promise<Outcome<{ readonly payload: { readonly post: { readonly databaseId: number } | null | undefined } }>>,
): Promise<SaveResult> {
  const outcome = await running;
  return outcome.ok ? { ok: true, databaseId: outcome.response.payload.post?.databaseId ?? 0 } : outcome;
}
