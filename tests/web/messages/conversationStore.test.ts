import type { RecordSourceProxy } from "relay-runtime";
import { describe, expect, it } from "vitest";
import {
  addConversation,
  addMessage,
  findConversationId,
  getConversations,
  getMessages,
  hasNewestMessage,
  removeConversation,
} from "../../../web/src/messages/conversationStore.ts";
import { getNodeIds } from "../../../web/src/relay/newest.ts";
import { createConnection, createGateway } from "../hooks.tsx";

/** Adds a conversation with these messages, newest first; null for one whose messages have not been loaded. */
function storeConversation(store: RecordSourceProxy, id: string, messages: readonly number[] | null): void {
  const conversation = store.get(id) ?? store.create(id, "Conversation");
  if (messages === null) return;
  const nodes = messages.map((databaseId) => storeMessage(store, databaseId));
  conversation.setLinkedRecord(createConnection(store, `${id} messages`, nodes), "__MessageList_messages_connection");
}

const storeMessage = (store: RecordSourceProxy, databaseId: number) =>
  (store.get(`message ${databaseId}`) ?? store.create(`message ${databaseId}`, "Message")).setValue(databaseId, "databaseId");

/** A store of a viewer with two conversations, of which the first is open. */
function setUp(messages: readonly number[] | null = [8, 5]) {
  const { environment } = createGateway();
  environment.commitUpdate((store) => {
    storeConversation(store, "open", messages);
    storeConversation(store, "closed", null);
    const viewer = store.create("viewer", "Viewer");
    store.getRoot().setLinkedRecord(viewer, "viewer");
    const conversations = ["open", "closed"].map((id) => store.get(id) ?? store.create(id, "Conversation"));
    const list = createConnection(store, "conversations", conversations);
    viewer.setLinkedRecord(list, "__ConversationList_conversations_connection", { query: null });
  });
  /** Changes the store, and returns what it contains afterwards. */
  const after = (change: (store: RecordSourceProxy) => void) => {
    let shown: unknown;
    environment.commitUpdate((store) => {
      change(store);
      shown = { list: getNodeIds(getConversations(store)), messages: getNodeIds(getMessages(store, "open")) };
    });
    return shown;
  };
  return { environment, after };
}

describe("the list of conversations", () => {
  it("gets a new conversation once @MSG-01", () => {
    const { after } = setUp();
    const add = (store: RecordSourceProxy) => {
      storeConversation(store, "new", null);
      addConversation(store, "new");
      addConversation(store, "open");
    };
    expect(after(add)).toMatchObject({ list: ["new", "open", "closed"] });
  });

  it("is left alone before it is loaded, and for guests @MSG-01", () => {
    const { environment } = createGateway();
    environment.commitUpdate((store) => {
      expect(getConversations(store)).toBeNull();
      addConversation(store, "new");
      removeConversation(store, "new");
      store.getRoot().setLinkedRecord(store.create("viewer", "Viewer"), "viewer");
      expect(getConversations(store)).toBeNull();
      addConversation(store, "new");
    });
  });

  it("loses a removed conversation, whose messages do not return with it @MSG-01", () => {
    const { after } = setUp();
    expect(after((store) => removeConversation(store, "open"))).toEqual({ list: ["closed"], messages: null });
    expect(after((store) => expect(getConversations(store)?.getLinkedRecords("edges")).toHaveLength(1))).toBeTruthy();
    const addAgain = (store: RecordSourceProxy) => {
      const messages = store.get("open messages");
      if (!messages) throw new Error("Relay keeps the list of messages.");
      store.create("open", "Conversation").setLinkedRecord(messages, "__MessageList_messages_connection");
    };
    expect(after(addAgain)).toMatchObject({ messages: [] });
  });
});

describe("an open conversation", () => {
  it("gets a new message first, and once @MSG-01", () => {
    const { after } = setUp();
    const add = (store: RecordSourceProxy) => {
      storeMessage(store, 9);
      addMessage(store, "open", "message 9");
      addMessage(store, "open", "message 9");
      addMessage(store, "open", "message 5");
    };
    expect(after(add)).toMatchObject({ messages: ["message 9", "message 8", "message 5"] });
  });

  it("gets a message that arrives later than a newer one, in its place @MSG-01", () => {
    const { after } = setUp();
    const add = (store: RecordSourceProxy) => {
      for (const databaseId of [10, 9, 6]) {
        storeMessage(store, databaseId);
        addMessage(store, "open", `message ${databaseId}`);
      }
    };
    expect(after(add)).toMatchObject({ messages: ["message 10", "message 9", "message 8", "message 6", "message 5"] });
  });

  it("gets its first message @MSG-01", () => {
    const { after } = setUp([]);
    const add = (store: RecordSourceProxy) => {
      storeMessage(store, 1);
      addMessage(store, "open", "message 1");
    };
    expect(after(add)).toMatchObject({ messages: ["message 1"] });
  });

  it("leaves an older message to its page @MSG-01", () => {
    const { after } = setUp();
    const add = (store: RecordSourceProxy) => {
      storeMessage(store, 3);
      addMessage(store, "open", "message 3");
    };
    expect(after(add)).toMatchObject({ messages: ["message 8", "message 5"] });
  });

  it("lacks its newest message if that has arrived before the others were loaded @MSG-01", () => {
    const { environment } = setUp();
    const newestIs = (databaseId: number) =>
      environment.commitUpdate((store) => {
        store.get("open")?.setLinkedRecord(storeMessage(store, databaseId), "lastMessage");
      });
    const isComplete = () => hasNewestMessage(environment, "open");
    expect([isComplete(), hasNewestMessage(environment, "closed")]).toEqual([true, true]);
    newestIs(8);
    expect(isComplete()).toBe(true);
    newestIs(9);
    expect(isComplete()).toBe(false);
  });

  it("is found by the id in its address @MSG-01", () => {
    const { environment } = setUp();
    environment.commitUpdate((store) => {
      store.getRoot().setLinkedRecord(store.get("open") ?? null, "conversation", { databaseId: 5 });
    });
    expect([5, 6].map((id) => findConversationId(environment, id))).toEqual(["open", null]);
  });

  it("is left alone before its messages are loaded @MSG-01", () => {
    const { after } = setUp(null);
    const add = (store: RecordSourceProxy) => {
      storeMessage(store, 3);
      addMessage(store, "open", "message 3");
      addMessage(store, "unknown", "message 3");
    };
    expect(after(add)).toMatchObject({ messages: null });
  });
});
