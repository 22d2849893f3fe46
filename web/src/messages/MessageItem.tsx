import { graphql, useFragment } from "react-relay";
import type { MessageItem_message$key } from "../__generated__/MessageItem_message.graphql.ts";
import type { MessageItemDeleteMutation } from "../__generated__/MessageItemDeleteMutation.graphql.ts";
import { toHtml } from "../comments/commentText.ts";
import { formatClock, formatDateTime } from "../lib/dates.ts";
import { Attachments } from "../posts/Attachments.tsx";
import { getAvatarKind } from "../profiles/avatarKind.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { cx } from "../ui/cx.ts";
import { DeleteItem, MoreMenu } from "../ui/MoreMenu.tsx";
import { RichText } from "../ui/RichText.tsx";
import { useTimeZone } from "../ui/TimeZoneProvider.tsx";
import { Bubble } from "./Bubble.tsx";

interface MessageItemProps {
  message: MessageItem_message$key;
  /** The first of consecutive messages by one person; shows whose they are. */
  startsRun: boolean;
  /** The last of them; shows the time. */
  endsRun: boolean;
  /** Whether there are several other participants, so that names must be shown as well as pictures. */
  isGroup: boolean;
}

/** One message: the viewer's own at the end of the line, those of others at its beginning with their picture. */
export function MessageItem({ message, startsRun, endsRun, isGroup }: MessageItemProps) {
  const data = useFragment(
    graphql`
      fragment MessageItem_message on Message {
        id
        content
        isDeleted
        createdAt
        author {
          name
          avatar
          type
          isViewer
        }
        attachments {
          ...Attachments_attachments
        }
        permissions {
          delete {
            allowed
          }
        }
      }
    `,
    message,
  );
  const { id, content, isDeleted, createdAt, author, attachments, permissions } = data;
  const zone = useTimeZone();
  const isOwn = author.isViewer;
  return (
    <li className={cx("group flex items-end gap-2", isOwn && "flex-row-reverse", startsRun ? "mt-4 first:mt-0" : "mt-1")}>
      {!isOwn && (
        <span className="w-8 shrink-0 self-start">
          {startsRun && <Avatar name={author.name} src={author.avatar} kind={getAvatarKind(author.type)} size={32} />}
        </span>
      )}
      <div className={cx("flex max-w-[85%] min-w-0 flex-col tablet:max-w-[75%]", isOwn ? "items-end" : "items-start")}>
        {!isOwn && startsRun && isGroup ? (
          <p className="mb-1 text-13 font-medium text-muted">{author.name}</p>
        ) : (
          <span className="sr-only">{isOwn ? "You wrote:" : `${author.name} wrote:`}</span>
        )}
        {isDeleted ? (
          <Bubble isOwn={isOwn} isQuiet>
            <span className="text-14 text-muted italic">This message has been deleted.</span>
          </Bubble>
        ) : (
          <>
            {content && (
              <Bubble isOwn={isOwn}>
                <RichText html={toHtml(content)} />
              </Bubble>
            )}
            <Attachments
              attachments={attachments}
              by={author.name}
              className={cx("w-80 max-w-full min-w-48", content && "mt-1")}
            />
          </>
        )}
        <time
          dateTime={createdAt}
          title={formatDateTime(createdAt, zone)}
          className={endsRun ? "figures mt-1 text-12 text-muted" : "sr-only"}
        >
          {formatClock(createdAt, zone)}
        </time>
      </div>
      {permissions.delete.allowed && !isDeleted && <MessageMenu id={id} />}
    </li>
  );
}

/** The actions on an own message; with a mouse it appears on hover. A deleted message leaves a placeholder. */
function MessageMenu({ id }: { id: string }) {
  const { run, isRunning } = useMutationAction<MessageItemDeleteMutation>(graphql`
    mutation MessageItemDeleteMutation($input: DeleteMessageInput!) {
      deleteMessage(input: $input) {
        message {
          ...MessageItem_message
        }
        conversation {
          ...ConversationRow_conversation
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const remove = () =>
    void run({
      variables: { input: { messageId: id } },
      question: "Do you want to delete this message for everybody?",
    });
  return (
    <span className="self-center transition-opacity duration-fast group-hover:opacity-100 focus-within:opacity-100 has-[[aria-expanded=true]]:opacity-100 pointer-fine:opacity-0">
      <MoreMenu name="your message" isPending={isRunning}>
        <DeleteItem onAction={remove} />
      </MoreMenu>
    </span>
  );
}
