import { createContext, use, useEffect, useId } from "react";

/** Who holds text that would be lost by leaving: the ids of text boxes. */
export type UnsavedTexts = Set<string>;

/** Given by whatever asks before it is left: the post overlay, a page. */
export const Unsaved = createContext<UnsavedTexts | null>(null);

/** Reports to the nearest `Unsaved` that this text box holds something unsaved. */
export function useUnsaved(isUnsaved: boolean): void {
  const texts = use(Unsaved);
  const id = useId();
  useEffect(() => {
    if (!isUnsaved || !texts) return;
    texts.add(id);
    return () => {
      texts.delete(id);
    };
  }, [isUnsaved, texts, id]);
}
