import { useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router";
import { AuthLayout } from "../session/AuthLayout.tsx";
import { onSignIn } from "../session/onSignIn.ts";
import { Link } from "../ui/Link.tsx";
import { SignUpForm } from "./SignUpForm.tsx";

/** Creates an account, signs in, and continues to the welcome page (ROUTE-07). */
export function SignUpPage() {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const enter = async () => {
    await onSignIn(environment);
    await navigate("/welcome", { replace: true });
  };
  return (
    <AuthLayout
      title="Sign up"
      alternative={
        <>
          Already have an account? <Link href="/sign_in">Sign in</Link>
        </>
      }
    >
      <SignUpForm onSignedUp={enter} />
    </AuthLayout>
  );
}
