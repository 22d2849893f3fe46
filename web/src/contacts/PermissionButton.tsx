import { graphql, useFragment } from "react-relay";
import type { PermissionButton_permission$key } from "../__generated__/PermissionButton_permission.graphql.ts";
import { usePermissionHint } from "../likes/usePermissionHint.ts";
import { Button, type ButtonProps } from "../ui/Button.tsx";

interface PermissionButtonProps extends ButtonProps {
  permission: PermissionButton_permission$key;
  onPress: () => void;
}

/** A button whose action may be refused; a press then shows the reason. */
export function PermissionButton({ permission, onPress, ...props }: PermissionButtonProps) {
  const data = useFragment(
    graphql`
      fragment PermissionButton_permission on Permission {
        ...usePermissionHint_permission
      }
    `,
    permission,
  );
  const { deniedReason, explain } = usePermissionHint(data);
  return <Button {...props} onPress={deniedReason === null ? onPress : explain} />;
}
