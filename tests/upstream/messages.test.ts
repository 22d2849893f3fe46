import { beforeEach, describe, expect, it } from "vitest";
import { useTestEnv, type Person } from "./support.ts";

interface Message {
  id: number;
  conversationId: number;
  author: { id: number };
  content: string | null;
  attachments: { count: number; images: { id: number }[] };
  isDeleted: boolean;
}
interface Conversation {
  id: number;
  participants: { id: number }[];
  lastMessage: Message | null;
  unread: number;
}
interface List<T> {
  data: T[];
  meta: { total: number };
}

const env = useTestEnv();
let ann: Person;
let ben: Person;
let eve: Person;

beforeEach(async () => {
  [ann, ben, eve] = await Promise.all([
    env.current.person(["journo"]),
    env.current.person(["pr"]),
    env.current.person(["admin"]),
  ]);
});

const start = (from: Person, to: readonly Person[], content = "Hello") =>
  from.client.post<Conversation>("/conversations", { contactIds: to.map(({ contactId }) => contactId), content });
const say = (from: Person, id: number, content: string) =>
  from.client.post<Message>(`/conversations/${id}/messages`, { content });
const listOf = (person: Person, query = "") => person.client.read<List<Conversation>>(`/conversations${query}`);
const messagesOf = (person: Person, id: number) => person.client.read<List<Message>>(`/conversations/${id}/messages`);
const unread = async (person: Person) => (await person.client.read<{ count: number }>("/conversations/unread")).count;
const texts = ({ data }: List<Message>) => data.map(({ content }) => content);

describe("conversations", () => {
  it("exist once for the same people, regardless of who writes first @MSG-01", async () => {
    const first = await start(ann, [ben], "Could you comment by noon?");
    expect(first).toMatchObject({ status: 201, body: { unread: 0, lastMessage: { content: "Could you comment by noon?" } } });
    expect(new Set(first.body.participants.map(({ id }) => id))).toEqual(new Set([ann.contactId, ben.contactId]));
    const repeated = await start(ben, [ann, ann, ben], "By eleven.");
    expect(repeated).toMatchObject({ status: 200, body: { id: first.body.id, lastMessage: { content: "By eleven." } } });
    const three = await start(ann, [ben, eve]);
    expect(three.status).toBe(201);
    expect(three.body.id).not.toBe(first.body.id);
    expect((await start(eve, [ann, ben])).body.id).toBe(three.body.id);
  });

  it("are found by exactly their participants, with or without the viewer @MSG-01", async () => {
    const { id: two } = (await start(ann, [ben])).body;
    const { id: three } = (await start(ann, [ben, eve])).body;
    const foundBy = async (reader: Person, people: readonly Person[]) => {
      const contactIds = people.map(({ contactId }) => contactId).join(",");
      return (await listOf(reader, `?contactIds=${contactIds}`)).data.map(({ id }) => id);
    };
    expect(await foundBy(ann, [ben])).toEqual([two]);
    expect(await foundBy(ben, [ben, ann])).toEqual([two]);
    expect(await foundBy(ben, [eve, ann])).toEqual([three]);
    expect(await foundBy(ann, [eve])).toEqual([]);
    // Conversations of others are not found.
    expect(await foundBy(eve, [ann, ben])).toEqual([three]);
    expect((await ann.client.get("/conversations?contactIds=x")).status).toBe(400);
  });

  it("are listed newest first like their messages, and found by names and words @MSG-01", async () => {
    const zoe = await env.current.person(["pr"], {}, { name: "Zoë Quill" });
    const { id: withBen } = (await start(ann, [ben], "The budget papers")).body;
    const { id: withZoe } = (await start(ann, [zoe], "Lunch?")).body;
    await say(ben, withBen, "Received");
    expect((await listOf(ann)).data.map(({ id }) => id)).toEqual([withBen, withZoe]);
    expect(texts(await messagesOf(ann, withBen))).toEqual(["Received", "The budget papers"]);
    expect((await ann.client.read<List<Message>>(`/conversations/${withBen}/messages?limit=1&offset=1`)).data).toHaveLength(1);
    for (const [term, found] of [
      ["zoë", [withZoe]],
      ["BUDGET", [withBen]],
      ["nothing like it", []],
    ] as const) {
      const { data, meta } = await listOf(ann, `?q=${encodeURIComponent(term)}`);
      expect([data.map(({ id }) => id), meta.total]).toEqual([found, found.length]);
    }
  });

  it("count the messages of others until they are read @MSG-01 @MENU-02", async () => {
    const { id } = (await start(ann, [ben])).body;
    await say(ann, id, "And another thing");
    await start(eve, [ben]);
    expect([await unread(ann), await unread(ben)]).toEqual([0, 2]);
    expect((await ben.client.read<Conversation>(`/conversations/${id}`)).unread).toBe(2);
    expect((await ben.client.patch(`/conversations/${id}/read`)).status).toBe(204);
    expect([await unread(ben), (await ben.client.read<Conversation>(`/conversations/${id}`)).unread]).toEqual([1, 0]);
    await say(ann, id, "Third");
    expect(await unread(ben)).toBe(2);
  });

  it("are accessible only to their participants, not to admins @MSG-01", async () => {
    const { id, lastMessage } = (await start(ann, [ben])).body;
    const path = `/conversations/${id}`;
    const outside = [
      await eve.client.get(path),
      await eve.client.get(`${path}/messages`),
      await say(eve, id, "Hello?"),
      await eve.client.patch(`${path}/read`),
      await eve.client.delete(path),
      await eve.client.delete(`${path}/messages/${lastMessage?.id}`),
    ];
    expect(outside.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await listOf(eve)).data).toEqual([]);
    expect((await env.current.guest.get(path)).status).toBe(401);
  });

  it("can be deleted for one participant only, and return with the next message @MSG-01", async () => {
    const { id } = (await start(ann, [ben], "Old news")).body;
    expect((await ben.client.delete(`/conversations/${id}`)).status).toBe(204);
    expect([(await ben.client.get(`/conversations/${id}`)).status, (await listOf(ben)).meta.total]).toEqual([404, 0]);
    expect(await unread(ben)).toBe(0);
    expect(texts(await messagesOf(ann, id))).toEqual(["Old news"]);
    await say(ann, id, "New news");
    expect(texts(await messagesOf(ben, id))).toEqual(["New news"]);
    expect(await unread(ben)).toBe(1);
    expect((await listOf(ben, "?q=old")).data).toEqual([]);
    expect(await start(ben, [ann], "Thanks")).toMatchObject({ status: 200, body: { id } });
    expect(texts(await messagesOf(ann, id))).toEqual(["Thanks", "New news", "Old news"]);
  });

  it("report errors by field @MSG-01", async () => {
    const company = await env.current.company();
    const to = (contactIds: number[], content: string | null = "Hello") =>
      ann.client.post("/conversations", { contactIds, content });
    expect([
      await to([]),
      await to([ann.contactId]),
      await to([2 ** 31]),
      await to([company]),
      await to(Array.from({ length: 20 }, (_, index) => 5000 + index)),
      await to([ben.contactId], "  "),
      await to([ben.contactId], "x".repeat(5001)),
      await ann.client.post("/conversations", { content: "Hello" }),
      await ann.client.post("/conversations", { contactIds: [ben.contactId], attachments: { images: [1] } }),
    ]).toMatchObject([
      { status: 422, body: { errors: { contactIds: ["Choose at least one person to write to."] } } },
      { status: 422, body: { errors: { contactIds: ["Choose at least one person to write to."] } } },
      { status: 422, body: { errors: { contactIds: ["A person was not found."] } } },
      { status: 422, body: { errors: { contactIds: ["A person was not found."] } } },
      { status: 422, body: { errors: { contactIds: ["A conversation can have at most 20 people."] } } },
      { status: 422, body: { errors: { content: ["Message cannot be empty."] } } },
      { status: 422, body: { errors: { content: ["Message must have at most 5000 characters."] } } },
      { status: 422, body: { errors: { contactIds: ["Recipients is required."] } } },
      { status: 422, body: { errors: { "attachments.images": ["An attachment was not found."] } } },
    ]);
    expect((await listOf(ann)).data).toEqual([]);
    expect((await to([ben.contactId], "😀".repeat(5000))).status).toBe(201);
  });

  it("create one message per idempotency key, and none for read-only users @MSG-01", async () => {
    const { id } = (await start(ann, [ben])).body;
    const key = { "idempotency-key": "message-1" };
    const first = await ann.client.post<Message>(`/conversations/${id}/messages`, { content: "Once" }, key);
    const repeated = await ann.client.post<Message>(`/conversations/${id}/messages`, { content: "Once" }, key);
    expect(repeated.body).toEqual(first.body);
    expect((await messagesOf(ben, id)).meta.total).toBe(2);

    const readOnly = await env.current.person(["pr"], { is_read_only: true });
    const { id: conversationId } = (await start(ann, [readOnly], "Can you read this?")).body;
    expect([await start(readOnly, [ann]), await say(readOnly, conversationId, "Yes")]).toMatchObject(
      Array.from({ length: 2 }, () => ({ status: 422, body: { detail: "Your account is read-only." } })),
    );
    expect(texts(await messagesOf(readOnly, conversationId))).toEqual(["Can you read this?"]);
    expect((await readOnly.client.patch(`/conversations/${conversationId}/read`)).status).toBe(204);
    expect((await readOnly.client.delete(`/conversations/${conversationId}`)).status).toBe(204);
  });
});

describe("a message", () => {
  it("is stored as plain text @MSG-01", async () => {
    const { id } = (await start(ann, [ben])).body;
    const { body } = await say(ann, id, " <b>1 < 2</b> & so on\n\nTwo lines ");
    expect(body).toMatchObject({ content: "<b>1 < 2</b> & so on\n\nTwo lines", author: { id: ann.contactId }, isDeleted: false });
  });

  it("can be deleted only by its author, and stays as a deleted one @MSG-01", async () => {
    const { id } = (await start(ann, [ben], "Wrong window")).body;
    const { id: messageId } = (await say(ann, id, "Sorry")).body;
    const path = `/conversations/${id}/messages/${messageId}`;
    expect((await ben.client.delete(path)).status).toBe(403);
    expect((await ann.client.delete(path)).status).toBe(204);
    expect(await ann.client.delete(path)).toMatchObject({ status: 422, body: { detail: "This message has been deleted." } });
    expect((await ann.client.delete(`/conversations/${id}/messages/${2 ** 31}`)).status).toBe(404);
    const { data } = await messagesOf(ben, id);
    expect(data).toMatchObject([{ id: messageId, content: null, isDeleted: true }, { content: "Wrong window" }]);
    expect((await ben.client.read<Conversation>(`/conversations/${id}`)).unread).toBe(1);
    expect((await listOf(ben, "?q=sorry")).data).toEqual([]);
  });

  it("shows its attachments to participants until it is deleted @MSG-01", async () => {
    const image = await env.current.image(ann.contactId);
    const sent = await ann.client.post<Conversation>("/conversations", {
      contactIds: [ben.contactId],
      attachments: { images: [image] },
    });
    expect(sent.body.lastMessage).toMatchObject({ content: "", attachments: { count: 1, images: [{ id: image }] } });
    const statuses = async () => [
      (await ben.client.get(`/uploads/images/${image}`)).status,
      (await eve.client.get(`/uploads/images/${image}`)).status,
    ];
    const before = await statuses();
    expect((await ann.client.delete(`/uploads/images/${image}`)).status).toBe(409);
    await ann.client.delete(`/conversations/${sent.body.id}/messages/${sent.body.lastMessage?.id}`);
    expect([before, await statuses()]).toEqual([
      [200, 404],
      [404, 404],
    ]);
  });

  it("hides its attachments only from participants who have deleted the conversation since @MSG-01", async () => {
    const image = await env.current.image(ann.contactId);
    const { id } = (await start(ann, [ben, eve])).body;
    await ann.client.post(`/conversations/${id}/messages`, { content: "", attachments: { images: [image] } });
    const statuses = async () =>
      Promise.all([ben, eve].map(async ({ client }) => (await client.get(`/uploads/images/${image}`)).status));
    expect(await statuses()).toEqual([200, 200]);
    await ben.client.delete(`/conversations/${id}`);
    expect(await statuses()).toEqual([404, 200]);
    await say(ann, id, "Did you get it?");
    expect(await statuses()).toEqual([404, 200]);
  });
});
