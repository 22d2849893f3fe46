import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import type { PasswordRecoveryPageQuery } from "../__generated__/PasswordRecoveryPageQuery.graphql.ts";
import { AuthLayout } from "../session/AuthLayout.tsx";
import { LinkButton } from "../ui/Button.tsx";
import { Link } from "../ui/Link.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { NewPasswordForm } from "./NewPasswordForm.tsx";

const query = graphql`
  query PasswordRecoveryPageQuery($databaseId: Int!, $code: String!) @preloadable @throwOnFieldError {
    passwordRecovery(databaseId: $databaseId, code: $code) {
      id
      email
    }
  }
`;

interface PasswordRecoveryPageProps {
  queryRef: PreloadedQuery<PasswordRecoveryPageQuery>;
  /** From the e-mailed link. */
  code: string;
}

/** Sets a new password by an e-mailed link; the user then signs in with it (ROUTE-06). */
export function PasswordRecoveryPage({ queryRef, code }: PasswordRecoveryPageProps) {
  const { passwordRecovery } = usePreloadedQuery<PasswordRecoveryPageQuery>(query, queryRef);
  const navigate = useNavigate();
  const finish = () => {
    showToast("success", "Your password has been changed. Please sign in.");
    void navigate("/sign_in", { replace: true });
  };
  return (
    <AuthLayout title="New password" alternative={<Link href="/sign_in">Back to sign in</Link>}>
      {passwordRecovery ? (
        <NewPasswordForm email={passwordRecovery.email} recoveryId={passwordRecovery.id} code={code} onChanged={finish} />
      ) : (
        <>
          <p className="mb-4 text-15">This link is no longer valid. Please request a new one.</p>
          <LinkButton href="/password/new" variant="primary" className="w-full">
            Request a new link
          </LinkButton>
        </>
      )}
    </AuthLayout>
  );
}
