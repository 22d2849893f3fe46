import type { Message } from "../../rest/generated/contract.ts";
import * as v from "valibot";
import type { Context } from "../../context.ts";
import { checkMessage } from "../../rest/messages.ts";
import { numberAfter, placeOf, type EventPlace, type LiveField, type Resumable } from "../live.ts";
import { listenToUserChannel } from "../session/channels.ts";

const shape = v.object({ conversationId: v.number(), message: v.unknown() });

/** An event in the viewer's conversations. */
export interface ConversationsChanged extends EventPlace {
  /** Null after a gap. */
  readonly conversationId: number | null;
  readonly message: Message | null;
}

export const conversationsChanged: LiveField<Resumable, ConversationsChanged> = {
  subscribe: (_root, given, context) => listenToUserChannel(context, "messages", { after: numberAfter(given) }),
  resolve: (event, _arguments, context) => {
    const read = v.safeParse(shape, event.data);
    if (!read.success) return { ...placeOf(event), conversationId: null, message: null };
    return { ...placeOf(event), conversationId: read.output.conversationId, message: carried(read.output.message, context) };
  },
};

function carried(raw: unknown, { rest, log }: Context): Message | null {
  const result = checkMessage(rest, raw);
  if (result.ok) return result.value;
  log.warn({ err: result.error }, "a message came that is not as agreed");
  return null;
}
