import type { NotificationKind } from "../../upstream/db/schema.ts";

interface SubscriptionText {
  /** E-mail address of the demo account. */
  email: string;
  /** Ids: daily brief 1, weekly digest 2, call-outs 3, product news 4. */
  newsletters: readonly number[];
  /** Kinds of notifications that are also sent by e-mail, in addition to the defaults. */
  emailKinds?: readonly NotificationKind[];
}

/** The demo accounts' newsletters and settings of notifications. */
export const subscriptions: readonly SubscriptionText[] = [
  { email: "journo@example.com", newsletters: [1, 2], emailKinds: ["comment"] },
  { email: "pr@example.com", newsletters: [2, 3], emailKinds: ["comment", "commentAsReply"] },
  { email: "expert@example.com", newsletters: [3] },
  { email: "company@example.com", newsletters: [1, 3, 4], emailKinds: ["comment", "mentionOnComment"] },
];
