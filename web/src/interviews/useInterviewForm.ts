import type { LocalDraft } from "../forms/localDraft.ts";
import { useDraftForm, type DraftForm, type SaveAs } from "../forms/useDraftForm.ts";
import { fieldOf, type Outcome, type UserError } from "../relay/mutation.ts";
import { sentPlaces, type InterviewValues } from "./interviewValues.ts";

interface InterviewFormOptions {
  start: InterviewValues;
  draft: LocalDraft;
  check: (values: InterviewValues, isDraft: boolean) => readonly UserError[];
  /** Sends the values once. @param idempotencyKey one per user action */
  send: (values: InterviewValues, saveAs: SaveAs, idempotencyKey: string) => Promise<Outcome<unknown>>;
  onSaved: (saveAs: SaveAs) => void;
}

export type InterviewFormState = DraftForm<InterviewValues>;

/** What an interview's form holds, what is wrong with it, and how saving goes. */
export function useInterviewForm({ start, draft, check, send, onSaved }: InterviewFormOptions): InterviewFormState {
  return useDraftForm({
    start,
    draft,
    check,
    send: async (values, saveAs, idempotencyKey) => {
      const outcome = await send(values, saveAs, idempotencyKey);
      if (outcome.ok) return outcome;
      return { ...outcome, errors: outcome.errors.map((error) => atItsPlace(error, sentPlaces(values))) };
    },
    onSaved: (_, saveAs) => onSaved(saveAs),
  });
}

/** Questions that nobody wrote were not sent, so that those after them have another place in the form. */
function atItsPlace(error: UserError, routes: readonly number[]): UserError {
  const [top, index, ...rest] = (fieldOf(error) ?? "").split(".");
  const place = top === "questions" && index !== undefined ? routes[Number(index)] : undefined;
  return place === undefined ? error : { ...error, field: [["questions", place, ...rest].join(".")] };
}
