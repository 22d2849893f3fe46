import { createContext, use, useEffect, useId } from "react";

/** Who holds text that would be lost by leaving: the ids of text boxes. */
export type UnsavedTexts = Set<string>;

/** Given by whatever asks before it is left: the post overlay, a page. */
export const Unsaved = createContext<UnsavedTexts | null>(null);

/** Reports to the nearest `Unsaved` that this text box holds something unsaved. */
export function useUnsaved(isUnsaved: boolean): void {
  useUnsavedIn(use(Unsaved), isUnsaved);
}

/** The same to one that stands around what is drawn here. */
export function useUnsavedIn(texts: UnsavedTexts | null, isUnsaved: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved || !texts) return;
    texts.add(id);
    return () => {
      texts.delete(id);
    };
  }, [isUnsaved, texts, id]);
}
