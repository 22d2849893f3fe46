import type { Notification } from "./schema.ts";
import type { Mail } from "../mail/mail.ts";
import { mapKinds } from "../posts/types.ts";
import { withArticle } from "../text/article.ts";

interface Sender {
  productName: string;
  /** The product's public address, without a trailing slash. */
  publicUrl: string;
}

/** Nouns for the subject within a sentence. */
const NOUNS: Readonly<Record<Notification["entityType"], string>> = {
  ...mapKinds(({ name }) => name),
  story: "story",
  interview: "interview",
};

const SENTENCES: Readonly<Record<Notification["type"], (noun: string) => string>> = {
  comment: (noun) => `commented on your ${noun}`,
  commentAsReply: () => "replied to your comment",
  like: (noun) => `liked your ${noun}`,
  likeOnComment: () => "liked your comment",
  mention: (noun) => `mentioned you in ${withArticle(noun)}`,
  mentionOnComment: () => "mentioned you in a comment",
  interviewAnswer: () => "answered your interview",
};

/** Path of the subject's page, the same as in the web client. */
function placeOf(notification: Notification): string {
  const { entityType, entityId } = notification;
  if (notification.type === "interviewAnswer") {
    return `/async/answer/${notification.link.type}/${encodeURIComponent(notification.link.hash)}`;
  }
  const comment = "commentId" in notification ? `cid=${notification.commentId}` : "";
  if (entityType === "story") {
    return `/stories/${entityId}${comment && `?${comment}`}`;
  }
  return `/?${entityType}=${entityId}${comment && `&${comment}`}`;
}

/** The mail for a notification. */
export function notificationMail(
  to: { email: string; slug: string | null },
  notification: Notification,
  { productName, publicUrl }: Sender,
): Mail {
  const { who, type, entityType, entitySummary } = notification;
  const sentence = `${who.name} ${SENTENCES[type](NOUNS[entityType])}`;
  const quoted = "commentSummary" in notification ? notification.commentSummary : entitySummary;
  return {
    to: to.email,
    replyTo: null,
    subject: `${sentence} on ${productName}`,
    text: [
      `${sentence}:`,
      "",
      ...(quoted === "" ? [] : [quoted, ""]),
      `${publicUrl}${placeOf(notification)}`,
      "",
      ...(to.slug === null ? [] : [`Which mails you get is up to you: ${publicUrl}/u/${to.slug}/settings/notifications`]),
    ].join("\n"),
    attachments: [],
  };
}
