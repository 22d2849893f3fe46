import { graphql, useFragment } from "react-relay";
import type { useExplain_permission$key } from "../__generated__/useExplain_permission.graphql.ts";
import { showToast } from "../ui/Toaster.tsx";

/**
 * Why the reader may not do something: `refusal`, null when they may; `explain` says it where no tooltip can be
 * seen, on touch.
 */
export function useExplain(permission: useExplain_permission$key): { refusal: string | null; explain: () => void } {
  const { allowed, reasons } = useFragment(
    graphql`
      fragment useExplain_permission on Permission {
        allowed
        reasons {
          message
        }
      }
    `,
    permission,
  );
  const refusal = allowed ? null : (reasons[0]?.message ?? "You are not permitted to do this.");
  const explain = () => {
    if (refusal !== null) showToast("info", refusal);
  };
  return { refusal, explain };
}
