import { graphql, useFragment } from "react-relay";
import type { ConversationRow_conversation$key } from "../__generated__/ConversationRow_conversation.graphql.ts";
import { Badge } from "../ui/Badge.tsx";
import { cx } from "../ui/cx.ts";
import { Link } from "../ui/Link.tsx";
import { RelativeTime } from "../ui/RelativeTime.tsx";
import { formatConversationTitle } from "./conversationTitle.ts";
import { toOneLine } from "./messageText.ts";
import { ParticipantAvatars } from "./ParticipantAvatars.tsx";

interface ConversationRowProps {
  conversation: ConversationRow_conversation$key;
  /** True for the conversation that is shown next to the list. */
  isShown: boolean;
}

/** One conversation in the list: participants, beginning of the last message, time, and number of unread messages. */
export function ConversationRow({ conversation, isShown }: ConversationRowProps) {
  const { databaseId, participants, lastMessage, unreadCount, updatedAt } = useFragment(
    graphql`
      fragment ConversationRow_conversation on Conversation {
        databaseId
        unreadCount
        updatedAt
        participants {
          name
          isViewer
          ...ParticipantAvatars_people
        }
        lastMessage {
          content
          isDeleted
          author {
            name
            isViewer
          }
        }
      }
    `,
    conversation,
  );
  const isUnread = unreadCount > 0;
  const others = participants.filter(({ isViewer }) => !isViewer);
  return (
    <Link
      href={`/messages/${databaseId}`}
      variant="bare"
      {...(isShown ? { "aria-current": "page" } : {})}
      className={cx(
        "flex items-start gap-3 rounded-none px-4 py-3 focus-ring-inset transition-colors duration-fast",
        isShown ? "bg-accent-soft" : "hover:bg-sunken active:bg-pressed",
      )}
    >
      <ParticipantAvatars people={others} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className={cx("min-w-0 flex-1 truncate text-15", isUnread ? "font-semibold" : "font-medium")}>
            {formatConversationTitle(others.map(({ name }) => name))}
          </span>
          <RelativeTime time={updatedAt} className="shrink-0 text-13 text-muted" />
        </span>
        <span className="mt-0.5 flex items-start gap-2">
          <span
            className={cx(
              "user-text line-clamp-2 min-w-0 flex-1 text-14",
              isUnread ? "text-ink" : "text-muted",
              lastMessage?.isDeleted && "italic",
            )}
          >
            {lastMessage ? formatPreview(lastMessage, others.length > 1) : "Empty conversation"}
          </span>
          <Badge count={unreadCount} className="shrink-0" />
        </span>
      </span>
    </Link>
  );
}

interface LastMessage {
  readonly content: string | null | undefined;
  readonly isDeleted: boolean;
  readonly author: { readonly name: string; readonly isViewer: boolean };
}

/** @param isGroup whether the sender's name is needed */
function formatPreview({ content, isDeleted, author }: LastMessage, isGroup: boolean): string {
  const who = author.isViewer ? "You: " : isGroup ? `${author.name}: ` : "";
  if (isDeleted) return `${who}This message has been deleted.`;
  return `${who}${toOneLine(content ?? "") || "Attachment"}`;
}
