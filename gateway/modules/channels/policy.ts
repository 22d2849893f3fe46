import type { Policy, Rule } from "../permissions/policy.ts";
import { writer } from "../permissions/rules.ts";

/** What one can do to a channel; the fields of ChannelPermissions. */
export type ChannelAction = "edit" | "delete";

/** Channels are seen by people of their account alone, who may all change them. */
export const channelPolicy: Policy<ChannelAction, unknown> = { edit: writer, delete: writer };

const ofAccount: Rule<{ readonly account: object | null }> = {
  code: "NO_ACCOUNT",
  message: "Channels belong to an account, and you have none.",
  remedy: null,
  denies: (_actor, { account }) => account === null,
};

/** Whether somebody may add channels. */
export const createChannelRules: readonly Rule<{ readonly account: object | null }>[] = [...writer, ofAccount];
