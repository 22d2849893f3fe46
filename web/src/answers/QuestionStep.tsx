import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { QuestionStep_question$key } from "../__generated__/QuestionStep_question.graphql.ts";
import type { QuestionStep_set$key } from "../__generated__/QuestionStep_set.graphql.ts";
import { confirmAction } from "../ui/alerts.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import type { AnswerField } from "./answerField.ts";
import { answerUploadPath } from "./answerPaths.ts";
import { QuestionText } from "./QuestionText.tsx";
import { RecordedAnswer } from "./RecordedAnswer.tsx";
import type { AnswerDrafts } from "./useAnswerDrafts.ts";
import { useSaveAnswer } from "./useSaveAnswer.ts";
import { WrittenAnswer } from "./WrittenAnswer.tsx";

interface QuestionStepProps {
  set: QuestionStep_set$key;
  question: QuestionStep_question$key;
  /** The number of the question, starting at 1, and the number of questions. */
  number: number;
  count: number;
  drafts: AnswerDrafts;
  /** The error found when the answers were sent; null for none. */
  errorText: string | null;
  /** Called when the answer changes. */
  onChange: () => void;
  onBack: () => void;
  onNext: () => void;
}

/** One question with its answer field. The user can leave it only once the answer is saved in the interview. */
export function QuestionStep({ set, question, number, count, drafts, errorText, onChange, onBack, onNext }: QuestionStepProps) {
  const { id, hash, type, request, permissions, answers } = useFragment(
    graphql`
      fragment QuestionStep_set on AnswerSet {
        id
        hash
        type
        request {
          author {
            name
          }
        }
        permissions {
          skip {
            allowed
          }
        }
        answers {
          skipped
          question {
            id
          }
          ...WrittenAnswer_answer
          ...RecordedAnswer_answer
        }
      }
    `,
    set,
  );
  const questionData = useFragment(
    graphql`
      fragment QuestionStep_question on Question {
        id
        timeLimit
        ...QuestionText_question
      }
    `,
    question,
  );
  const field = useRef<AnswerField>(null);
  const { save } = useSaveAnswer();
  const { saveThen, saving } = useSaveThen();
  const [missing, setMissing] = useState(false);
  const [skipError, setSkipError] = useState<string | null>(null);
  const answer = answers.find((candidate) => candidate.question?.id === questionData.id) ?? null;
  const isVideo = type === "VIDEO";
  const maySkip = permissions.skip.allowed;

  const saveChanges = async () => (await field.current?.saveChanges()) ?? true;
  const next = () => {
    const isAnswered = field.current?.hasContent() === true || answer?.skipped === true;
    setMissing(!isAnswered);
    if (isAnswered) void saveThen("next", saveChanges, onNext);
  };
  const saveSkip = async () => {
    const outcome = await save({ answerSetId: id, questionId: questionData.id, skipped: true });
    setSkipError(outcome.ok ? null : outcome.text);
    if (outcome.ok) drafts.remove(questionData.id);
    return outcome.ok;
  };
  const skip = async () => {
    const hasContent = field.current?.hasContent() === true;
    if (hasContent && !(await confirmAction("Skip this question and discard your answer?", "Skip"))) return;
    await saveThen("skip", async () => field.current?.discardAndSave(saveSkip) ?? saveSkip(), onNext);
  };

  const shared = {
    ref: field,
    setId: id,
    questionId: questionData.id,
    answer,
    drafts,
    errorMessage: missing ? getMissingText(isVideo, maySkip) : errorText,
    onChange: () => {
      setMissing(false);
      onChange();
    },
  };
  return (
    <div className="space-y-5">
      <Progress number={number} count={count} />
      <QuestionText question={questionData} number={number} by={request.author.name} />
      {answer?.skipped && <p className="text-14 text-muted">You skipped this question. You can still answer it.</p>}
      {isVideo ? (
        <RecordedAnswer {...shared} limit={questionData.timeLimit ?? null} uploadPath={answerUploadPath(type, hash)} />
      ) : (
        <WrittenAnswer {...shared} />
      )}
      {skipError && <ErrorNote text={skipError} />}
      <StepButtons
        onBack={() => void saveThen("back", saveChanges, onBack)}
        onSkip={maySkip ? () => void skip() : null}
        onNext={next}
        nextText={number === count ? "Review your answers" : "Next question"}
        running={saving}
      />
    </div>
  );
}

/** The buttons that leave a question. */
type StepButton = "back" | "skip" | "next";

/** Continues once the answer or the skip is saved in the interview. */
function useSaveThen() {
  const [saving, setSaving] = useState<StepButton | null>(null);
  const saveThen = async (pressed: StepButton, save: () => Promise<boolean>, next: () => void) => {
    setSaving(pressed);
    const isSaved = await save();
    setSaving(null);
    if (isSaved) next();
  };
  return { saveThen, saving };
}

function getMissingText(isVideo: boolean, maySkip: boolean): string {
  const instruction = isVideo ? "Record or choose a video" : "Write an answer";
  return maySkip ? `${instruction}, or skip this question.` : `${instruction} first.`;
}

function Progress({ number, count }: { number: number; count: number }) {
  return (
    <div>
      <p className="figures mb-1.5 text-13 font-medium text-muted">
        Question {number} of {count}
      </p>
      <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-pressed">
        <span className="block h-full rounded-full bg-accent-fill" style={{ width: `${(100 * number) / count}%` }} />
      </span>
    </div>
  );
}

interface StepButtonsProps {
  onBack: () => void;
  /** Null when the question is required. */
  onSkip: (() => void) | null;
  onNext: () => void;
  nextText: string;
  /** The button whose action is running; the others are disabled meanwhile. Null for none. */
  running: StepButton | null;
}

function StepButtons({ onBack, onSkip, onNext, nextText, running }: StepButtonsProps) {
  const getState = (button: StepButton) => ({
    isPending: running === button,
    isDisabled: running !== null && running !== button,
  });
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
      <Button variant="quiet" {...getState("back")} onPress={onBack}>
        Back
      </Button>
      <span className="ms-auto flex flex-wrap gap-2">
        {onSkip && (
          <Button {...getState("skip")} onPress={onSkip}>
            Skip
          </Button>
        )}
        <Button variant="primary" {...getState("next")} onPress={onNext}>
          {nextText}
        </Button>
      </span>
    </div>
  );
}
