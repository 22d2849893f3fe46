import { useEffect, useState } from "react";

const drawn = Promise.withResolvers<void>();

/** Fulfilled when the first page of the visit is drawn. What is not part of it loads later, so that it does not compete. */
export const firstPageDrawn: Promise<void> = drawn.promise;

/** Call it when the first page is drawn. */
export const markFirstPageDrawn: () => void = drawn.resolve;

/** Whether the first page of the visit is drawn. */
export function useFirstPageDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    void firstPageDrawn.then(() => setDrawn(true));
  }, []);
  return isDrawn;
}
