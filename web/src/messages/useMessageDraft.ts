import { useStore } from "@nanostores/react";
import { use, useEffect } from "react";
import { useSession } from "../session/useSession.ts";
import { openMessageDraft, type MessageDraft, type DraftState } from "./messageDraft.ts";

/**
 * What the viewer is writing in a conversation, kept on this device until it is sent. Suspends while it is looked up.
 * @param place tells the conversation
 */
export function useMessageDraft(place: string): { draft: MessageDraft; state: DraftState } {
  const { visitor } = useSession();
  const draft = use(openMessageDraft(`${visitor.slug} messages ${place}`));
  const state = useStore(draft.state);
  useEffect(() => {
    const keep = () => draft.flush();
    // A page that is closed may have no later moment.
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [draft]);
  return { draft, state };
}
