import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { InterviewInput } from "../forms/generated/limits.ts";
import { Button, IconButton } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { FocusFallback } from "../ui/FocusFallback.tsx";
import { Select } from "../ui/Select.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { VideoField } from "../uploads/VideoField.tsx";
import type { QuestionValues } from "./interviewSchema.ts";
import { createQuestion } from "./interviewValues.ts";
import { DEFAULT_TIME_LIMIT } from "./timeLimit.ts";
import type { InterviewFormState } from "./useInterviewForm.ts";

interface QuestionFieldsProps {
  form: InterviewFormState;
  /** False once somebody has answered: existing questions are fixed, but more can be added. */
  mayChange: boolean;
}

/** The questions of an interview, for writing, reordering and removing. */
export function QuestionFields({ form, mayChange }: QuestionFieldsProps) {
  const { values, update, error } = form;
  const { questions } = values;
  const setQuestions = (change: (all: readonly QuestionValues[]) => QuestionValues[]) =>
    update((all) => ({ questions: change(all.questions) }));
  const move = (from: number, to: number) =>
    setQuestions((all) => {
      const moved = all[from];
      return moved === undefined ? [...all] : all.toSpliced(from, 1).toSpliced(to, 0, moved);
    });
  const message = error("questions");
  return (
    <fieldset {...(message ? { "data-invalid": true } : {})}>
      <legend className="mb-1.5 text-16 font-semibold">Questions</legend>
      {!mayChange && (
        <p className="mb-3 text-14 text-muted">
          Somebody has already answered, so these questions can no longer be edited. You can add questions and reorder them.
        </p>
      )}
      <FocusFallback>
        <ol className="space-y-3">
          {questions.map((question, index) => (
            <li key={question.key} className="rounded-control border border-line p-3 tablet:p-4">
              <QuestionRow
                question={question}
                number={index + 1}
                isVideo={values.type === "VIDEO"}
                isFixed={!mayChange && question.questionId !== null}
                isFirst={index === 0}
                isLast={index === questions.length - 1}
                errorMessage={error(`questions.${index}.text`)}
                videoError={error(`questions.${index}.video`)}
                change={(changed) =>
                  setQuestions((all) => all.map((current) => (current.key === question.key ? changed(current) : current)))
                }
                onMove={(by) => move(index, index + by)}
                onRemove={() => setQuestions((all) => all.filter(({ key }) => key !== question.key))}
              />
            </li>
          ))}
        </ol>
      </FocusFallback>
      {message && <ErrorNote text={message} className="mt-3" />}
      {questions.length < InterviewInput.questions && (
        <Button className="mt-3" icon={Plus} onPress={() => setQuestions((all) => [...all, createQuestion()])}>
          Add question
        </Button>
      )}
    </fieldset>
  );
}

interface QuestionRowProps {
  question: QuestionValues;
  number: number;
  isVideo: boolean;
  isFixed: boolean;
  isFirst: boolean;
  isLast: boolean;
  errorMessage: string | null;
  videoError: string | null;
  change: (change: (question: QuestionValues) => QuestionValues) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

const limits = [
  { id: "30", label: "30 seconds" },
  { id: "60", label: "1 minute" },
  { id: "120", label: "2 minutes" },
  { id: "180", label: "3 minutes" },
  { id: "300", label: "5 minutes" },
  { id: "600", label: "10 minutes" },
] as const;

function QuestionRow(props: QuestionRowProps) {
  const { question, number, isVideo, isFixed, isFirst, isLast, errorMessage, videoError, change, onMove, onRemove } = props;
  const name = `Question ${number}`;
  const seconds = question.timeLimit ?? DEFAULT_TIME_LIMIT;
  return (
    <div className="space-y-3">
      <TextArea
        label={name}
        minRows={2}
        isReadOnly={isFixed}
        value={question.text}
        onChange={(text) => change((current) => ({ ...current, text }))}
        errorMessage={errorMessage}
      />
      {/* A video also belongs to a question that is answered in writing, where it must be possible to wait for it or to remove it. */}
      {(isVideo || question.video.length > 0) && !isFixed && (
        <div className={cx("grid gap-3", isVideo && "tablet:grid-cols-[12rem_1fr]")}>
          {isVideo && (
            <Select
              label="Time to answer"
              options={limits}
              value={limits.find(({ id }) => Number(id) === seconds)?.id ?? ""}
              placeholder={`${seconds} seconds`}
              onChange={(id) =>
                change((current) => ({ ...current, timeLimit: Number(id) === DEFAULT_TIME_LIMIT ? null : Number(id) }))
              }
            />
          )}
          <VideoField
            label="Ask it on camera"
            isRequired={false}
            attachments={question.video}
            change={(update) => change((current) => ({ ...current, video: update(current.video) }))}
            errorMessage={videoError}
          />
        </div>
      )}
      <div className="flex items-center justify-end gap-1">
        <IconButton icon={ArrowUp} label={`Move ${name} up`} isDisabled={isFirst} onPress={() => onMove(-1)} />
        <IconButton icon={ArrowDown} label={`Move ${name} down`} isDisabled={isLast} onPress={() => onMove(1)} />
        {!isFixed && <IconButton icon={Trash2} label={`Remove ${name}`} onPress={onRemove} />}
      </div>
    </div>
  );
}
