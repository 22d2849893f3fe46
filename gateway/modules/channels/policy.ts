import type { Rights } from "../permissions/rights.ts";
import type { Policy } from "../permissions/policy.ts";
import { writer } from "../permissions/rules.ts";

/** The actions on a channel; the fields of ChannelPermissions. */
export type ChannelAction = "edit" | "delete";

/** Channels are visible only to users of their account, all of whom may change them. */
export const channelPolicy: Policy<ChannelAction, unknown> = { edit: writer, delete: writer };

export type ChannelPermissionsModel = Rights<"ChannelPermissions", ChannelAction, unknown>;
