import { graphql, useFragment } from "react-relay";
import type { DeniedNote_permission$key } from "../__generated__/DeniedNote_permission.graphql.ts";
import { usePermissionHint } from "../likes/usePermissionHint.ts";
import { Button } from "../ui/Button.tsx";
import { LockedNote } from "./LockedNote.tsx";

/** Replaces the comment box with the reason why the reader may not comment, and a sign-in link for guests. */
export function DeniedNote({ permission }: { permission: DeniedNote_permission$key }) {
  const data = useFragment(
    graphql`
      fragment DeniedNote_permission on Permission {
        ...usePermissionHint_permission
      }
    `,
    permission,
  );
  const { deniedReason, needsSignIn, explain } = usePermissionHint(data);
  if (needsSignIn) return <Button onPress={explain}>Sign in to comment</Button>;
  return <LockedNote text={deniedReason ?? ""} />;
}
