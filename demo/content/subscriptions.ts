import type { NotificationKind } from "../../upstream/db/schema.ts";

interface SubscriptionText {
  /** Of the demo account. */
  email: string;
  /** Ids: daily brief 1, weekly digest 2, call-outs 3, product news 4. */
  newsletters: readonly number[];
  /** Kinds that are sent by e-mail too, beyond those that are so for everybody. */
  byMail?: readonly NotificationKind[];
}

/** What the demo accounts have chosen to be sent. */
export const subscriptions: readonly SubscriptionText[] = [
  { email: "journo@example.com", newsletters: [1, 2], byMail: ["comment"] },
  { email: "pr@example.com", newsletters: [2, 3], byMail: ["comment", "commentAsReply"] },
  { email: "expert@example.com", newsletters: [3] },
  { email: "company@example.com", newsletters: [1, 3, 4], byMail: ["comment", "mentionOnComment"] },
];
