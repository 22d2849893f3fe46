import { useEffect } from "react";
import { failureText, getReference, type Failure } from "../relay/failures.ts";
import { session } from "../session/sessionState.ts";
import { showToast } from "../ui/Toaster.tsx";

/**
 * Shows a failure as a toast, in addition to the text in the content's place. There is no toast when the session has ended: the
 * sign-in modal is open, and the page is read again afterwards.
 * @param failure null while there is none
 */
export function useFailureToast(failure: Failure | null): void {
  useEffect(() => {
    // The offline bar at the top already covers all parts of the page.
    const text = failure && failure.kind !== "offline" && failureText(failure);
    if (text && !session.state.get().isSignInOpen) showToast("error", text, { reference: getReference(failure) });
  }, [failure]);
}
