import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addMessage } from "../../../web/src/messages/conversationStore.ts";
import { createMessageDraft, notSentText, offlineText, type MessageDraft } from "../../../web/src/messages/messageDraft.ts";
import { useSend } from "../../../web/src/messages/useSend.ts";
import { useStartConversation } from "../../../web/src/messages/useStartConversation.ts";
import { failureWithStatus, RequestError } from "../../../web/src/relay/failures.ts";
import { getNodeIds } from "../../../web/src/relay/newest.ts";
import { createAttachment, uploadedAttachment } from "../../../web/src/uploads/attachment.ts";
import { genericError } from "../../support/errorTexts.ts";
import { createConnection, createGateway, eventually, mountInRelay } from "../hooks.tsx";

const closed = { code: "INVALID", message: "This conversation is closed.", field: null };
const picture = uploadedAttachment("image", "3", "/files/3");
const video = uploadedAttachment("video", "4", null);
const storage = { read: async () => undefined, write: async () => {}, remove: async () => {} };

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  vi.stubGlobal("navigator", {
    get onLine() {
      return isOnline;
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** The device loses its network, or gets it back. */
function setOnline(online: boolean): void {
  isOnline = online;
  window.dispatchEvent(new Event(online ? "online" : "offline"));
}

/** A conversation with one message, whose box is on screen. */
async function setUp() {
  const { environment, requests } = createGateway();
  environment.commitUpdate((store) => {
    const id = "client:conversation:__MessageList_messages_connection";
    const connection = createConnection(store, id, [store.create("old", "Message")]);
    store.create("conversation", "Conversation").setLinkedRecord(connection, "__MessageList_messages_connection");
  });
  const draft = await createMessageDraft("conversation", storage);
  const hook = mountInRelay(environment, () => useSend("conversation", draft));
  const write = (text: string, attachments = draft.state.get().attachments) => draft.change(() => ({ text, attachments }));
  const messages = () => {
    let ids: unknown;
    environment.commitUpdate((store) => {
      ids = getNodeIds(store.get("client:conversation:__MessageList_messages_connection"));
    });
    return ids;
  };
  /** Waits for a request of this number, from 0. */
  const requested = (index: number) =>
    eventually(() => {
      const request = requests[index];
      if (!request) throw new Error(`There is no request ${index}.`);
      return request;
    });
  return { hook, environment, draft, write, requests, requested, messages };
}

const unsentOf = (draft: MessageDraft) => draft.state.get().unsent.map(({ text, failure }) => [text, failure]);
const delivered = (id: string) => ({
  sendMessage: { messageEdge: { node: { __typename: "Message", id, databaseId: 2 } }, conversation: null, errors: [] },
});
const refused = { sendMessage: { messageEdge: null, conversation: null, errors: [closed] } };
const keyOf = ({ variables }: { variables: Record<string, unknown> }) =>
  Reflect.get(Object(variables["input"]), "idempotencyKey");

describe("sending a message", () => {
  it("clears the box, and lists the message as unsent until it is delivered @MSG-01", async () => {
    const { hook, draft, write, requested, messages } = await setUp();
    write("  Hello.  ", [picture, video]);
    hook.result.send();
    expect(draft.state.get()).toMatchObject({ text: "", attachments: [] });
    expect(unsentOf(draft)).toEqual([["Hello.", null]]);
    const request = await requested(0);
    expect(request.variables["input"]).toMatchObject({
      conversationId: "conversation",
      content: "Hello.",
      attachments: { images: ["3"], videos: ["4"] },
    });
    request.respond(delivered("new"));
    await eventually(() => expect(unsentOf(draft)).toEqual([]));
    expect(messages()).toEqual(["new", "old"]);
  });

  it("lists it below a newer message that has arrived before the response @MSG-01", async () => {
    const { hook, environment, write, requested, messages } = await setUp();
    write("Hello.");
    hook.result.send();
    environment.commitUpdate((store) => {
      store.create("newer", "Message").setValue(3, "databaseId");
      addMessage(store, "conversation", "newer");
    });
    (await requested(0)).respond(delivered("new"));
    await eventually(() => expect(messages()).toEqual(["newer", "new", "old"]));
  });

  it("sends messages one after the other @MSG-01", async () => {
    const { hook, draft, write, requests, requested } = await setUp();
    for (const text of ["One.", "Two."]) {
      write(text);
      hook.result.send();
    }
    (await requested(0)).respond(refused);
    const second = await requested(1);
    expect(requests.map(({ variables }) => Reflect.get(Object(variables["input"]), "content"))).toEqual(["One.", "Two."]);
    expect(unsentOf(draft)).toEqual([
      ["One.", "This conversation is closed."],
      ["Two.", null],
    ]);
    second.respond(delivered("two"));
    await eventually(() => expect(unsentOf(draft)).toEqual([["One.", "This conversation is closed."]]));
  });

  it("keeps a message that failed, with a reason in any case @MSG-01 @ERR-01", async () => {
    for (const [status, text] of [
      [500, genericError],
      [401, notSentText],
    ] as const) {
      const { hook, draft, write, requested } = await setUp();
      write("Hello.");
      hook.result.send();
      (await requested(0)).fail(new RequestError(failureWithStatus(status)));
      await eventually(() => expect(unsentOf(draft)).toEqual([["Hello.", text]]));
    }
  });

  it("is repeated for a failed message as the same action, and not for one on its way @MSG-01", async () => {
    const { hook, draft, write, requests, requested } = await setUp();
    write("Hello.");
    hook.result.send();
    const key = draft.state.get().unsent[0]?.key ?? "";
    hook.result.retry(key);
    (await requested(0)).fail(new RequestError(failureWithStatus(500)));
    await eventually(() => expect(unsentOf(draft)).toEqual([["Hello.", genericError]]));
    hook.result.retry("unknown");
    expect(requests).toHaveLength(1);
    hook.result.retry(key);
    expect(unsentOf(draft)).toEqual([["Hello.", null]]);
    (await requested(1)).respond(delivered("new"));
    await eventually(() => expect(unsentOf(draft)).toEqual([]));
    expect(requests.map(keyOf)).toEqual([key, key]);
  });

  it("is a new action after a refusal, whose reason may be gone @MSG-01", async () => {
    const { hook, draft, write, requests, requested } = await setUp();
    write("Hello.");
    hook.result.send();
    (await requested(0)).respond(refused);
    await eventually(() => expect(unsentOf(draft)).toEqual([["Hello.", closed.message]]));
    hook.result.retry(draft.state.get().unsent[0]?.key ?? "");
    (await requested(1)).respond(delivered("new"));
    await eventually(() => expect(unsentOf(draft)).toEqual([]));
    expect(new Set(requests.map(keyOf)).size).toBe(2);
  });

  it("leaves the other unsent messages as they are @MSG-01", async () => {
    const { hook, draft, write, requested } = await setUp();
    for (const [index, text] of ["One.", "Two."].entries()) {
      write(text);
      hook.result.send();
      (await requested(index)).respond(refused);
    }
    await eventually(() => expect(unsentOf(draft)[1]).toEqual(["Two.", closed.message]));
    hook.result.retry(draft.state.get().unsent[1]?.key ?? "");
    expect(unsentOf(draft)).toEqual([
      ["One.", closed.message],
      ["Two.", null],
    ]);
    (await requested(2)).respond(delivered("two"));
    await eventually(() => expect(unsentOf(draft)).toEqual([["One.", closed.message]]));
  });

  it("waits for the network, and is repeated once the device is online @MSG-01", async () => {
    const { hook, draft, write, requests, requested } = await setUp();
    write("One.");
    hook.result.send();
    (await requested(0)).respond(refused);
    setOnline(false);
    write("Two.");
    hook.result.send();
    (await requested(1)).fail(new RequestError({ ...failureWithStatus(null), kind: "offline" }));
    await eventually(() => expect(unsentOf(draft)[1]).toEqual(["Two.", offlineText]));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(requests).toHaveLength(2);
    setOnline(true);
    (await requested(2)).respond(delivered("two"));
    await eventually(() => expect(unsentOf(draft)).toEqual([["One.", closed.message]]));
    expect(requests).toHaveLength(3);
  });

  it("is also repeated once the device is online after the user has left the conversation, and once @MSG-01", async () => {
    const { hook, draft, write, requests, requested } = await setUp();
    const offline = new RequestError({ ...failureWithStatus(null), kind: "offline" });
    setOnline(false);
    write("Hello.");
    hook.result.send();
    (await requested(0)).fail(offline);
    await eventually(() => expect(unsentOf(draft)).toEqual([["Hello.", offlineText]]));
    hook.result.retry(draft.state.get().unsent[0]?.key ?? "");
    (await requested(1)).fail(offline);
    await eventually(() => expect(unsentOf(draft)).toEqual([["Hello.", offlineText]]));
    hook.unmount();
    setOnline(true);
    (await requested(2)).respond(delivered("new"));
    await eventually(() => expect(unsentOf(draft)).toEqual([]));
    expect(requests).toHaveLength(3);
  });
});

describe("closing the tab that sends a message", () => {
  const offline = new RequestError({ ...failureWithStatus(null), kind: "offline" });

  it("tells other tabs that it may not have arrived, during the request and while it waits for the network @MSG-01", async () => {
    for (const isAnswered of [false, true]) {
      const { hook, draft, write, requested } = await setUp();
      const other = await createMessageDraft("conversation", storage);
      setOnline(!isAnswered);
      write("Hello.");
      hook.result.send();
      const request = await requested(0);
      if (isAnswered) request.fail(offline);
      await eventually(() => expect(unsentOf(other)).toEqual([["Hello.", isAnswered ? offlineText : null]]));
      window.dispatchEvent(new Event("pagehide"));
      await eventually(() => expect(unsentOf(other)).toEqual([["Hello.", notSentText]]));
      // A page that was only hidden goes on.
      setOnline(true);
      (isAnswered ? await requested(1) : request).respond(delivered("new"));
      await eventually(() => expect([unsentOf(draft), unsentOf(other)]).toEqual([[], []]));
    }
  });

  it("leaves the reason of a message that was refused, and messages of other tabs @MSG-01", async () => {
    const { hook, draft, write, requested } = await setUp();
    const theirs = { key: "theirs", text: "From another tab.", attachments: [], failure: null };
    draft.change(() => ({ unsent: [theirs] }));
    write("Hello.");
    hook.result.send();
    (await requested(0)).respond(refused);
    await eventually(() => expect(unsentOf(draft)[1]).toEqual(["Hello.", closed.message]));
    window.dispatchEvent(new Event("pagehide"));
    expect(unsentOf(draft)).toEqual([
      ["From another tab.", null],
      ["Hello.", closed.message],
    ]);
  });
});

describe("editing an undelivered message", () => {
  it("puts it before the text in the box @MSG-01", async () => {
    const { hook, draft, write, requested } = await setUp();
    write("One.", [picture]);
    hook.result.send();
    (await requested(0)).respond(refused);
    await eventually(() => expect(unsentOf(draft)[0]?.[1]).toBe(closed.message));
    write("Two.", [video]);
    hook.result.edit("unknown");
    expect(draft.state.get()).toMatchObject({ text: "Two.", attachments: [video] });
    hook.result.edit(draft.state.get().unsent[0]?.key ?? "");
    expect(draft.state.get()).toMatchObject({ text: "One.\nTwo.", attachments: [picture, video], unsent: [] });
  });

  it("fills an empty box with it @MSG-01", async () => {
    const { hook, draft, write, requested } = await setUp();
    for (const [index, text] of ["One.", "Two."].entries()) {
      write(text);
      hook.result.send();
      (await requested(index)).respond(refused);
    }
    await eventually(() => expect(unsentOf(draft)[1]?.[1]).toBe(closed.message));
    hook.result.edit(draft.state.get().unsent[0]?.key ?? "");
    expect(draft.state.get().text).toBe("One.");
    expect(unsentOf(draft)).toEqual([["Two.", closed.message]]);
  });
});

describe("starting a conversation", () => {
  const content = { text: " Hello. ", attachments: [picture, createAttachment(new File([], "a.png"), "image")] };
  const started = {
    startConversation: {
      conversationEdge: { node: { __typename: "Conversation", id: "new", databaseId: 7 } },
      errors: [],
    },
  };

  /** A draft with this content in the box of a new message. */
  async function setUpStart() {
    const { environment, requests } = createGateway();
    environment.commitUpdate((store) => {
      const viewer = store.create("viewer", "Viewer");
      store.getRoot().setLinkedRecord(viewer, "viewer");
      const list = createConnection(store, "conversations", [store.create("old", "Conversation")]);
      viewer.setLinkedRecord(list, "__ConversationList_conversations_connection", { query: null });
    });
    const listed = () => {
      let ids: unknown;
      environment.commitUpdate((store) => {
        ids = getNodeIds(store.get("conversations"));
      });
      return ids;
    };
    const draft = await createMessageDraft("to", storage);
    const write = () => draft.change(() => content);
    write();
    /** The page of a new message. */
    const open = () => mountInRelay(environment, () => useStartConversation(draft));
    const hook = open();
    /** Sends the content, and lets the test respond. */
    const start = async (respond: (request: (typeof requests)[number] | undefined) => void) => {
      write();
      const outcome = hook.result(["ana"]);
      respond(requests.at(-1));
      return outcome;
    };
    return { hook, open, draft, start, requests, listed };
  }

  it("sends the first message, lists the conversation and clears the box @MSG-01", async () => {
    const { hook, draft, requests, listed } = await setUpStart();
    const outcome = hook.result(["ana", "ben"]);
    expect(draft.state.get()).toMatchObject({ ...content, isSending: true });
    expect(requests[0]?.variables["input"]).toMatchObject({
      personIds: ["ana", "ben"],
      content: "Hello.",
      attachments: { images: ["3"], videos: [] },
    });
    requests[0]?.respond(started);
    expect(await outcome).toBe(7);
    expect(listed()).toEqual(["new", "old"]);
    expect(draft.state.get()).toMatchObject({ text: "", attachments: [], isSending: false, error: null });
  });

  it("is sent once, also when the user leaves the page and comes back meanwhile @MSG-01", async () => {
    const { hook, open, draft, requests } = await setUpStart();
    const outcome = hook.result(["ana"]);
    hook.unmount();
    const again = open();
    expect(draft.state.get()).toMatchObject({ ...content, isSending: true });
    expect(await again.result(["ana"])).toBeNull();
    requests[0]?.respond(started);
    expect(await outcome).toBe(7);
    expect(draft.state.get()).toMatchObject({ text: "", attachments: [], isSending: false });
    expect(requests).toHaveLength(1);
  });

  it("repeats the same message as the same action until it is sent or refused, also on a later visit @MSG-01", async () => {
    const { hook, open, start, requests } = await setUpStart();
    await start((request) => request?.fail(new RequestError(failureWithStatus(500))));
    hook.unmount();
    const again = open().result(["ana"]);
    requests[1]?.respond(started);
    await again;
    await start((request) => request?.respond({ startConversation: { conversationEdge: null, errors: [closed] } }));
    await start((request) => request?.respond(started));
    const [first, second, third, fourth] = requests.map(keyOf);
    expect([first === second, second === third, third === fourth]).toEqual([true, false, false]);
  });

  it("keeps the text and why it failed @MSG-01 @ERR-01", async () => {
    const { draft, start, listed } = await setUpStart();
    const texts: unknown[] = [];
    for (const respond of [
      (request) => request?.respond({ startConversation: { conversationEdge: null, errors: [closed] } }),
      (request) => request?.respond({ startConversation: { conversationEdge: null, errors: [] } }),
      (request) => request?.fail(new RequestError(failureWithStatus(500))),
      (request) => request?.fail(new RequestError(failureWithStatus(401))),
    ] satisfies Parameters<typeof start>[0][]) {
      expect(await start(respond)).toBeNull();
      expect(draft.state.get()).toMatchObject({ ...content, isSending: false });
      texts.push(draft.state.get().error);
    }
    expect(texts).toEqual([closed.message, notSentText, genericError, notSentText]);
    expect(listed()).toEqual(["old"]);
  });
});
