import Type, { type Static } from "typebox";
import { namedObject, oneOf } from "../http/schema.ts";

/** The seven kinds of notifications. */
export const NotificationKind = oneOf([
  "comment",
  "commentAsReply",
  "like",
  "likeOnComment",
  "mention",
  "mentionOnComment",
  "interviewAnswer",
]);

export const NotificationSetting = namedObject("NotificationSetting", {
  kind: NotificationKind,
  onSite: Type.Boolean(),
  email: Type.Boolean(),
});
export type NotificationSetting = Static<typeof NotificationSetting>;

export const NotificationSettingInput = Type.Object({
  onSite: Type.Optional(Type.Boolean()),
  email: Type.Optional(Type.Boolean()),
});
export type NotificationSettingInput = Static<typeof NotificationSettingInput>;
