import { useStore } from "@nanostores/react";
import { use, useEffect } from "react";
import { useSession } from "../session/useSession.ts";
import { openMessageDraft, type MessageDraft, type DraftState } from "./messageDraft.ts";

/**
 * The viewer's draft in a conversation, stored on this device until it is sent. Suspends while it is loaded.
 * @param name identifies the conversation
 */
export function useMessageDraft(name: string): { draft: MessageDraft; state: DraftState } {
  const { visitor } = useSession();
  const draft = use(openMessageDraft(`${visitor.slug} messages ${name}`));
  const state = useStore(draft.state);
  useEffect(() => {
    const flush = () => draft.flush();
    // When the page is closed, there may be no later chance to store the draft.
    addEventListener("pagehide", flush);
    return () => {
      removeEventListener("pagehide", flush);
      flush();
    };
  }, [draft]);
  return { draft, state };
}
