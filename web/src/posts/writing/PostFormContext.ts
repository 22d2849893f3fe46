import type { LocalDraft } from "../../forms/localDraft.ts";
import type { Saved } from "../../forms/useAfterSaving.ts";

/** The writer, with the available communities and authors. */
export interface Writer {
  /** The time zone of the writer (I18N-03). */
  zone: string;
  /** The joined communities; in the form of an existing post also those of the post. */
  communities: readonly { id: string; name: string }[];
  /** The possible authors, the writer first. */
  names: readonly { id: string; name: string }[];
  /** Whether the writer is a platform admin. */
  isAdmin: boolean;
}

/** The context of the forms of all post types. */
export interface PostFormContext {
  writer: Writer;
  draft: LocalDraft;
  /** The community on whose page the form was opened; null elsewhere. */
  communityId: string | null;
  /** Called after a successful save. */
  onSaved: (saved: Saved) => void;
}
