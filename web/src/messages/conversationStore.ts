import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from "relay-runtime";
import { idsIn, showNodes } from "../relay/newest.ts";

const wholeList = { query: null };

/** The list of all conversations; none before it was shown for the first time. */
export function listIn(store: Pick<RecordSourceProxy, "getRoot">): RecordProxy | null {
  const viewer = store.getRoot().getLinkedRecord("viewer");
  return (viewer && ConnectionHandler.getConnection(viewer, "ConversationList_conversations", wholeList)) ?? null;
}

/** The messages of a conversation; none before it was shown for the first time. @param id global */
export function messagesIn(store: Pick<RecordSourceProxy, "get">, id: string): RecordProxy | null {
  const conversation = store.get(id);
  return (conversation && ConnectionHandler.getConnection(conversation, "MessageList_messages")) ?? null;
}

/** Puts a conversation into the list, once; where it stands in it follows from its time. */
export function putConversation(store: RecordSourceProxy, id: string): void {
  const list = listIn(store);
  const shown = idsIn(list);
  if (list && shown && !shown.includes(id)) showNodes(store, list, [id, ...shown], "ConversationEdge");
}

/** Lets go of a conversation and of what is known of it: should it come back, what was written so far does not. */
export function dropConversation(store: RecordSourceProxy, id: string): void {
  const list = listIn(store);
  if (list) ConnectionHandler.deleteNode(list, id);
  messagesIn(store, id)?.setLinkedRecords([], "edges");
  store.delete(id);
}

/** Puts a message into its conversation, once. One from before what is loaded comes with its own page. */
export function putMessage(store: RecordSourceProxy, conversationId: string, messageId: string): void {
  const messages = messagesIn(store, conversationId);
  const shown = idsIn(messages);
  if (!messages || !shown || shown.includes(messageId)) return;
  const numberOf = (id: string | undefined) => Number(store.get(id ?? "")?.getValue("databaseId") ?? 0);
  if (shown.length === 0 || numberOf(messageId) > numberOf(shown[0])) {
    showNodes(store, messages, [messageId, ...shown], "MessageEdge");
  }
}
