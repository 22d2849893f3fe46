import { SquarePen } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { NewMessageButton_permission$key } from "../__generated__/NewMessageButton_permission.graphql.ts";
import { useExplain } from "../likes/useExplain.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { newMessageAddress } from "./newMessageAddress.ts";

/** Leads to writing to somebody; says why where the viewer may not. */
export function NewMessageButton({ permission }: { permission: NewMessageButton_permission$key }) {
  const data = useFragment(
    graphql`
      fragment NewMessageButton_permission on Permission {
        ...useExplain_permission
      }
    `,
    permission,
  );
  const { refusal, explain } = useExplain(data);
  if (refusal !== null) {
    return (
      <Button size="small" icon={SquarePen} onPress={explain}>
        New message
      </Button>
    );
  }
  return (
    <LinkButton size="small" icon={SquarePen} href={newMessageAddress()}>
      New message
    </LinkButton>
  );
}
