import type { Ref } from "react";
import type { AnswerDrafts } from "./useAnswerDrafts.ts";

/** The interface of an answer field for the buttons around it. */
export interface AnswerField {
  /** Saves pending changes in the interview. Resolves to false on failure, after the field has shown the error. */
  saveChanges: () => Promise<boolean>;
  /**
   * Discards pending changes and saves something else in their place, once nothing of the answer is being saved any more.
   * @param save resolves to false on failure; what is still in the field is then saved as before
   */
  discardAndSave: (save: () => Promise<boolean>) => Promise<boolean>;
  /** Whether skipping would discard anything. */
  hasContent: () => boolean;
}

export interface AnswerFieldProps {
  ref: Ref<AnswerField>;
  setId: string;
  questionId: string;
  drafts: AnswerDrafts;
  /** An error to show at the answer; null for none. */
  errorMessage: string | null;
  /** Called when the answer changes, because a shown error may no longer apply. */
  onChange: () => void;
}
