import type { Message } from "../../rest/generated/contract.ts";
import * as v from "valibot";
import type { Context } from "../../context.ts";
import { checkMessage } from "../../rest/messages.ts";
import type { LiveField } from "../live.ts";
import { listenToUserChannel } from "../session/channels.ts";

const shape = v.object({ conversationId: v.number(), message: v.unknown() });

/** An event in the viewer's conversations. */
export interface ConversationsChanged {
  readonly sequence: number;
  /** Null after a gap. */
  readonly conversationId: number | null;
  readonly message: Message | null;
}

export const conversationsChanged: LiveField<object, ConversationsChanged> = {
  subscribe: (_root, _arguments, context) => listenToUserChannel(context, "messages"),
  resolve: ({ sequence, data }, _arguments, context) => {
    const read = v.safeParse(shape, data);
    if (!read.success) return { sequence, conversationId: null, message: null };
    return { sequence, conversationId: read.output.conversationId, message: carried(read.output.message, context) };
  },
};

function carried(raw: unknown, { rest, log }: Context): Message | null {
  const result = checkMessage(rest, raw);
  if (result.ok) return result.value;
  log.warn({ err: result.error }, "a message came that is not as agreed");
  return null;
}
