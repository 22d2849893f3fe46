import { graphql, useFragment } from "react-relay";
import type { KeepButton_permission$key } from "../__generated__/KeepButton_permission.graphql.ts";
import { usePermissionHint } from "../likes/usePermissionHint.ts";
import { Button, type ButtonProps } from "../ui/Button.tsx";

interface KeepButtonProps extends ButtonProps {
  permission: KeepButton_permission$key;
  onPress: () => void;
}

/** A button whose action may be refused; a press then shows the reason. */
export function KeepButton({ permission, onPress, ...props }: KeepButtonProps) {
  const data = useFragment(
    graphql`
      fragment KeepButton_permission on Permission {
        ...usePermissionHint_permission
      }
    `,
    permission,
  );
  const { refusal, explain } = usePermissionHint(data);
  return <Button {...props} onPress={refusal === null ? onPress : explain} />;
}
