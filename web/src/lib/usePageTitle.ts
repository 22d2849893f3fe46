import { useEffect } from "react";
import { pageTitle } from "./pageTitle.ts";

/** Names the page after what is shown, for as long as it is shown. @param title null while it is not known */
export function usePageTitle(title: string | null): void {
  useEffect(() => (title === null ? undefined : pageTitle.open(title)), [title]);
}
