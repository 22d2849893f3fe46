import type { LocalDraft } from "../../forms/localDraft.ts";
import type { Saved } from "../../forms/useAfterSaving.ts";

/** Who writes, and what they can choose from. */
export interface Writer {
  /** The time zone of the writer (I18N-03). */
  zone: string;
  /** The joined communities. */
  communities: readonly { id: string; name: string }[];
  /** In whose names the writer may post, the own one first. */
  names: readonly { id: string; name: string }[];
}

/** What the form of every post type is given. */
export interface PostFormContext {
  writer: Writer;
  draft: LocalDraft;
  /** The community from whose page it was opened; null elsewhere. */
  communityId: string | null;
  /** Called after it was saved. */
  onSaved: (saved: Saved) => void;
}
