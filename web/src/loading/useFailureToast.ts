import { useEffect } from "react";
import { failureText, type Failure } from "../relay/failures.ts";
import { session } from "../session/sessionState.ts";
import { showToast } from "../ui/Toaster.tsx";

/**
 * Says in a toast too what stands in the place of the content that could not be read. When the session has ended
 * there is none: the sign-in modal speaks, and the page is read again after it.
 * @param failure null while there is none
 */
export function useFailureToast(failure: Failure | null): void {
  useEffect(() => {
    // That there is no network is said by the bar at the top, once for all parts of the page.
    const text = failure && failure.kind !== "offline" && failureText(failure);
    if (text && !session.state.get().isSignInOpen) showToast("error", text);
  }, [failure]);
}
