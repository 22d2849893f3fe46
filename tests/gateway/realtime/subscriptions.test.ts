import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GraphQLFormattedError } from "graphql";
import { createClient, type Client, type SubscribePayload } from "graphql-ws";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { announceChange, announceNotifications, announcePublished, announceVideo } from "../../../upstream/realtime/announce.ts";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type SignedIn, type TestEnv } from "../support/testEnv.ts";

const notifications =
  "subscription { notificationReceived { sequence notification { kind text subject { ... on Job { databaseId } } } viewer { hasNotifications } } }";
const withCursor =
  "subscription ($after: String) { notificationReceived(after: $after) { sequence cursor notification { subject { ... on Job { databaseId } } } } }";
const byId =
  "subscription Seen($id: ID!) { postChanged(id: $id) { sequence change post { ... on PostBase { id likesCount isDeleted } } } }";

const idOf = (document: string): string => createHash("sha256").update(document).digest("hex");

type Event = Record<string, unknown> & { sequence: number };

/** What one subscription has received. */
interface Received {
  readonly events: Event[];
  readonly errors: readonly GraphQLFormattedError[];
  readonly hasEnded: boolean;
}

describe("subscriptions", () => {
  let env: TestEnv;
  let folder: string;
  let owner: Person;
  let other: Person;
  let clients: Client[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "pressroom-documents-"));
    const trustedDocuments = join(folder, "trusted.json");
    await writeFile(trustedDocuments, JSON.stringify({ [idOf(byId)]: byId }));
    env = await startTestEnv({ trustedDocuments });
    other = await env.fixtures.person(["pr"]);
  });
  afterAll(async () => {
    await env?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    clients = [];
    owner = await env.fixtures.person(["journo"]);
  });
  afterEach(async () => {
    for (const client of clients) await client.dispose();
    env.realtimeProxy.restore();
    // The connection closes with the last subscriber.
    await expect.poll(() => env.realtimeProxy.open).toBe(0);
  });

  /** A client with its own connection and the cookie of its user, like a browser tab. */
  function clientOf(as?: SignedIn): Client {
    class SocketWithCookie extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { headers: { origin: env.url, ...(as === undefined ? {} : { cookie: `sid=${as.sid}` }) } });
      }
    }
    const client = createClient({
      url: `${env.url.replace("http", "ws")}/graphql`,
      webSocketImpl: SocketWithCookie,
      retryAttempts: 0,
    });
    clients.push(client);
    return client;
  }

  function listen(client: Client, payload: SubscribePayload): Received {
    const received = { events: [] as Event[], errors: [] as readonly GraphQLFormattedError[], hasEnded: false };
    client.subscribe<Record<string, Event>>(payload, {
      next: ({ data, errors }) => {
        received.errors = errors ?? received.errors;
        received.events.push(...Object.values(data ?? {}));
      },
      error: (fault) => {
        received.errors = Array.isArray(fault) ? fault : [];
        received.hasEnded = true;
      },
      complete: () => (received.hasEnded = true),
    });
    return received;
  }

  /** Sends irrelevant events until the first one arrives: from then on no event is missed. */
  async function open(received: Received, send: () => void): Promise<void> {
    await expect
      .poll(() => {
        if (received.events.length === 0) send();
        return received.events.length;
      })
      .toBeGreaterThan(0);
  }
  const ping = (person: Person) => () => void announceNotifications(env.platform.db, [{ id: null, userId: person.userId }]);
  const notificationsIn = ({ events }: Received) => events.filter(({ notification }) => notification !== null);
  const stepsOf = ({ events }: Received) =>
    events.slice(1).map(({ sequence }, index) => sequence - (events[index]?.sequence ?? 0));

  async function like(id: string, liked = true): Promise<void> {
    await env.data(
      "mutation ($id: ID!, $liked: Boolean!) { setLike(input: { subjectId: $id, liked: $liked }) { errors { message } } }",
      { id, liked },
      other,
    );
  }
  const likeOwnJob = async () => {
    const id = await env.fixtures.post("job", owner.contactId);
    await like(globalId("Job", id));
    return id;
  };

  it("deliver each notification once and in order, and set the indicator @RT-01 @RT-02 @RT-03 @RT-05 @NOTIF-09", async () => {
    const received = listen(clientOf(owner), { query: notifications });
    await open(received, ping(owner));
    const jobs = [await likeOwnJob(), await likeOwnJob(), await likeOwnJob()];
    await expect.poll(() => notificationsIn(received).length).toBe(3);
    expect(notificationsIn(received)).toEqual(
      jobs.map((databaseId) => ({
        sequence: expect.any(Number),
        notification: { kind: "LIKE", text: expect.stringMatching(/ liked your job$/), subject: { databaseId } },
        viewer: { hasNotifications: true },
      })),
    );
    expect(stepsOf(received).every((step) => step === 1)).toBe(true);
  });

  it("set the indicator even for an event without a notification @NOTIF-09 @RT-03", async () => {
    const received = listen(clientOf(owner), { query: notifications });
    await open(received, ping(owner));
    expect(received.events[0]).toEqual({ sequence: 1, notification: null, viewer: { hasNotifications: true } });
    expect(received.errors).toEqual([]);
  });

  it("continue after a lost connection without loss or repetition @RT-01 @RT-05 @RT-07", async () => {
    const received = listen(clientOf(owner), { query: notifications });
    await open(received, ping(owner));
    await likeOwnJob();
    await expect.poll(() => notificationsIn(received).length).toBe(1);
    const before = received.events.length;

    env.realtimeProxy.disconnect();
    await expect.poll(() => env.realtimeProxy.open).toBe(0);
    const missed = [await likeOwnJob(), await likeOwnJob(), await likeOwnJob()];
    env.realtimeProxy.restore();
    const last = await likeOwnJob();
    await expect.poll(() => received.events.length).toBeGreaterThan(before + missed.length);
    expect(received.events.slice(before)).toMatchObject(
      [...missed, last].map((databaseId) => ({ notification: { subject: { databaseId } } })),
    );
    expect(stepsOf(received).every((step) => step === 1)).toBe(true);
  });

  it("continue after a cursor @RT-05 @RT-07", async () => {
    const first = listen(clientOf(owner), { query: withCursor });
    await open(first, ping(owner));
    const cursor = first.events[0]?.["cursor"];
    await clients[0]?.dispose();
    const missed = [await likeOwnJob(), await likeOwnJob()];
    const next = listen(clientOf(owner), { query: withCursor, variables: { after: cursor } });
    await expect.poll(() => notificationsIn(next).length).toBe(2);
    const last = notificationsIn(next).at(-1);
    expect(last).toMatchObject({ notification: { subject: { databaseId: missed[1] } } });
    expect(next.events[0]?.sequence).toBe(1);
    const wrong = listen(clientOf(owner), { query: withCursor, variables: { after: "wrong" } });
    await expect.poll(() => wrong.errors[0]?.extensions?.["code"]).toBe("BAD_USER_INPUT");
  });

  it("begin with those since the viewer was read, with the viewer's cursor @RT-05 @RT-07", async () => {
    const readCursor = async (person?: Person) => {
      const { viewer } = await env.data<{ viewer: { eventCursor: string | null } }>("{ viewer { eventCursor } }", {}, person);
      return viewer.eventCursor;
    };
    const after = await readCursor(owner);
    const missed = [await likeOwnJob(), await likeOwnJob()];
    const received = listen(clientOf(owner), { query: withCursor, variables: { after } });
    await expect.poll(() => notificationsIn(received).length).toBe(2);
    const second = [await likeOwnJob()];
    const onOpenSocket = listen(clientOf(owner), { query: withCursor, variables: { after } });
    await expect.poll(() => notificationsIn(onOpenSocket).length).toBe(3);
    for (const { events } of [received, onOpenSocket])
      expect(events).toMatchObject([...missed, ...second].map((databaseId) => ({ notification: { subject: { databaseId } } })));
    expect(await readCursor()).toBeNull();
  });

  it("leave the indicator off for a missed notification that was read meanwhile @NOTIF-09 @RT-07", async () => {
    const read = () => env.data<{ viewer: { eventCursor: string } }>("{ viewer { eventCursor } }", {}, owner);
    const { viewer } = await read();
    await likeOwnJob();
    await env.data("mutation { markNotificationsRead(input: {}) { errors { message } } }", {}, owner);
    const query =
      "subscription ($after: String) { notificationReceived(after: $after) { sequence notification { isRead } viewer { hasNotifications } } }";
    const received = listen(clientOf(owner), { query, variables: { after: viewer.eventCursor } });
    await expect.poll(() => received.events.length).toBe(1);
    await likeOwnJob();
    await expect.poll(() => received.events.length).toBe(2);
    expect(received.events).toMatchObject([
      { notification: { isRead: true }, viewer: { hasNotifications: false } },
      { notification: { isRead: false }, viewer: { hasNotifications: true } },
    ]);
  });

  it("begin with the changes since a post was read, with the post's cursor @RT-05 @RT-07", async () => {
    const jobId = globalId("Job", await env.fixtures.post("job", owner.contactId));
    const { node } = await env.data<{ node: { eventCursor: string } }>(
      "query Read($id: ID!) { node(id: $id) { ... on Job { eventCursor } } }",
      { id: jobId },
      other,
    );
    const addComment = `addComment(input: { subjectId: "${jobId}", content: "<p>Now.</p>" }) { errors { message } }`;
    await env.data(`mutation { ${addComment} }`, {}, owner);
    const changes = "subscription Changes($id: ID!, $after: String) { postChanged(id: $id, after: $after) { sequence change } }";
    const received = listen(clientOf(other), { query: changes, variables: { id: jobId, after: node.eventCursor } });
    await expect.poll(() => received.events).toMatchObject([{ sequence: 1, change: "COMMENTS" }]);
  });

  it("share one upstream socket per user, which closes with the last subscription @RT-05", async () => {
    const before = env.realtimeProxy.opened;
    const ownerClients = Array.from({ length: 20 }, () => clientOf(owner));
    const received = ownerClients.map((client) => listen(client, { query: notifications }));
    for (const one of received) await open(one, ping(owner));
    expect([env.realtimeProxy.open, env.realtimeProxy.opened - before]).toEqual([1, 1]);
    for (const client of ownerClients.slice(1)) await client.dispose();
    await likeOwnJob();
    await expect.poll(() => notificationsIn(received[0] ?? { events: [], errors: [], hasEnded: true }).length).toBe(1);
    expect(env.realtimeProxy.open).toBe(1);
    await ownerClients[0]?.dispose();
    await expect.poll(() => env.realtimeProxy.open).toBe(0);
  });

  it("deliver events only to their user, and refuse guests @RT-05", async () => {
    const before = env.realtimeProxy.opened;
    const guest = listen(clientOf(), { query: notifications });
    await expect.poll(() => guest.errors.length).toBe(1);
    expect(guest.errors[0]?.extensions?.["code"]).toBe("UNAUTHENTICATED");
    expect(env.realtimeProxy.opened).toBe(before);
    const received = listen(clientOf(other), { query: notifications });
    await open(received, ping(other));
    await likeOwnJob();
    ping(other)();
    await expect.poll(() => received.events.length).toBeGreaterThan(1);
    expect(notificationsIn(received)).toEqual([]);
  });

  it("end when the user signs out @RT-05", async () => {
    const received = listen(clientOf(owner), { query: notifications });
    await open(received, ping(owner));
    await env.data("mutation { signOut(input: {}) { errors { message } } }", {}, owner);
    await expect.poll(() => received.hasEnded).toBe(true);
  });

  it("deliver every change of a post, for a trusted document @RT-02", async () => {
    const id = await env.fixtures.post("job", owner.contactId);
    const jobId = globalId("Job", id);
    const received = listen(clientOf(owner), {
      query: "",
      operationName: "Seen",
      variables: { id: jobId },
      extensions: { persistedQuery: { version: 1, sha256Hash: idOf(byId) } },
    });
    await open(received, () => void announceChange(env.platform.db, { type: "job", id }, "edited"));
    // Excludes earlier EDITED events, which may still arrive.
    const changes = () => received.events.filter(({ change: what }) => what !== "EDITED");
    const change = async (document: string, as: Person) => {
      const count = changes().length;
      await env.data(`mutation { ${document} { errors { message } } }`, {}, as);
      await expect.poll(() => changes().length).toBe(count + 1);
      return changes().at(-1);
    };
    expect(await change(`setLike(input: { subjectId: "${jobId}", liked: true })`, other)).toMatchObject({
      change: "LIKES",
      post: { id: jobId, likesCount: 1 },
    });
    expect(await change(`addComment(input: { subjectId: "${jobId}", content: "<p>Yes.</p>" })`, other)).toMatchObject({
      change: "COMMENTS",
      post: { id: jobId },
    });
    expect(await change(`deletePost(input: { postId: "${jobId}" })`, owner)).toMatchObject({
      change: "DELETED",
      post: { isDeleted: true },
    });
    expect(await change(`restorePost(input: { postId: "${jobId}" })`, owner)).toMatchObject({
      change: "RESTORED",
      post: { isDeleted: false },
    });
    // Changes of other posts are not received.
    const count = changes().length;
    await likeOwnJob();
    await like(jobId, false);
    await expect.poll(() => changes().length).toBe(count + 1);
    expect(changes().at(-1)).toMatchObject({ change: "LIKES", post: { likesCount: 0 } });
  });

  it("announce new posts of a community and of the viewer's feed, by former slugs too @RT-02 @API-085", async () => {
    const community = await env.fixtures.community("busy", other.contactId);
    for (const { contactId } of [owner, other]) await env.fixtures.join(community, contactId);
    const query = "subscription ($slug: String) { feedChanged(communitySlug: $slug) { sequence communitySlug type postId } }";
    await env.fixtures.db.insertInto("community_slugs").values({ slug: "quiet", community_id: community }).execute();
    const inside = listen(clientOf(owner), { query, variables: { slug: "busy" } });
    const former = listen(clientOf(owner), { query, variables: { slug: "quiet" } });
    const home = listen(clientOf(owner), { query });
    const nothing = { type: "record", id: 1, userTypes: [], communities: [] } as const;
    await open(home, () => void announcePublished(env.platform.db, nothing));
    const inCommunity = { ...nothing, communities: [{ id: community, slug: "busy", type: "public" }] } as const;
    for (const one of [inside, former]) await open(one, () => void announcePublished(env.platform.db, inCommunity));
    const communityIds = [await env.fixtures.globalIdOf("Community", community)];
    const publish = async () => {
      const { createStatement } = await env.data<{ createStatement: { statement: { id: string } } }>(
        "mutation ($input: CreateStatementInput!) { createStatement(input: $input) { statement { id } } }",
        { input: { content: "<p>News</p>", communityIds } },
        other,
      );
      return createStatement.statement.id;
    };
    const postId = await publish();
    const ofPost =
      (id: string) =>
      ({ events }: Received) =>
        events.filter((event) => event["postId"] === id);
    await expect.poll(() => [inside, former, home].map(ofPost(postId)).map((events) => events.length)).toEqual([1, 1, 1]);
    expect(ofPost(postId)(inside)).toMatchObject([{ communitySlug: "busy", type: "STATEMENT" }]);
    expect(ofPost(postId)(home)).toMatchObject([{ communitySlug: null, type: "STATEMENT" }]);

    // Subscriptions continue when the community is renamed.
    await env.fixtures.db.updateTable("communities").set({ slug: "busier" }).where("id", "=", community).execute();
    await env.fixtures.db.insertInto("community_slugs").values({ slug: "busy", community_id: community }).execute();
    const laterId = await publish();
    await expect.poll(() => [inside, former, home].map(ofPost(laterId)).map((events) => events.length)).toEqual([1, 1, 1]);
  });

  it("announce a processed video to its uploader @POST-20", async () => {
    const video = await env.fixtures.video();
    await env.fixtures.db.updateTable("videos").set({ owner_id: owner.contactId }).where("id", "=", video).execute();
    const received = listen(clientOf(owner), {
      query: "subscription ($id: ID!) { videoProcessed(id: $id) { sequence video { databaseId status duration } } }",
      variables: { id: globalId("Video", video) },
    });
    await open(received, () => {
      void announceVideo(env.platform.db, owner.userId, { id: video + 1, status: "processed" });
      void announceVideo(env.platform.db, owner.userId, { id: video, status: "processed" });
    });
    expect(received.events[0]).toEqual({ sequence: 1, video: { databaseId: video, status: "PROCESSED", duration: 7 } });
  });

  // The last test, because slow connections also ask for events of a few seconds before, which would now be deleted.
  it("report a gap when the events after their cursor have been deleted @RT-05 @RT-07", async () => {
    const first = listen(clientOf(owner), { query: withCursor });
    await open(first, ping(owner));
    const cursor = first.events[0]?.["cursor"];
    await likeOwnJob();
    await expect.poll(() => notificationsIn(first).length).toBe(1);
    await env.platform.db.deleteFrom("realtime_events").execute();
    const late = listen(clientOf(owner), { query: withCursor, variables: { after: cursor } });
    await expect.poll(() => late.events).toMatchObject([{ sequence: 2, notification: null, cursor: expect.any(String) }]);
  });
});
