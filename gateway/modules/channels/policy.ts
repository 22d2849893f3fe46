import type { Rights } from "../permissions/rights.ts";
import type { Policy } from "../permissions/policy.ts";
import { writer } from "../permissions/rules.ts";

/** What one can do to a channel; the fields of ChannelPermissions. */
export type ChannelAction = "edit" | "delete";

/** Channels are seen by people of their account alone, who may all change them. */
export const channelPolicy: Policy<ChannelAction, unknown> = { edit: writer, delete: writer };

export type ChannelPermissionsModel = Rights<"ChannelPermissions", ChannelAction, unknown>;
