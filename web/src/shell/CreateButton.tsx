import { PenLine } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CreateButton_permission$key } from "../__generated__/CreateButton_permission.graphql.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { tooltip } from "../ui/tooltip.ts";
import { useCreatePostLink } from "./useCreatePostLink.ts";

/** Opens the form for a new post, or shows why the viewer may not write one. */
export function CreateButton({ permission }: { permission: CreateButton_permission$key }) {
  const data = useFragment(
    graphql`
      fragment CreateButton_permission on Permission {
        ...useCreatePostLink_permission
      }
    `,
    permission,
  );
  const { href, deniedReason, explain } = useCreatePostLink(data);
  return deniedReason === null ? (
    <LinkButton href={href} icon={PenLine}>
      Create
    </LinkButton>
  ) : (
    <Button {...tooltip(deniedReason, "bottom")} icon={PenLine} aria-disabled onPress={explain} className="opacity-60">
      Create
    </Button>
  );
}
