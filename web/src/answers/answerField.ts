import type { Ref } from "react";
import type { AnswerDrafts } from "./useAnswerDrafts.ts";

/** What the buttons around an answer ask of it. */
export interface AnswerField {
  /** Sees that all of it is kept with the interview; false where that fails, and the field says why. */
  settle: () => Promise<boolean>;
  /** Whether there is anything that skipping would throw away. */
  holdsSomething: () => boolean;
}

export interface AnswerFieldProps {
  ref: Ref<AnswerField>;
  setId: string;
  questionId: number;
  drafts: AnswerDrafts;
  /** What the place around it has to say of the answer; null: nothing. */
  errorMessage: string | null;
  /** Called when the answer changes: what was said of it may not be true any more. */
  onChange: () => void;
}
