import * as v from "valibot";
import type { Message } from "../../rest/generated/contract.ts";
import { listenToUserChannel } from "../session/channels.ts";
import {
  decodeSince,
  parseEventItem,
  toEventPosition,
  type EventPosition,
  type SubscriptionField,
  type ResumeArguments,
} from "../subscriptionField.ts";

const shape = v.object({ conversationId: v.number(), message: v.unknown() });

/** An event in the viewer's conversations. */
export interface ConversationsChanged extends EventPosition {
  /** Null after a gap. */
  readonly conversationId: number | null;
  readonly message: Message | null;
}

export const conversationsChanged: SubscriptionField<ResumeArguments, ConversationsChanged> = {
  subscribe: (_root, given, context) => listenToUserChannel(context, "messages", { since: decodeSince(given) }),
  resolve: (event, _arguments, context) => {
    const read = v.safeParse(shape, event.data);
    if (!read.success) return { ...toEventPosition(event), conversationId: null, message: null };
    return {
      ...toEventPosition(event),
      conversationId: read.output.conversationId,
      message: parseEventItem(context, "getMessages", read.output.message),
    };
  },
};
