import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router";
import type { NotificationItem_notification$key } from "../__generated__/NotificationItem_notification.graphql.ts";
import { isEmbedded } from "../posts/overlayState.ts";
import { getAvatarKind } from "../profiles/avatarKind.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { cx } from "../ui/cx.ts";
import { Link } from "../ui/Link.tsx";
import { RelativeTime } from "../ui/RelativeTime.tsx";
import { getNotificationLink } from "./notificationLink.ts";

interface NotificationItemProps {
  notification: NotificationItem_notification$key;
  /** True if it was unread when the list was opened. */
  isNew: boolean;
  /** Called when its link is followed. */
  onFollow: () => void;
}

/** One notification: who did what, the quoted text, and when. The whole item is a link. */
export function NotificationItem({ notification, isNew, onFollow }: NotificationItemProps) {
  const { createdAt, actor, text, subject, subjectSummary, comment, commentSummary, answer } = useFragment(
    graphql`
      fragment NotificationItem_notification on Notification {
        createdAt
        actor {
          name
          avatar
          type
        }
        text
        subject {
          typename: __typename
          ... on PostBase {
            databaseId
          }
          ... on Story {
            databaseId
          }
          ... on Interview {
            databaseId
          }
        }
        subjectSummary
        comment {
          databaseId
        }
        commentSummary
        answer {
          hash
          type
        }
      }
    `,
    notification,
  );
  const { search } = useLocation();
  const link = getNotificationLink(
    {
      subject: subject ? { typename: subject.typename, databaseId: subject.databaseId } : null,
      commentId: comment?.databaseId ?? null,
      answer: answer ? { hash: answer.hash, type: answer.type } : null,
    },
    search,
  );
  const quote = commentSummary || subjectSummary;
  const content = (
    <>
      <Avatar name={actor.name} src={actor.avatar} kind={getAvatarKind(actor.type)} />
      <span className="min-w-0 flex-1">
        <span className={cx("line-clamp-3 text-14", isNew && "font-semibold")}>{text}</span>
        {quote && <span className="user-text mt-0.5 line-clamp-2 text-13 text-muted">{quote}</span>}
        <RelativeTime time={createdAt} className="mt-0.5 block text-13 text-muted" />
      </span>
      {isNew && (
        <span className="mt-1.5 shrink-0">
          <span aria-hidden className="block size-2 rounded-full bg-accent" />
          <span className="sr-only">Unread</span>
        </span>
      )}
    </>
  );
  const styles = "flex items-start gap-3 px-4 py-3";
  // An embedded page keeps its address, so a post there has no link.
  if (link === null || isEmbedded()) return <div className={styles}>{content}</div>;
  return (
    <Link
      href={link}
      variant="bare"
      onPress={onFollow}
      className={cx(styles, "rounded-none focus-ring-inset transition-colors duration-fast hover:bg-sunken active:bg-pressed")}
    >
      {content}
    </Link>
  );
}
