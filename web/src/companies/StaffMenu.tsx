import { UserMinus } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { StaffMenu_company$key } from "../__generated__/StaffMenu_company.graphql.ts";
import type { StaffMenu_member$key } from "../__generated__/StaffMenu_member.graphql.ts";
import { MenuItem } from "../ui/Menu.tsx";
import { MoreMenu } from "../ui/MoreMenu.tsx";
import { useChangePeople } from "./useChangePeople.ts";

interface StaffMenuProps {
  company: StaffMenu_company$key;
  member: StaffMenu_member$key;
}

/** The menu of one of a company's people; renders nothing for viewers who may not remove them. */
export function StaffMenu({ company, member }: StaffMenuProps) {
  const { id, name } = useFragment(
    graphql`
      fragment StaffMenu_company on Company {
        id
        name
      }
    `,
    company,
  );
  const { author, permissions } = useFragment(
    graphql`
      fragment StaffMenu_member on StaffMember {
        author {
          id
          name
        }
        permissions {
          remove {
            allowed
          }
        }
      }
    `,
    member,
  );
  const { remove, isRunning } = useChangePeople(id);
  if (!permissions.remove.allowed) return null;

  const confirm = () =>
    remove(author.id, {
      question: `Do you want to remove ${author.name} from the people of ${name}? They can no longer post as ${name}.`,
      confirmLabel: "Remove",
      done: `${author.name} is no longer listed among the people of ${name}.`,
    });
  return (
    <MoreMenu name={author.name} isPending={isRunning}>
      <MenuItem icon={UserMinus} tone="danger" onAction={confirm}>
        Remove from {name}
      </MenuItem>
    </MoreMenu>
  );
}
