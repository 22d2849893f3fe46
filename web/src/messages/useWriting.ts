import { useStore } from "@nanostores/react";
import { use, useEffect } from "react";
import { useSession } from "../session/useSession.ts";
import { openWriting, type Writing, type Written } from "./writing.ts";

/**
 * What the viewer is writing in a conversation, kept on this device until it is sent. Suspends while it is looked up.
 * @param place tells the conversation
 */
export function useWriting(place: string): { writing: Writing; written: Written } {
  const { visitor } = useSession();
  const writing = use(openWriting(`${visitor.slug} messages ${place}`));
  const written = useStore(writing.written);
  useEffect(() => {
    const keep = () => writing.flush();
    // A page that is closed may have no later moment.
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [writing]);
  return { writing, written };
}
