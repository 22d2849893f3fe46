import type { Environment, RecordSourceProxy } from "relay-runtime";
import { describe, expect, it } from "vitest";
import { addConversation, getConversations } from "../../../web/src/messages/conversationStore.ts";
import { readNewestConversations } from "../../../web/src/messages/newestConversations.ts";
import { getNodeIds } from "../../../web/src/relay/newest.ts";
import { createConnection, createGateway, eventually } from "../hooks.tsx";

const time = (minute: number) => new Date(Date.UTC(2026, 10, 30, 12, minute)).toISOString();

/** Numbers from one down to another. */
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);
const idsOf = (numbers: readonly number[]) => numbers.map((number) => `conversation ${number}`);

function storeConversation(store: RecordSourceProxy, number: number, minute = number) {
  const id = `conversation ${number}`;
  return (store.get(id) ?? store.create(id, "Conversation")).setValue(id, "id").setValue(time(minute), "updatedAt");
}

/** Another participant's message, as the subscription applies it. */
const receiveMessage = (environment: Environment, number: number, minute: number) =>
  environment.commitUpdate((store) => {
    storeConversation(store, number, minute);
    addConversation(store, `conversation ${number}`);
  });

/** A list of 38 loaded conversations, of which the first 20 are read again after a change. */
function setUp() {
  const { environment, requests } = createGateway();
  environment.commitUpdate((store) => {
    const viewer = store.create("viewer", "Viewer").setValue("viewer", "id");
    store.getRoot().setLinkedRecord(viewer, "viewer");
    const nodes = down(38, 1).map((number) => storeConversation(store, number));
    const list = createConnection(store, "conversations", nodes);
    viewer.setLinkedRecord(list, "__ConversationList_conversations_connection", { query: null });
  });
  /** The read's response. @param conversations numbers and minutes */
  const respond = (conversations: readonly (readonly [number, number])[]) => {
    const edges = conversations.map(([number, minute]) => ({
      node: { __typename: "Conversation", id: `conversation ${number}`, updatedAt: time(minute) },
    }));
    requests[0]?.respond({ viewer: { id: "viewer", conversations: { pageInfo: { hasNextPage: true }, edges } } });
  };
  const listed = () => {
    let ids: readonly string[] | null = null;
    environment.commitUpdate((store) => {
      ids = getNodeIds(getConversations(store));
    });
    return ids;
  };
  return { environment, respond, listed };
}

const asIs = (numbers: readonly number[]) => numbers.map((number) => [number, number] as const);

describe("reading the newest conversations again", () => {
  it("keeps those below one that has moved to the front @MSG-01 @RT-07", async () => {
    const { environment, respond, listed } = setUp();
    receiveMessage(environment, 4, 50);
    readNewestConversations(environment);
    await Promise.resolve();
    respond([[4, 50], ...asIs(down(38, 20))]);
    await eventually(() => expect(listed()).toEqual(idsOf([4, ...down(38, 5), ...down(3, 1)])));
  });

  it("moves one with a missed message to the front, and keeps the others @MSG-01 @RT-07", async () => {
    const { environment, respond, listed } = setUp();
    readNewestConversations(environment);
    await Promise.resolve();
    respond([[4, 50], ...asIs(down(38, 20))]);
    await eventually(() => expect(listed()).toEqual(idsOf([4, ...down(38, 5), ...down(3, 1)])));
  });

  it("keeps one that gets a message during the read @MSG-01 @RT-07", async () => {
    const { environment, respond, listed } = setUp();
    readNewestConversations(environment);
    await Promise.resolve();
    receiveMessage(environment, 4, 50);
    respond([[39, 39], ...asIs(down(38, 20))]);
    await eventually(() => expect(listed()).toEqual(idsOf([4, ...down(39, 5), ...down(3, 1)])));
  });

  it("removes those that have left the list @MSG-01 @RT-07", async () => {
    const { environment, respond, listed } = setUp();
    receiveMessage(environment, 4, 50);
    readNewestConversations(environment);
    await Promise.resolve();
    respond(asIs([...down(38, 31), ...down(29, 18)]));
    await eventually(() => expect(listed()).toEqual(idsOf([...down(38, 31), ...down(29, 5), ...down(3, 1)])));
  });
});
