import type { ChannelPermissions } from "../../graph/generated/resolvers.ts";
import type { ActionsOf, Policy } from "../permissions/policy.ts";
import { writerRules } from "../permissions/rules.ts";

/** Channels are visible only to users of their account, all of whom may change them. */
export const channelPolicy: Policy<ActionsOf<ChannelPermissions>, unknown> = { edit: writerRules, delete: writerRules };
