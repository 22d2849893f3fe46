import { graphql, useFragment } from "react-relay";
import type { usePermissionHint_permission$key } from "../__generated__/usePermissionHint_permission.graphql.ts";
import { session } from "../session/sessionState.ts";
import { showToast } from "../ui/Toaster.tsx";

interface PermissionHint {
  /** The reason why the viewer lacks the permission; null if they have it. */
  deniedReason: string | null;
  /** True for a guest, who would have to sign in first. */
  needsSignIn: boolean;
  /** Shows the reason on touch devices, which have no tooltips; offers the sign-in to a guest. */
  explain: () => void;
}

/** The texts for users who lack a permission. */
export function usePermissionHint(permission: usePermissionHint_permission$key): PermissionHint {
  const { allowed, reasons } = useFragment(
    graphql`
      fragment usePermissionHint_permission on Permission {
        allowed
        reasons {
          message
          remedy
        }
      }
    `,
    permission,
  );
  const deniedReason = allowed ? null : (reasons[0]?.message ?? "You are not permitted to do this.");
  const needsSignIn = reasons.some(({ remedy }) => remedy === "SIGN_IN");
  const explain = () => {
    if (needsSignIn) session.askToSignIn();
    else if (deniedReason !== null) showToast("info", deniedReason);
  };
  return { deniedReason, needsSignIn, explain };
}
