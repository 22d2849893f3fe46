import type { Outcome, Refused } from "../../relay/mutation.ts";
import type { Saved } from "../../forms/useAfterSaving.ts";
import type { SaveAs } from "../../forms/useDraftForm.ts";
import type { LocalDraft } from "../../forms/localDraft.ts";

/** Who writes, and what they can choose from. */
export interface Writer {
  /** The time zone of the writer (I18N-03). */
  zone: string;
  /** The joined communities. */
  communities: readonly { id: number; name: string }[];
  /** In whose names the writer may post, the own one first. */
  names: readonly { id: number; name: string }[];
}

/** What every form is given. */
export interface Writing {
  writer: Writer;
  draft: LocalDraft;
  /** The community from whose page it was opened; null elsewhere. */
  communityId: number | null;
  /** Called after it was saved. */
  onSaved: (saved: Saved) => void;
}

/** How a form is to be sent. */
export interface Order {
  /** The global id of the post to change; null for a new one. */
  postId: string | null;
  saveAs: SaveAs;
  /** One per wish of the person. */
  idempotencyKey: string;
}

export type Sent = { ok: true; databaseId: number } | Refused;

/** What a mutation that saves a post answered. @param idOf picks the post's id out of the payload */
export function sent<Response>(outcome: Outcome<Response>, idOf: (response: Response) => number | undefined): Sent {
  if (!outcome.ok) return outcome;
  return { ok: true, databaseId: idOf(outcome.response) ?? 0 };
}
