import { useEffect } from "react";
import { session } from "../session/sessionState.ts";
import { showToast } from "../ui/Toaster.tsx";
import { faultText } from "./faultText.ts";

/**
 * Says in a toast too what stands in the place of the content when a part of the page could not be read (D-10). When
 * the sign-in was lost there is none: the sign-in modal speaks (D-09), and the page is read anew after it.
 */
export function useFaultToast(hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed && !session.snapshot().isSignInOpen) showToast("error", faultText);
  }, [hasFailed]);
}
