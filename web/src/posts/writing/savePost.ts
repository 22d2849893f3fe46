import type { SaveAs } from "../../forms/useForm.ts";
import type { Outcome, MutationFailure } from "../../relay/mutation.ts";

/** The options for saving a post. */
interface SaveRequest<Fields> {
  /** The global id of the post to update; null for a new one. */
  postId: string | null;
  /** The fields that the user has changed. */
  changes: Partial<Fields>;
  saveAs: SaveAs;
  idempotencyKey: string;
}

export type SaveResult = { ok: true; databaseId: number } | MutationFailure;

/** Creates or updates a post. */
export type SavePost<Fields> = (fields: Fields, request: SaveRequest<Fields>) => Promise<SaveResult>;

/** The fields of a mutation's input that the form of the type provides. */
export type FieldsOf<Input> = Omit<Input, "clientMutationId" | "idempotencyKey" | "status">;

/** Converts the outcome of a mutation that saves a post. */
export async function toSaveResult(
  running: Promise<Outcome<{ readonly payload: { readonly post: { readonly databaseId: number } | null | undefined } }>>,
): Promise<SaveResult> {
  const outcome = await running;
  return outcome.ok ? { ok: true, databaseId: outcome.response.payload.post?.databaseId ?? 0 } : outcome;
}
