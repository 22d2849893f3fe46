import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { useMatches, useRevalidator } from "react-router";
import { FormSkeleton } from "../forms/FormSkeleton.tsx";
import { lazyPart } from "../lib/lazyPart.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { onSignIn } from "../session/onSignIn.ts";
import { session } from "../session/sessionState.ts";
import { useSession } from "../session/useSession.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { findShownRoute } from "./shownRoute.ts";

const SignInForm = lazyPart(async () => (await import("../session/SignInForm.tsx")).SignInForm);

/**
 * The sign-in over the page, when the session has ended or a guest wants to do something. On pages for signed-in users it stays
 * until a user signs in. The page stays below it, inert, and is read again afterwards (GUARD-03, GUARD-04).
 */
export function SignInModal() {
  const { isSignInOpen } = useSession();
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const { access } = findShownRoute(useMatches());
  const isDismissable = access !== "user";
  const isElsewhere = access === "guest";
  // The form's links to signing up and resetting the password leave the page, so the modal closes.
  useEffect(() => {
    if (isSignInOpen && isElsewhere) session.closeSignIn();
  }, [isSignInOpen, isElsewhere]);

  const enter = async () => {
    await onSignIn(environment);
    await revalidate();
    session.closeSignIn();
  };
  return (
    <Dialog
      isOpen={isSignInOpen && !isElsewhere}
      onClose={session.closeSignIn}
      title="Sign in"
      size="small"
      isDismissable={isDismissable}
    >
      <div className="p-5">
        <p className="mb-4 text-14 text-muted">Sign in to continue.</p>
        <LoadedPart fallback={<FormSkeleton />}>
          <SignInForm onSignedIn={enter} />
        </LoadedPart>
      </div>
    </Dialog>
  );
}
