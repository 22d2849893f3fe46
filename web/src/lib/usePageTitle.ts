import { useEffect } from "react";
import { pageTitle } from "./pageTitle.ts";

/**
 * Sets the page title while the component is shown.
 * @param title null while it is not known
 * @param isOver true for overlays
 */
export function usePageTitle(title: string | null, isOver = false): void {
  useEffect(() => (title === null ? undefined : pageTitle.open(title, isOver)), [title, isOver]);
}
