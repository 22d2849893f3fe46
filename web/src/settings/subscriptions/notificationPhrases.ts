/** The end of the sentence that begins with "When somebody", by kind of notification. */
export const notificationPhrases: ReadonlyMap<string, string> = new Map([
  ["COMMENT", "comments on what you posted"],
  ["COMMENT_AS_REPLY", "replies to your comment"],
  ["LIKE", "likes what you posted"],
  ["LIKE_ON_COMMENT", "likes your comment"],
  ["MENTION", "mentions you in a post"],
  ["MENTION_ON_COMMENT", "mentions you in a comment"],
  ["INTERVIEW_ANSWER", "answers your interview"],
]);
