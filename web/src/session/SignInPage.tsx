import { useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router";
import { EntryFrame } from "./EntryFrame.tsx";
import { consumeRedirectPath } from "./redirectPath.ts";
import { onSignIn } from "./onSignIn.ts";
import { SignInForm } from "./SignInForm.tsx";

/** The sign-in on a page of its own; leads to where the reader wanted to go. */
export function SignInPage() {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const enter = async () => {
    await onSignIn(environment);
    await navigate(consumeRedirectPath(), { replace: true });
  };
  return (
    <EntryFrame title="Sign in">
      <SignInForm onSignedIn={enter} />
    </EntryFrame>
  );
}
