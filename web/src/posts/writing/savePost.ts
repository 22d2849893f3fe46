import type { SaveAs } from "../../forms/useForm.ts";
import type { Outcome, Refused } from "../../relay/mutation.ts";

/** What saving a post needs besides the values of its form. */
export interface SaveRequest {
  /** The global id of the post to change; null for a new one. */
  postId: string | null;
  saveAs: SaveAs;
  idempotencyKey: string;
}

export type SaveResult = { ok: true; databaseId: number } | Refused;

/** Creates a post, or changes one. */
export type SavePost<Fields> = (fields: Fields, request: SaveRequest) => Promise<SaveResult>;

/** What the form of a type gives of the input of its mutation. */
export type FieldsOf<Input> = Omit<Input, "clientMutationId" | "idempotencyKey" | "status">;

/** How a mutation that saves a post went. */
export async function saved(
  running: Promise<Outcome<{ readonly payload: { readonly post: { readonly databaseId: number } | null | undefined } }>>,
): Promise<SaveResult> {
  const outcome = await running;
  return outcome.ok ? { ok: true, databaseId: outcome.response.payload.post?.databaseId ?? 0 } : outcome;
}
