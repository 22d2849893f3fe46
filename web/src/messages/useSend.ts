import { nanoid } from "nanoid";
import { graphql, useRelayEnvironment } from "react-relay";
import type { useSendMutation } from "../__generated__/useSendMutation.graphql.ts";
import { needsNewKey } from "../forms/idempotencyKeys.ts";
import { waitUntilOnline } from "../lib/connection.ts";
import { runMutation } from "../relay/mutation.ts";
import { getUploadIds } from "../uploads/attachment.ts";
import { addMessage } from "./conversationStore.ts";
import { notSentText, offlineText, type Content, type Unsent, type MessageDraft } from "./messageDraft.ts";

interface Sending {
  /** Sends the content of the box and clears the box. */
  send: () => void;
  /** Resends an undelivered message. */
  retry: (key: string) => void;
  /** Moves an undelivered message back into the box. */
  edit: (key: string) => void;
}

/** The keys of the messages that are sent again when the device is online. */
const waitingKeys = new Set<string>();

/** The messages that this tab is sending, now or when the device is online: their drafts by their keys. */
const outgoing = new Map<string, MessageDraft>();

/**
 * Marks the messages that are not sent when this tab closes, because other tabs with the conversation cannot know that nobody sends
 * them any more. One that arrives all the same is not sent twice, because of its key.
 */
function markOutgoing(): void {
  for (const [key, draft] of outgoing) {
    draft.change(({ unsent }) => ({ unsent: unsent.map((one) => (one.key === key ? { ...one, failure: notSentText } : one)) }));
    draft.flush();
  }
}

/**
 * Sends messages one after the other. Each one is listed as unsent until it is delivered; one that is refused or fails stays
 * there with its text and the reason.
 * @param conversationId the global id
 */
export function useSend(conversationId: string, draft: MessageDraft): Sending {
  const environment = useRelayEnvironment();

  const deliver = async ({ key, text, attachments }: Unsent) => {
    const outcome = await runMutation<useSendMutation>(
      environment,
      graphql`
        mutation useSendMutation($input: SendMessageInput!) {
          sendMessage(input: $input) {
            messageEdge {
              node {
                id
                ...MessageList_message
              }
            }
            conversation {
              ...ConversationRow_conversation
            }
            errors {
              ...mutation_error @relay(mask: false)
            }
          }
        }
      `,
      {
        variables: { input: { conversationId, ...toMessageInput({ text, attachments }), idempotencyKey: key } },
        updater: (store, response) => {
          const edge = response?.sendMessage.messageEdge;
          if (edge) addMessage(store, conversationId, edge.node.id);
        },
      },
    );
    draft.change(({ unsent }) => ({
      unsent: outcome.ok
        ? unsent.filter((one) => one.key !== key)
        : unsent.map((one) =>
            one.key === key
              ? {
                  ...one,
                  key: needsNewKey(outcome) ? nanoid() : key,
                  failure: outcome.isOffline ? offlineText : (outcome.text ?? notSentText),
                }
              : one,
          ),
    }));
    if (!outcome.ok && outcome.isOffline) retryWhenOnline(key);
    else outgoing.delete(key);
  };

  const submit = (message: Unsent) => {
    outgoing.set(message.key, draft);
    // Adding the same function again has no effect.
    window.addEventListener("pagehide", markOutgoing);
    void draft.enqueue(() => deliver(message));
  };

  // The draft outlives the page, so a message is also sent when the user has left the conversation.
  const retryWhenOnline = (key: string) => {
    if (waitingKeys.has(key)) return;
    waitingKeys.add(key);
    void waitUntilOnline().then(() => {
      waitingKeys.delete(key);
      retry(key);
    });
  };

  const retry = (key: string) => {
    const failed = draft.state.get().unsent.find((one) => one.key === key && one.failure !== null);
    if (!failed) return;
    draft.change(({ unsent }) => ({ unsent: unsent.map((one) => (one === failed ? { ...one, failure: null } : one)) }));
    submit(failed);
  };

  return {
    send() {
      const { text, attachments } = draft.state.get();
      const next: Unsent = { key: nanoid(), text: text.trim(), attachments, failure: null };
      draft.change(({ unsent }) => ({ text: "", attachments: [], unsent: [...unsent, next] }));
      submit(next);
    },
    retry,
    edit(key) {
      draft.change(({ text, attachments, unsent }) => {
        const failed = unsent.find((one) => one.key === key);
        if (!failed) return {};
        return {
          text: [failed.text, text].filter(Boolean).join("\n"),
          attachments: [...failed.attachments, ...attachments],
          unsent: unsent.filter((one) => one !== failed),
        };
      });
    },
  };
}

/** The content of a message as a mutation input. */
export function toMessageInput({ text, attachments }: Content) {
  return {
    content: text.trim(),
    attachments: { images: getUploadIds(attachments, "image"), videos: getUploadIds(attachments, "video") },
  };
}
