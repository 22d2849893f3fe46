import type { PermissionsParent } from "../permissions/permissionFields.ts";
import type { Policy } from "../permissions/policy.ts";
import { writerRules } from "../permissions/rules.ts";

/** The actions on a channel; the fields of ChannelPermissions. */
export type ChannelAction = "edit" | "delete";

/** Channels are visible only to users of their account, all of whom may change them. */
export const channelPolicy: Policy<ChannelAction, unknown> = { edit: writerRules, delete: writerRules };

export type ChannelPermissionsModel = PermissionsParent<"ChannelPermissions", ChannelAction, unknown>;
