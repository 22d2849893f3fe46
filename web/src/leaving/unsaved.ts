import { createContext, use, useEffect, useId } from "react";

/** Who holds text that would be lost by leaving: the ids of text boxes. */
export type UnsavedTexts = Set<string>;

/** Given by whatever asks before it is left: the post overlay, a page. */
export const Unsaved = createContext<UnsavedTexts | null>(null);

/**
 * Reports to the nearest `Unsaved` that this text box holds something unsaved.
 * @returns takes the report back at once, for what has just been saved and is left in the same step
 */
export function useUnsaved(isUnsaved: boolean): () => void {
  return useUnsavedIn(use(Unsaved), isUnsaved);
}

/** The same to one that stands around what is drawn here. */
export function useUnsavedIn(texts: UnsavedTexts | null, isUnsaved: boolean): () => void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved || !texts) return;
    texts.add(id);
    return () => {
      texts.delete(id);
    };
  }, [isUnsaved, texts, id]);
  return () => void texts?.delete(id);
}
