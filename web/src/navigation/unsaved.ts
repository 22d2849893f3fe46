import { createContext, use, useEffect, useId } from "react";

/** The ids of text boxes with text that leaving would discard. */
export type UnsavedTexts = Set<string>;

/** Provided by parts that ask for confirmation before they are closed: the post overlay, a page. */
export const Unsaved = createContext<UnsavedTexts | null>(null);

/**
 * Reports to the nearest `Unsaved` that this text box has unsaved text.
 * @returns a function that withdraws the report at once, for saving and leaving in the same step
 */
export function useUnsaved(isUnsaved: boolean): () => void {
  const texts = use(Unsaved);
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
