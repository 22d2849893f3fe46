import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from "relay-runtime";
import { getNodeIds, setNodes } from "../relay/newest.ts";

const wholeList = { query: null };

/** The connection of all conversations; null before it was first loaded. */
export function getConversations(store: Pick<RecordSourceProxy, "getRoot">): RecordProxy | null {
  const viewer = store.getRoot().getLinkedRecord("viewer");
  return (viewer && ConnectionHandler.getConnection(viewer, "ConversationList_conversations", wholeList)) ?? null;
}

/** The connection of a conversation's messages; null before it was first loaded. @param id global */
export function getMessages(store: Pick<RecordSourceProxy, "get">, id: string): RecordProxy | null {
  const conversation = store.get(id);
  return (conversation && ConnectionHandler.getConnection(conversation, "MessageList_messages")) ?? null;
}

/** Adds a conversation to the list, once; its position follows from its time. */
export function addConversation(store: RecordSourceProxy, id: string): void {
  const list = getConversations(store);
  const shown = getNodeIds(list);
  if (list && shown && !shown.includes(id)) setNodes(store, list, [id, ...shown], "ConversationEdge");
}

/** Removes a conversation and its data from the store. If it returns, its previous messages do not. */
export function removeConversation(store: RecordSourceProxy, id: string): void {
  const list = getConversations(store);
  if (list) ConnectionHandler.deleteNode(list, id);
  getMessages(store, id)?.setLinkedRecords([], "edges");
  store.delete(id);
}

/**
 * Adds a message to its conversation, once and in the order of ids, as it may arrive later than newer ones. A message older than
 * those loaded is left to its own page.
 */
export function addMessage(store: RecordSourceProxy, conversationId: string, messageId: string): void {
  const messages = getMessages(store, conversationId);
  const shown = getNodeIds(messages);
  if (!messages || !shown || shown.includes(messageId)) return;
  const numberOf = (id: string) => Number(store.get(id)?.getValue("databaseId") ?? 0);
  const place = shown.findIndex((id) => numberOf(id) < numberOf(messageId));
  if (place < 0 && shown.length > 0) return;
  setNodes(store, messages, shown.toSpliced(Math.max(place, 0), 0, messageId), "MessageEdge");
}
