import { Trash2 } from "lucide-react";
import { Fragment } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { ConversationHead_conversation$key } from "../__generated__/ConversationHead_conversation.graphql.ts";
import type { ConversationHeadDeleteMutation } from "../__generated__/ConversationHeadDeleteMutation.graphql.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { unlessMoved } from "../navigation/unlessMoved.ts";
import { AuthorName } from "../profiles/AuthorName.tsx";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { MenuItem } from "../ui/Menu.tsx";
import { MoreMenu } from "../ui/MoreMenu.tsx";
import { BackToList } from "./BackToList.tsx";
import { removeConversation } from "./conversationStore.ts";
import { formatConversationTitle } from "./conversationTitle.ts";
import { ParticipantAvatars } from "./ParticipantAvatars.tsx";

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
  usePageTitle(formatConversationTitle(others.map(({ name }) => name)));
  const navigate = useNavigate();
  const { run, isRunning } = useMutationAction<ConversationHeadDeleteMutation>(graphql`
    mutation ConversationHeadDeleteMutation($input: DeleteConversationInput!) {
      deleteConversation(input: $input) {
        deletedConversationId
        viewer {
          unreadConversations
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const remove = () =>
    void run({
      variables: { input: { conversationId: id } },
      updater: (store, response) => {
        if (response?.deleteConversation.deletedConversationId) removeConversation(store, id);
      },
      question:
        "Do you want to delete this conversation? The others keep it. It will come back with the next message, without the earlier ones.",
      onDone: unlessMoved(() => void navigate("/messages", { replace: true })),
    });
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
        <MoreMenu name="this conversation" isPending={isRunning}>
          <MenuItem icon={Trash2} tone="danger" onAction={remove}>
            Delete conversation
          </MenuItem>
        </MoreMenu>
      )}
    </header>
  );
}
