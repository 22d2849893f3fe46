import type { NotificationKind } from "../db/schema.ts";
import { getEntityPath } from "../mail/getEntityPath.ts";
import { composeMail } from "../mail/layout.ts";
import type { Sender, Mail } from "../mail/mail.ts";
import { entityNames } from "../posts/types.ts";
import { withArticle } from "../text/indefiniteArticle.ts";
import type { Notification } from "./schema.ts";

export interface Recipient {
  email: string;
  /** Slug of the profile; null for a person without one. */
  slug: string | null;
  /** Address at which the recipient turns off mails about this kind of notification. */
  unsubscribeUrl: string;
}

const sentences: Readonly<Record<NotificationKind, (noun: string) => string>> = {
  comment: (noun) => `commented on your ${noun}`,
  commentAsReply: () => "replied to your comment",
  like: (noun) => `liked your ${noun}`,
  likeOnComment: () => "liked your comment",
  mention: (noun) => `mentioned you in ${withArticle(noun)}`,
  mentionOnComment: () => "mentioned you in a comment",
  interviewAnswer: () => "answered your interview",
};

/** The end of "You get this e-mail because your settings ask for one when somebody", in the words of the settings. */
const actions: Readonly<Record<NotificationKind, string>> = {
  comment: "comments on what you posted",
  commentAsReply: "replies to your comment",
  like: "likes what you posted",
  likeOnComment: "likes your comment",
  mention: "mentions you in a post",
  mentionOnComment: "mentions you in a comment",
  interviewAnswer: "answers your interview",
};

/** Path of the page that the notification leads to. */
function getPath(notification: Notification): string {
  if (notification.type === "interviewAnswer")
    return `/async/answer/${notification.link.type}/${encodeURIComponent(notification.link.hash)}`;
  const { entityType, entityId } = notification;
  return getEntityPath(entityType, entityId, "commentId" in notification ? notification.commentId : null);
}

/** The mail for a notification. */
export function composeNotificationMail(
  { email, slug, unsubscribeUrl }: Recipient,
  notification: Notification,
  { productName, publicUrl }: Sender,
): Mail {
  const { who, type, entityType, entitySummary } = notification;
  const noun = entityNames[entityType];
  const sentence = `${who.name} ${sentences[type](noun)}`;
  return composeMail({
    to: email,
    subject: `${sentence} on ${productName}`,
    lead: `${sentence}:`,
    items: [
      {
        title: entitySummary || `The ${noun}`,
        excerpt: "commentSummary" in notification ? notification.commentSummary : "",
        url: `${publicUrl}${getPath(notification)}`,
      },
    ],
    reason: `You get this e-mail because your settings on ${productName} ask for one when somebody ${actions[type]}.`,
    settingsUrl: slug === null ? null : `${publicUrl}/u/${slug}/settings/notifications`,
    unsubscribeUrl,
  });
}
