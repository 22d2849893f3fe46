import { useEffect, useEffectEvent, useState } from "react";
import { useUnsaved } from "../navigation/unsaved.ts";
import { session } from "../session/sessionState.ts";
import type { Mentioned } from "./commentText.ts";

/** What is written in a comment box. */
interface Writing {
  text: string;
  /** The people mentioned in it. */
  mentioned: readonly Mentioned[];
}

/** Adds a person whom the text mentions. */
export const mention =
  (person: Mentioned) =>
  ({ text, mentioned }: Writing): Writing => ({
    text,
    mentioned: [...mentioned.filter(({ name }) => name !== person.name), person],
  });

/** What was written in boxes that disappeared with the session, by the writer and the box. */
const kept = new Map<string, Writing>();

/**
 * The text in a comment box. When the end of the session removes the box, as it does with the post over a page, the text is there
 * again when the same user has signed in.
 * @param name identifies the box
 */
export function useWriting(name: string, start: Writing) {
  const [key] = useState(() => `${session.state.get().visitor.slug} ${name}`);
  const [writing, setWriting] = useState(() => kept.get(key) ?? start);
  const isChanged = writing.text.trim() !== start.text.trim();
  useUnsaved(isChanged);
  const keep = useEffectEvent(() => {
    if (isChanged && session.state.get().phase !== "signedIn") kept.set(key, writing);
  });
  useEffect(() => {
    kept.delete(key);
    return () => keep();
  }, [key]);
  return { ...writing, isChanged, setWriting };
}
