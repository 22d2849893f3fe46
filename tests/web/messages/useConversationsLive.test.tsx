import { Observable, type GraphQLResponse, type RecordSourceProxy, type Variables } from "relay-runtime";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { getConversations, getMessages } from "../../../web/src/messages/conversationStore.ts";
import { useConversationsLive } from "../../../web/src/messages/useConversationsLive.ts";
import { getNodeIds } from "../../../web/src/relay/newest.ts";
import { session } from "../../../web/src/session/sessionState.ts";
import { guest } from "../../../web/src/session/visitor.ts";
import { createConnection, createGateway, eventually, mountInRelay, type FieldError } from "../hooks.tsx";

type Sink = Parameters<Parameters<typeof Observable.create<GraphQLResponse>>[0]>[0];

/** The subscriptions that were started, with how to send their events. */
const started = vi.hoisted((): { variables: Variables; sink: Sink }[] => []);
vi.mock(import("../../../web/src/relay/subscriptions.ts"), async (original) => ({
  ...(await original()),
  subscribeToGateway: (_request, variables) => Observable.create((sink) => void started.push({ variables, sink })),
}));

beforeEach(async () => {
  started.length = 0;
  session.restart(() => Promise.resolve({ ...guest, authenticated: true }));
  await session.whenKnown();
});

const storeConversation = (store: RecordSourceProxy, id: string) => store.create(id, "Conversation").setValue(id, "id");

/** The list of two conversations, of which the first is open and has one message. */
function setUp() {
  const { environment, requests } = createGateway();
  environment.commitUpdate((store) => {
    const open = storeConversation(store, "open");
    const message = store.create("message 1", "Message").setValue(1, "databaseId");
    open.setLinkedRecord(createConnection(store, "messages", [message]), "__MessageList_messages_connection");
    store.getRoot().setLinkedRecord(open, "conversation", { databaseId: 5 });
    const viewer = store.create("viewer", "Viewer");
    store.getRoot().setLinkedRecord(viewer, "viewer");
    const list = createConnection(store, "conversations", [open, storeConversation(store, "other")]);
    viewer.setLinkedRecord(list, "__ConversationList_conversations_connection", { query: null });
  });
  const shown = () => {
    let ids: unknown;
    environment.commitUpdate((store) => {
      ids = { list: getNodeIds(getConversations(store)), messages: getNodeIds(getMessages(store, "open")) };
    });
    return ids;
  };
  const hook = mountInRelay(environment, () => useConversationsLive(5, "page"));
  /** Sends the event of a change in the open conversation. @param conversation null when it is deleted or could not be read */
  const send = (sequence: number, conversation: object | null, errors?: FieldError[]) => {
    const message = conversation || errors ? { __typename: "Message", id: "message 2", databaseId: 2 } : null;
    const viewer = { id: "viewer", unreadConversations: 1 };
    const conversationsChanged = { sequence, cursor: `event ${sequence}`, conversationId: "open", conversation, message, viewer };
    started.at(-1)?.sink.next({ data: { conversationsChanged }, ...(errors ? { errors } : {}) });
  };
  return { hook, environment, requests, shown, send };
}

describe("an event in a conversation", () => {
  it("adds its message to the open conversation @MSG-01 @RT-02", () => {
    const { send, shown } = setUp();
    send(1, { __typename: "Conversation", id: "open" });
    expect(shown()).toEqual({ list: ["open", "other"], messages: ["message 2", "message 1"] });
  });

  it("removes a conversation that was deleted on another device @MSG-01 @RT-02", () => {
    const { send, shown } = setUp();
    send(1, null);
    expect(shown()).toEqual({ list: ["other"], messages: null });
  });

  it("keeps a conversation that could not be read, and reads it again @MSG-01 @ERR-01", async () => {
    const { send, shown, requests } = setUp();
    send(1, null, [{ message: "Unavailable", path: ["conversationsChanged", "conversation"] }]);
    expect(shown()).toEqual({ list: ["open", "other"], messages: ["message 2", "message 1"] });
    await eventually(() => expect(requests.map(({ name }) => name)).toEqual(["newestConversationsQuery", "newestMessagesQuery"]));
  });
});
