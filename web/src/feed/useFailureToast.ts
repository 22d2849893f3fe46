import { useEffect } from "react";
import { failureText, type Failure } from "../relay/failures.ts";
import { session } from "../session/sessionState.ts";
import { showToast } from "../ui/Toaster.tsx";

/**
 * Says in a toast too what stands in the place of the content that could not be read (D-10). When the session has ended
 * there is none: the sign-in modal speaks (D-09), and the page is read again after it.
 * @param failure null while there is none
 */
export function useFailureToast(failure: Failure | null): void {
  useEffect(() => {
    const text = failure && failureText(failure);
    if (text && !session.snapshot().isSignInOpen) showToast("error", text);
  }, [failure]);
}
