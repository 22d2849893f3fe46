import type { LocalDraft } from "../forms/localDraft.ts";
import { useForm, type Form, type SaveAs, type SubmitOptions } from "../forms/useForm.ts";
import { deferredCode } from "../lib/deferredCode.ts";
import type { Outcome } from "../relay/mutation.ts";
import type { InterviewFields, InterviewValues } from "./interviewSchema.ts";

const rules = deferredCode(() => import("./interviewSchema.ts"));

interface InterviewFormOptions<Response> {
  start: InterviewValues;
  draft: LocalDraft;
  zone: string;
  /** Whether saving in this way requires a question. */
  needsQuestion: (saveAs: SaveAs) => boolean;
  send: (fields: InterviewFields, sending: SubmitOptions<InterviewValues, InterviewFields>) => Promise<Outcome<Response>>;
  onSaved: (response: Response, saveAs: SaveAs) => void;
}

export type InterviewFormState = Form<InterviewValues>;

/** The state of the interview form: values, errors and saving. */
export function useInterviewForm<Response>(options: InterviewFormOptions<Response>): InterviewFormState {
  const { start, draft, zone, needsQuestion, send, onSaved } = options;
  return useForm({
    schema: async (saveAs: SaveAs) => {
      const { interviewSchema } = await rules();
      return interviewSchema({ zone, savedDeadline: start.deadline, needsQuestion: needsQuestion(saveAs) });
    },
    start,
    draft,
    send: async (fields, sending): Promise<Outcome<Response>> => {
      const outcome = await send(fields, sending);
      if (outcome.ok) return outcome;
      const { toFormErrors } = await rules();
      return { ...outcome, errors: toFormErrors(outcome.errors, sending.values) };
    },
    onSaved: ({ response }, saveAs) => onSaved(response, saveAs),
  });
}
