import { addArticle } from "../../graph/words.ts";
import type { EntityType, Notification } from "../../rest/generated/contract.ts";
import { mapPostTypes, postKinds } from "../posts/kinds/index.ts";

/** The nouns for the subjects within a sentence. */
const nouns: Readonly<Record<EntityType, string>> = {
  ...mapPostTypes((type) => postKinds[type].noun),
  story: "story",
  interview: "interview",
};

/** The end of the sentence, after the person's name. */
const sentences: Readonly<Record<Notification["type"], (noun: string) => string>> = {
  comment: (noun) => `commented on your ${noun}`,
  commentAsReply: () => "replied to your comment",
  like: (noun) => `liked your ${noun}`,
  likeOnComment: () => "liked your comment",
  mention: (noun) => `mentioned you in ${addArticle(noun)}`,
  mentionOnComment: () => "mentioned you in a comment",
  interviewAnswer: () => "answered your interview",
};

/** The sentence to show. */
export const formatText = ({ type, who, entityType }: Notification): string =>
  `${who.name} ${sentences[type](nouns[entityType])}`;

export type NotificationKind = Notification["type"];
