import { useEffect, useState } from "react";
import { openLocalDraft, type LocalDraft } from "../forms/localDraft.ts";

/** Answers that have not been saved in the interview yet, by question id; stored on this device. */
export interface AnswerDrafts {
  get: (questionId: string) => unknown;
  set: (questionId: string, value: unknown) => void;
  remove: (questionId: string) => void;
}

/** Opens the drafts of an answer set; null until they have loaded. @param name identifies the answer set */
export function useAnswerDrafts(name: string): AnswerDrafts | null {
  const [opened, setOpened] = useState<{ name: string; draft: LocalDraft; drafts: AnswerDrafts } | null>(null);
  useEffect(() => {
    let isCancelled = false;
    let own: LocalDraft | null = null;
    void openLocalDraft(`answers ${name}`).then((draft) => {
      own = draft;
      if (!isCancelled) setOpened({ name, draft, drafts: createAnswerDrafts(draft) });
    });
    return () => {
      isCancelled = true;
      own?.flush();
    };
  }, [name]);
  return opened?.name === name ? opened.drafts : null;
}

function createAnswerDrafts(draft: LocalDraft): AnswerDrafts {
  const values = new Map<string, unknown>(
    typeof draft.storedValues === "object" && draft.storedValues !== null ? Object.entries(draft.storedValues) : [],
  );
  const write = () => draft.save(Object.fromEntries(values));
  return {
    get: (questionId) => values.get(questionId),
    set(questionId, value) {
      values.set(questionId, value);
      write();
    },
    remove(questionId) {
      if (!values.delete(questionId)) return;
      write();
      // At once, because a page that is reloaded now would restore and save the answer again.
      draft.flush();
    },
  };
}
