import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { WrittenAnswer_answer$key } from "../__generated__/WrittenAnswer_answer.graphql.ts";
import { toPlainLine } from "../comments/commentText.ts";
import { throttle, type Throttled } from "../lib/throttle.ts";
import { useUnsaved } from "../navigation/unsaved.ts";
import { messageFor } from "../relay/mutation.ts";
import { EditorField } from "../ui/EditorField.tsx";
import type { AnswerFieldProps } from "./answerField.ts";
import { useSaveAnswer } from "./useSaveAnswer.ts";

/** The minimum interval between saves while the user types, in ms. */
const SAVE_INTERVAL = 1500;

type State = "saved" | "saving" | "changed";
const stateTexts: Record<State, string> = { saved: "Saved", saving: "Saving…", changed: "Not saved yet" };

interface WrittenAnswerProps extends AnswerFieldProps {
  answer: WrittenAnswer_answer$key | null;
}

/**
 * A written answer. While the user types it is stored on the device at once and in the interview shortly after, so that neither
 * a closed tab nor a lost connection loses it.
 */
export function WrittenAnswer({ ref, answer, setId, questionId, drafts, errorMessage, onChange }: WrittenAnswerProps) {
  const data = useFragment(
    graphql`
      fragment WrittenAnswer_answer on Answer {
        content
      }
    `,
    answer,
  );
  const [start] = useState(() => {
    const stored = drafts.get(questionId);
    return { html: typeof stored === "string" ? stored : (data?.content ?? ""), isRestored: typeof stored === "string" };
  });
  const latest = useRef(start.html);
  const sent = useRef(data?.content ?? "");
  const running = useRef<Promise<boolean> | null>(null);
  // Set while the answer is discarded and afterwards, because the editor reports its text once more when it closes.
  const isDiscarded = useRef(false);
  const [state, setState] = useState<State>(start.isRestored ? "changed" : "saved");
  const [isTouched, setTouched] = useState(start.isRestored);
  const [error, setError] = useState<string | null>(null);
  const [flushers] = useState(() => new Set<() => void>());
  const { save } = useSaveAnswer();
  useUnsaved(state !== "saved");

  const send = (): Promise<boolean> => {
    const html = latest.current;
    setState("saving");
    const attempt = save({ answerSetId: setId, questionId, content: html }).then((outcome) => {
      running.current = null;
      if (!outcome.ok) {
        setState("changed");
        setError(messageFor(outcome.errors, "content") ?? outcome.text);
        return false;
      }
      sent.current = html;
      setError(null);
      if (latest.current === html) {
        setState("saved");
        drafts.remove(questionId);
      }
      return true;
    });
    running.current = attempt;
    return attempt;
  };
  const saveChanges = async (): Promise<boolean> => {
    for (const flush of flushers) flush();
    while (!isDiscarded.current && latest.current !== sent.current) {
      const earlierAttempt = running.current;
      // Tries again after a failed earlier attempt, because its cause may be gone by now.
      if (!(await (earlierAttempt ?? send())) && earlierAttempt === null) return false;
    }
    return true;
  };
  const autosave = useAutosave(saveChanges, start.isRestored);
  const discardAndSave = async (replace: () => Promise<boolean>): Promise<boolean> => {
    isDiscarded.current = true;
    await running.current;
    isDiscarded.current = await replace();
    if (!isDiscarded.current) autosave();
    return isDiscarded.current;
  };
  useImperativeHandle(ref, () => ({ saveChanges, discardAndSave, hasContent: () => toPlainLine(latest.current) !== "" }));

  const change = (html: string) => {
    latest.current = html;
    setTouched(true);
    setState("changed");
    if (isDiscarded.current) return;
    drafts.set(questionId, html);
    onChange();
    autosave();
  };

  return (
    <div>
      <EditorField
        label="Your answer"
        placeholder="Write your answer"
        initialHtml={start.html}
        onChange={(html) => {
          if (html !== latest.current) change(html);
        }}
        flushers={flushers}
        errorMessage={error ?? errorMessage}
      />
      <output className="mt-1.5 block min-h-5 text-13 text-muted">{isTouched ? stateTexts[state] : ""}</output>
    </div>
  );
}

/**
 * Saves at most once per interval while the user types, and pending changes when the field closes.
 * @param isChanged whether there are changes from the start
 * @returns a function to call after each change
 */
function useAutosave(save: () => Promise<boolean>, isChanged: boolean): () => void {
  const autosave = useRef<Throttled<[]>>(null);
  const saveNow = useEffectEvent(() => void save());
  useEffect(() => {
    const throttled = throttle(() => saveNow(), SAVE_INTERVAL);
    autosave.current = throttled;
    if (isChanged) throttled();
    return () => {
      throttled.flush();
      autosave.current = null;
    };
  }, [isChanged]);
  return () => autosave.current?.();
}
