import { UserMinus } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { MemberMenu_community$key } from "../__generated__/MemberMenu_community.graphql.ts";
import type { MemberMenu_member$key } from "../__generated__/MemberMenu_member.graphql.ts";
import { MenuItem } from "../ui/Menu.tsx";
import { MoreMenu } from "../ui/MoreMenu.tsx";
import { useRemovePerson } from "./useRemovePerson.ts";

interface MemberMenuProps {
  community: MemberMenu_community$key;
  member: MemberMenu_member$key;
  onRemoved: () => void;
}

/** The actions on a member; renders nothing when the viewer has no permission for any. */
export function MemberMenu({ community, member, onRemoved }: MemberMenuProps) {
  const { id, name, type } = useFragment(
    graphql`
      fragment MemberMenu_community on Community {
        id
        name
        type
      }
    `,
    community,
  );
  const { author, permissions } = useFragment(
    graphql`
      fragment MemberMenu_member on CommunityMember {
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
  const { remove, isRunning } = useRemovePerson();
  if (!permissions?.remove.allowed) return null;

  const confirm = () =>
    remove(id, author.id, {
      question: `Do you want to remove ${author.name} from this community? ${type === "PRIVATE" ? closed : open}`,
      confirmLabel: "Remove",
      done: `${author.name} is no longer in ${name}.`,
      onDone: onRemoved,
    });
  return (
    <MoreMenu name={author.name} isPending={isRunning}>
      <MenuItem icon={UserMinus} tone="danger" onAction={confirm}>
        Remove from community
      </MenuItem>
    </MoreMenu>
  );
}

const closed = "They will need another invitation to join again.";
const open = "They can join again at any time.";
