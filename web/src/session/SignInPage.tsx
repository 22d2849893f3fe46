import { useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router";
import { EntryFrame } from "./EntryFrame.tsx";
import { takeRedirectPath } from "./redirectPath.ts";
import { meetReader } from "./meetReader.ts";
import { SignInForm } from "./SignInForm.tsx";

/** The sign-in on a page of its own; leads to where the reader wanted to go (D-61). */
export function SignInPage() {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const enter = async () => {
    await meetReader(environment);
    await navigate(takeRedirectPath(), { replace: true });
  };
  return (
    <EntryFrame title="Sign in">
      <SignInForm onSignedIn={enter} />
    </EntryFrame>
  );
}
