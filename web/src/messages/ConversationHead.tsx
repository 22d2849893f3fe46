import { Ellipsis, Trash2 } from "lucide-react";
import { Fragment } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { ConversationHead_conversation$key } from "../__generated__/ConversationHead_conversation.graphql.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { AuthorName } from "../profiles/AuthorName.tsx";
import { IconButton } from "../ui/Button.tsx";
import { Menu, MenuItem } from "../ui/Menu.tsx";
import { BackToList } from "./BackToList.tsx";
import { ParticipantAvatars } from "./ParticipantAvatars.tsx";
import { namesOf } from "./people.ts";
import { useDeleteConversation } from "./useDeleteConversation.ts";

/** The participants with links to their profiles, and the actions on the conversation. */
export function ConversationHead({ conversation }: { conversation: ConversationHead_conversation$key }) {
  const { id, participants, permissions } = useFragment(
    graphql`
      fragment ConversationHead_conversation on Conversation {
        id
        participants {
          databaseId
          name
          isViewer
          ...AuthorName_author
          ...ParticipantAvatars_people
        }
        permissions {
          delete {
            allowed
          }
        }
      }
    `,
    conversation,
  );
  const others = participants.filter(({ isViewer }) => !isViewer);
  usePageTitle(namesOf(others.map(({ name }) => name)));
  const navigate = useNavigate();
  const { deleteConversation, isDeleting } = useDeleteConversation(id, () => void navigate("/messages", { replace: true }));
  const label = "More for this conversation";
  return (
    <header className="flex min-h-16 shrink-0 items-center gap-3 border-b border-line py-2 ps-4 pe-2">
      <BackToList />
      <ParticipantAvatars people={others} />
      <h1 className="line-clamp-2 min-w-0 flex-1 text-16 font-semibold">
        {others.map((one, index) => (
          <Fragment key={one.databaseId}>
            {index > 0 && ", "}
            <AuthorName author={one} />
          </Fragment>
        ))}
      </h1>
      {permissions.delete.allowed && (
        <Menu label={label} trigger={<IconButton icon={Ellipsis} label={label} hasTooltip={false} isPending={isDeleting} />}>
          <MenuItem icon={Trash2} tone="danger" onAction={deleteConversation}>
            Delete conversation
          </MenuItem>
        </Menu>
      )}
    </header>
  );
}
