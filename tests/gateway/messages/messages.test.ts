import { createClient } from "graphql-ws";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const permission = "{ allowed reasons { code } }";
const message = `{ id databaseId content isDeleted createdAt author { databaseId } attachments { count }
  permissions { delete ${permission} } }`;
const conversation = `{ id databaseId unreadCount participants { databaseId isViewer } lastMessage ${message}
  permissions { send ${permission} delete ${permission} } }`;
const list = `query ($query: String, $first: Int! = 20, $after: String) { viewer { unreadConversations
  conversations(query: $query, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node ${conversation} } } } }`;

interface Permission {
  allowed: boolean;
  reasons: { code: string }[];
}
interface Message {
  id: string;
  databaseId: number;
  content: string | null;
  isDeleted: boolean;
  author: { databaseId: number };
  permissions: { delete: Permission };
}
interface Conversation {
  id: string;
  databaseId: number;
  unreadCount: number;
  participants: { databaseId: number; isViewer: boolean }[];
  lastMessage: Message | null;
  permissions: { send: Permission; delete: Permission };
}
interface Listed {
  unreadConversations: number;
  conversations: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
    edges: { node: Conversation }[];
  };
}
type UserErrors = { code: string; message: string; field: string[] | null }[];

const fields = {
  startConversation: `conversationEdge { cursor node ${conversation} }`,
  sendMessage: `messageEdge { cursor node ${message} } conversation ${conversation}`,
  markConversationRead: `conversation ${conversation} viewer { unreadConversations }`,
  deleteConversation: "deletedConversationId viewer { unreadConversations }",
  deleteMessage: `message ${message} conversation ${conversation}`,
};
interface Payload {
  clientMutationId: string | null;
  errors: UserErrors;
  conversationEdge: { node: Conversation } | null;
  messageEdge: { node: Message } | null;
  conversation: Conversation | null;
  message: Message | null;
  deletedConversationId: string | null;
  viewer: { unreadConversations: number } | null;
}

describe("messages", () => {
  let env: TestEnv;
  let ann: Person;
  let ben: Person;
  let eve: Person;

  beforeAll(async () => {
    env = await startTestEnv();
  });
  afterAll(() => env?.stop());
  beforeEach(async () => {
    const { fixtures } = env;
    [ann, ben, eve] = [await fixtures.person(["journo"]), await fixtures.person(["pr"]), await fixtures.person(["admin"])];
    env.upstream.reset();
  });

  const read = async (as?: Person, variables: Record<string, unknown> = {}) =>
    (await env.data<{ viewer: Listed }>(list, variables, as)).viewer;
  const nodesOf = ({ conversations }: Listed) => conversations.edges.map(({ node }) => node);

  async function act(field: keyof typeof fields, input: Record<string, unknown>, as?: Person): Promise<Payload> {
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
    const response = await env.data<Record<string, Payload>>(
      `mutation ($input: ${type}!) { ${field}(input: $input) { clientMutationId errors { code message field } ${fields[field]} } }`,
      { input },
      as,
    );
    const payload = response[field];
    if (payload === undefined) throw new Error("No payload.");
    return payload;
  }
  const start = async (from: Person, to: readonly Person[], content = "Hello"): Promise<Conversation> => {
    const { conversationEdge, errors } = await act(
      "startConversation",
      { personIds: to.map(({ contactId }) => globalId("Author", contactId)), content },
      from,
    );
    if (conversationEdge === null) throw new Error(JSON.stringify(errors));
    return conversationEdge.node;
  };

  it("finds a conversation by its exact participants @MSG-01", async () => {
    const { id } = await start(ann, [ben]);
    const together = await start(ann, [ben, eve]);
    const find = async (people: readonly Person[], as?: Person) =>
      (
        await env.data<{ conversationWith: Conversation | null }>(
          `query ($people: [ID!]!) { conversationWith(personIds: $people) ${conversation} }`,
          { people: people.map(({ contactId }) => globalId("Author", contactId)) },
          as,
        )
      ).conversationWith;
    env.upstream.reset();
    expect(await find([ben], ann)).toMatchObject({ id, lastMessage: { content: "Hello" } });
    expect(env.upstream.summary().filter((call) => call.includes("conversations"))).toEqual(["GET /api/v1/conversations"]);
    expect(await find([eve, ben, ann], ann)).toMatchObject({ id: together.id });
    expect(await find([eve], ann)).toBeNull();
    expect(await find([ann])).toBeNull();
    await act("deleteConversation", { conversationId: id }, ann);
    expect(await find([ben], ann)).toBeNull();
    const none = await env.run("{ conversationWith(personIds: []) { id } }", {}, ann);
    expect(none.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  });

  it("finds no conversation of other people when the platform does not filter by participants @MSG-01", async () => {
    const find = async (people: readonly Person[]) =>
      env.data(
        "query ($people: [ID!]!) { conversationWith(personIds: $people) { id } }",
        { people: people.map(({ contactId }) => globalId("Author", contactId)) },
        ann,
      );
    const { id } = await start(ann, [ben]);
    const newest = await (
      await fetch(`${env.platform.url}/api/v1/conversations?limit=1`, { headers: { cookie: `sid=${ann.sid}` } })
    ).json();
    await start(ann, [eve]);
    env.upstream.fail({ path: "/api/v1/conversations", status: 200, body: newest });
    expect(await find([ben])).toEqual({ conversationWith: { id } });
    expect(await find([eve])).toEqual({ conversationWith: null });
    expect(await find([ben, eve])).toEqual({ conversationWith: null });
  });

  it("keeps the messages of the same people in one conversation @MSG-01", async () => {
    const started = await start(ann, [ben], "Could you comment?");
    expect(started).toMatchObject({ unreadCount: 0, lastMessage: { content: "Could you comment?" } });
    expect(started.participants.toSorted((a, b) => a.databaseId - b.databaseId)).toEqual([
      { databaseId: ann.contactId, isViewer: true },
      { databaseId: ben.contactId, isViewer: false },
    ]);
    expect((await start(ben, [ann], "Yes.")).id).toBe(started.id);
    const sent = await act("sendMessage", { conversationId: started.id, content: "Thanks", clientMutationId: "m1" }, ann);
    expect(sent).toMatchObject({
      clientMutationId: "m1",
      errors: [],
      messageEdge: { node: { content: "Thanks", author: { databaseId: ann.contactId } } },
      conversation: { id: started.id, unreadCount: 1, lastMessage: { content: "Thanks" } },
    });
    const document = `query ($databaseId: Int!, $after: String) { conversation(databaseId: $databaseId) {
      messages(first: 2, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { content conversation { id } } } } } }`;
    interface Read {
      conversation: { messages: { totalCount: number; pageInfo: { endCursor: string }; edges: { node: { content: string } }[] } };
    }
    const { messages } = (await env.data<Read>(document, { databaseId: started.databaseId }, ben)).conversation;
    expect([messages.totalCount, messages.edges.map(({ node }) => node.content)]).toEqual([3, ["Thanks", "Yes."]]);
    // A message that arrives between two pages must not repeat or hide another one.
    await act("sendMessage", { conversationId: started.id, content: "One more" }, ben);
    const rest = await env.data<Read>(document, { databaseId: started.databaseId, after: messages.pageInfo.endCursor }, ben);
    expect(rest.conversation.messages.edges.map(({ node }) => node.content)).toEqual(["Could you comment?"]);
  });

  it("counts unread conversations and searches the list @MSG-01 @MENU-02", async () => {
    const first = await start(ann, [ben], "The budget");
    const second = await start(eve, [ben], "The weather");
    expect(await read(ben)).toMatchObject({ unreadConversations: 2, conversations: { totalCount: 2 } });
    expect(nodesOf(await read(ben)).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(nodesOf(await read(ben, { query: "budget" })).map(({ id }) => id)).toEqual([first.id]);
    const page = await read(ben, { first: 1 });
    const next = await read(ben, { first: 1, after: page.conversations.pageInfo.endCursor });
    expect([...nodesOf(page), ...nodesOf(next)].map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await act("markConversationRead", { conversationId: first.id }, ben)).toMatchObject({
      errors: [],
      conversation: { id: first.id, unreadCount: 0 },
      viewer: { unreadConversations: 1 },
    });
    expect(await act("deleteConversation", { conversationId: second.id }, ben)).toMatchObject({
      errors: [],
      deletedConversationId: second.id,
      viewer: { unreadConversations: 0 },
    });
    expect(nodesOf(await read(ben)).map(({ id }) => id)).toEqual([first.id]);
    expect(nodesOf(await read(eve)).map(({ id }) => id)).toEqual([second.id]);
  });

  it("reads a page of conversations in one call, and the unread count in another @MSG-01", async () => {
    for (const other of [ann, eve]) await start(other, [ben]);
    env.upstream.reset();
    await read(ben);
    expect(env.upstream.summary().toSorted()).toEqual([
      "GET /api/v1/conversations",
      "GET /api/v1/conversations/unread",
      "GET /api/v1/current_user/info",
    ]);
  });

  it.each([404, 501])(
    "reports three unread conversations when the platform cannot count them (%i) @MENU-02 @MSG-02 @CONST-19",
    async (status) => {
      env.upstream.fail({ path: "/api/v1/conversations/unread", status, body: { detail: "No such call." } });
      const badge = async (as?: Person) =>
        (await env.data<{ viewer: { unreadConversations: number | null } }>("{ viewer { unreadConversations } }", {}, as)).viewer
          .unreadConversations;
      expect([await badge(ann), await badge()]).toEqual([3, 0]);
      for (let time = 0; time < 12; time += 1) await badge(ann);
      // Other operations still work.
      expect(await env.data("{ viewer { databaseId } }", {}, ann)).toEqual({ viewer: { databaseId: ann.userId } });
    },
  );

  it("reports an error instead of a number when the platform fails to count the unread conversations @MENU-02 @ERR-01", async () => {
    env.upstream.fail({ path: "/api/v1/conversations/unread", status: 503 });
    const { errors } = await env.run("{ viewer { unreadConversations } }", {}, ann);
    expect(errors).toMatchObject([{ path: ["viewer", "unreadConversations"], extensions: { code: "UPSTREAM_UNAVAILABLE" } }]);
  });

  it("hides the conversations of other people @MSG-01", async () => {
    const { id, databaseId, lastMessage } = await start(ann, [ben]);
    const seen = await env.data(
      "query ($ids: [ID!]!, $databaseId: Int!) { nodes(ids: $ids) { id } conversation(databaseId: $databaseId) { id } }",
      { ids: [id, lastMessage?.id, globalId("Message", `${databaseId}-1`), globalId("Message", "1")], databaseId },
      eve,
    );
    expect(seen).toEqual({ nodes: [null, null, null, null], conversation: null });
    expect(await env.data("query ($d: Int!) { conversation(databaseId: $d) { id } }", { d: databaseId })).toEqual({
      conversation: null,
    });
    for (const payload of [
      await act("sendMessage", { conversationId: id, content: "Hello?" }, eve),
      await act("markConversationRead", { conversationId: id }, eve),
      await act("deleteConversation", { conversationId: id }, eve),
      await act("deleteMessage", { messageId: lastMessage?.id }, eve),
    ]) {
      expect(payload.errors).toMatchObject([
        { code: "NOT_FOUND", field: ["input", expect.stringMatching(/^(conversation|message)Id$/)] },
      ]);
    }
    expect(nodesOf(await read())).toEqual([]);
  });

  it("reports errors at their fields, and sends one message per idempotency key @MSG-01 @API-078", async () => {
    expect(
      (await act("startConversation", { personIds: [globalId("Author", ann.contactId)], content: "Hello, me" }, ann)).errors,
    ).toEqual([{ code: "BLANK", message: "Choose at least one person to write to.", field: ["input", "personIds"] }]);
    const { id } = await start(ann, [ben]);
    expect((await act("sendMessage", { conversationId: id, content: " " }, ann)).errors).toEqual([
      { code: "BLANK", message: "Message cannot be empty.", field: ["input", "content"] },
    ]);
    const input = { conversationId: id, content: "Once", idempotencyKey: "message-1" };
    const [one, two] = [await act("sendMessage", input, ann), await act("sendMessage", input, ann)];
    expect(two.messageEdge?.node.id).toBe(one.messageEdge?.node.id);
  });

  it("lets only the author delete a message, as the permission says @MSG-01", async () => {
    const readOnlyPerson = await env.fixtures.person(["pr"], { is_read_only: true });
    const people = [ann, ben, readOnlyPerson];
    const { id, databaseId } = await start(ann, [ben, readOnlyPerson]);
    const ownMessage = await env.fixtures.db
      .insertInto("messages")
      .values({ conversation_id: databaseId, author_id: readOnlyPerson.contactId, content: "Before", created_at: new Date() })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const author of [ann, ben]) {
      const deletedId = (await act("sendMessage", { conversationId: id, content: "Gone" }, author)).messageEdge?.node.id;
      await act("deleteMessage", { messageId: deletedId }, author);
      await act("sendMessage", { conversationId: id, content: "Here" }, author);
    }
    const ids = await env.fixtures.db.selectFrom("messages").select("id").where("conversation_id", "=", databaseId).execute();
    expect(ids.map((row) => row.id)).toContain(ownMessage.id);
    const seen: string[] = [];
    for (const person of people) {
      for (const row of ids) {
        const messageId = globalId("Message", `${databaseId}-${row.id}`);
        const shown = await env.data<{ node: Message }>(
          `query ($id: ID!) { node(id: $id) { ... on Message ${message} } }`,
          { id: messageId },
          person,
        );
        const { allowed, reasons } = shown.node.permissions.delete;
        const { errors, message: after } = await act("deleteMessage", { messageId }, person);
        const codes = reasons.map(({ code }) => code);
        seen.push(...codes);
        expect([codes, errors.length === 0]).toEqual([codes, allowed]);
        if (allowed) expect(after).toMatchObject({ id: messageId, content: null, isDeleted: true });
      }
      const { send, delete: remove } = nodesOf(await read(person))[0]?.permissions ?? {};
      const sent = await act("sendMessage", { conversationId: id, content: "More" }, person);
      expect([send?.allowed, remove?.allowed]).toEqual([sent.errors.length === 0, true]);
      const { viewer } = await env.data<{ viewer: { startConversation: Permission } }>(
        `{ viewer { startConversation ${permission} } }`,
        {},
        person,
      );
      const started = await act(
        "startConversation",
        { personIds: [globalId("Author", eve.contactId)], content: "Hello" },
        person,
      );
      expect(viewer.startConversation.allowed).toBe(started.errors.length === 0);
    }
    expect(new Set(seen)).toEqual(new Set(["NOT_AUTHOR", "DELETED", "READ_ONLY"]));
  });

  it("sends every change of a conversation to all its participants @RT-02 @MSG-01", async () => {
    class SignedInSocket extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { headers: { origin: env.url, cookie: `sid=${ben.sid}` } });
      }
    }
    const client = createClient({
      url: `${env.url.replace("http", "ws")}/graphql`,
      webSocketImpl: SignedInSocket,
      retryAttempts: 0,
    });
    interface Changed {
      sequence: number;
      conversationId: string | null;
      conversation: { unreadCount: number } | null;
      message: { content: string | null } | null;
      viewer: { unreadConversations: number };
    }
    const events: Changed[] = [];
    const query = `subscription { conversationsChanged { sequence conversationId
      conversation { unreadCount } message { content isDeleted } viewer { unreadConversations } } }`;
    client.subscribe<{ conversationsChanged: Changed }>(
      { query },
      { next: ({ data }) => data && events.push(data.conversationsChanged), error: () => undefined, complete: () => undefined },
    );
    const { id } = await start(ann, [ben], "First");
    // Repeated until the first event arrives: from then on no event is missed.
    await expect
      .poll(async () => {
        if (events.length === 0) await act("sendMessage", { conversationId: id, content: "Again" }, ann);
        return events.length;
      })
      .toBeGreaterThan(0);
    const lastEvent = () => events.at(-1);
    const { messageEdge } = await act("sendMessage", { conversationId: id, content: "Last" }, ann);
    await expect.poll(() => lastEvent()?.message?.content).toBe("Last");
    expect(lastEvent()).toMatchObject({ conversationId: id, viewer: { unreadConversations: 1 } });
    await act("deleteMessage", { messageId: messageEdge?.node.id }, ann);
    await expect.poll(() => lastEvent()?.message).toEqual({ content: null, isDeleted: true });
    await act("markConversationRead", { conversationId: id }, ben);
    await expect.poll(() => lastEvent()?.conversation).toEqual({ unreadCount: 0 });
    await act("deleteConversation", { conversationId: id }, ben);
    await expect.poll(() => lastEvent()?.conversation).toBeNull();
    expect(lastEvent()).toMatchObject({ conversationId: id, viewer: { unreadConversations: 0 } });
    await client.dispose();
  });
});
