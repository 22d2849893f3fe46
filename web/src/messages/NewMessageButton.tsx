import { MessageSquare, SquarePen } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { NewMessageButton_permission$key } from "../__generated__/NewMessageButton_permission.graphql.ts";
import { usePermissionHint } from "../likes/usePermissionHint.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { newMessageAddress } from "./newMessageAddress.ts";

interface NewMessageButtonProps {
  permission: NewMessageButton_permission$key;
  /** The recipient, on a page about a person; elsewhere it is chosen later. */
  to?: { slug: string; name: string };
}

/** Links to the form for a new message, or shows why the viewer may not write one. */
export function NewMessageButton({ permission, to }: NewMessageButtonProps) {
  const data = useFragment(
    graphql`
      fragment NewMessageButton_permission on Permission {
        ...usePermissionHint_permission
      }
    `,
    permission,
  );
  const { deniedReason, explain } = usePermissionHint(data);
  const buttonProps = to
    ? { icon: MessageSquare, children: "Message", "aria-label": `Message ${to.name}` }
    : { size: "small" as const, icon: SquarePen, children: "New message" };
  if (deniedReason !== null) return <Button {...buttonProps} onPress={explain} />;
  return <LinkButton {...buttonProps} href={newMessageAddress(to?.slug)} />;
}
