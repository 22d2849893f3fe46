import { useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router";
import { AuthLayout } from "./AuthLayout.tsx";
import { onSignIn } from "./onSignIn.ts";
import { consumeRedirectPath } from "./redirectPath.ts";
import { SignInForm } from "./SignInForm.tsx";

/** The sign-in as a page; continues to the address the reader wanted to open. */
export function SignInPage() {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const enter = async () => {
    await onSignIn(environment);
    await navigate(consumeRedirectPath(), { replace: true });
  };
  return (
    <AuthLayout title="Sign in">
      <SignInForm onSignedIn={enter} />
    </AuthLayout>
  );
}
