import { useEffect } from "react";
import { pageTitle } from "./pageTitle.ts";

/**
 * Names the page after what is shown, for as long as it is shown.
 * @param title null while it is not known
 * @param isOver true for what lies over the page
 */
export function usePageTitle(title: string | null, isOver = false): void {
  useEffect(() => (title === null ? undefined : pageTitle.open(title, isOver)), [title, isOver]);
}
