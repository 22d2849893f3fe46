import { commitLocalUpdate, ConnectionHandler, type Environment, type RecordProxy, type RecordSourceProxy } from "relay-runtime";
import { getNodeIds, setNodes } from "../relay/newest.ts";

const wholeList = { query: null };

/** The connection of all conversations; null before it was first loaded. */
export function getConversations(store: Pick<RecordSourceProxy, "getRoot">): RecordProxy | null {
  const viewer = store.getRoot().getLinkedRecord("viewer");
  return (viewer && ConnectionHandler.getConnection(viewer, "ConversationList_conversations", wholeList)) ?? null;
}

/** The global id of a conversation that has been read by its REST API id; null for another one. */
export function findConversationId(environment: Environment, databaseId: number): string | null {
  let id: string | null = null;
  commitLocalUpdate(environment, (store) => {
    id = store.getRoot().getLinkedRecord("conversation", { databaseId })?.getDataID() ?? null;
  });
  return id;
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

/**
 * Whether the newest message of a conversation, which the list shows, is among those loaded. It is not if its event arrived
 * between the read of the conversation and the response.
 */
export function hasNewestMessage(environment: Environment, id: string): boolean {
  let isLoaded = true;
  commitLocalUpdate(environment, (store) => {
    const newest = store.get(id)?.getLinkedRecord("lastMessage")?.getDataID();
    const shown = getNodeIds(getMessages(store, id));
    if (newest && shown) isLoaded = shown.includes(newest);
  });
  return isLoaded;
}
