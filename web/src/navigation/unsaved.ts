import { atom, computed } from "nanostores";
import { createContext, use, useEffect, useId } from "react";

/** The ids of text boxes with text that leaving would discard. */
export type UnsavedTexts = Set<string>;

/** Provided by parts that ask for confirmation before they are closed: the post overlay, a page. */
export const Unsaved = createContext<UnsavedTexts | null>(null);

/** The ids of all text boxes that report unsaved text. */
const allUnsaved = atom<ReadonlySet<string>>(new Set());

/** Whether leaving or reloading the page would discard anything. */
export const hasUnsaved = computed(allUnsaved, (ids) => ids.size > 0);

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
    allUnsaved.set(new Set([...allUnsaved.get(), id]));
    return () => withdraw(texts, id);
  }, [isUnsaved, texts, id]);
  return () => texts && withdraw(texts, id);
}

function withdraw(texts: UnsavedTexts, id: string): void {
  texts.delete(id);
  allUnsaved.set(new Set([...allUnsaved.get()].filter((other) => other !== id)));
}
