import { Environment, Network, Observable, RecordSource, Store, type GraphQLResponse, type Variables } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import subscription, {
  type useNotificationsLiveIssueSubscription,
} from "../../../web/src/__generated__/useNotificationsLiveIssueSubscription.graphql.ts";
import { listen, type ListenOptions } from "../../../web/src/relay/listen.ts";

/** Tells the listeners that the socket has reconnected. */
const reconnect = vi.hoisted(() => ({ listeners: new Set<() => void>() }));
vi.mock(import("../../../web/src/relay/subscriptions.ts"), async (original) => ({
  ...(await original()),
  onReconnect: (listener) => {
    reconnect.listeners.add(listener);
    return () => void reconnect.listeners.delete(listener);
  },
}));
const reconnectSocket = () => {
  for (const listener of reconnect.listeners) listener();
};

type Sink = Parameters<Parameters<typeof Observable.create<GraphQLResponse>>[0]>[0];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  reconnect.listeners.clear();
});

type Updater = NonNullable<ListenOptions<useNotificationsLiveIssueSubscription>["updater"]>;

/** A listener whose gateway is controlled by the test. With an updater it has no handler of events. */
function setUp(updater?: Updater, after?: string) {
  const sinks: Sink[] = [];
  const sent: Variables[] = [];
  const environment = new Environment({
    network: Network.create(
      () => Promise.reject(new Error("Nothing is asked.")),
      (_request, variables) => {
        sent.push(variables);
        return Observable.create<GraphQLResponse>((sink) => void sinks.push(sink));
      },
    ),
    store: new Store(new RecordSource()),
  });
  const received: string[] = [];
  const listener = listen<useNotificationsLiveIssueSubscription>(environment, {
    subscription,
    variables: {},
    after,
    onMissed: (event) => received.push(event ? `missed before ${event.issueLocked.payload}` : "missed"),
    ...(updater ? { updater } : { onEvent: ({ issueLocked }) => received.push(issueLocked.payload) }),
  });
  const send = (sequence: number | null, cursor: string | null = null) =>
    sinks.at(-1)?.next({ data: { issueLocked: { sequence, cursor, payload: `event ${sequence}` } } });
  return { sinks, sent, received, send, listener };
}

test("a listener begins where its page's data were read, also after a failure before its first event @RT-07", () => {
  const { sinks, sent, received } = setUp(undefined, "page");
  sinks[0]?.error(new Error("Lost."));
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual([{ after: "page" }, { after: "page" }]);
  expect(received).toEqual([]);
});

test("consecutive events are delivered unchanged @NOTIF-09", () => {
  const { received, send } = setUp();
  for (const sequence of [1, 2, 3]) send(sequence);
  expect(received).toEqual(["event 1", "event 2", "event 3"]);
});

test("a gap in the sequence numbers reports missed events, even before the first event @NOTIF-09", () => {
  const { received, send } = setUp();
  send(2);
  send(3);
  send(6);
  expect(received).toEqual(["event 2", "missed before event 2", "event 3", "event 6", "missed before event 6"]);
});

test("a completed subscription is started again and reports missed events @RT-07", async () => {
  const { sinks, received, send } = setUp();
  send(1);
  sinks[0]?.complete();
  expect(sinks).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sinks).toHaveLength(2);
  send(1);
  expect(received).toEqual(["event 1", "missed", "event 1"]);
});

test("a subscription with a cursor continues after it, and only a reported gap counts as missed events @RT-07", async () => {
  const { sinks, sent, received, send } = setUp();
  send(1, "a");
  sinks[0]?.complete();
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent).toEqual([{ after: null }, { after: "a" }]);
  send(1, "b");
  sinks[1]?.complete();
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent.at(-1)).toEqual({ after: "b" });
  send(2, "e");
  expect(received).toEqual(["event 1", "event 1", "event 2", "missed before event 2"]);
});

test("a failed subscription is retried with growing delays, and not at all after it is disposed @RT-07", async () => {
  const { sinks, listener } = setUp();
  const fail = () => sinks.at(-1)?.error(new Error("Refused."));
  fail();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sinks).toHaveLength(2);
  fail();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sinks).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sinks).toHaveLength(3);
  fail();
  listener.dispose();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sinks).toHaveLength(3);
});

test("events without a sequence number are consecutive @NOTIF-09", () => {
  const { received, send } = setUp();
  send(1);
  send(null);
  send(3);
  send(5);
  expect(received).toEqual(["event 1", "event null", "event 3", "event 5", "missed before event 5"]);
});

test("a listener that only updates the store need not handle the events itself @NOTIF-09", () => {
  const updater = vi.fn<Updater>();
  const { received, send } = setUp(updater);
  send(1);
  send(3);
  expect(updater.mock.calls.map(([, response]) => response?.issueLocked.sequence)).toEqual([1, 3]);
  expect(received).toEqual(["missed before event 3"]);
});

test("a new connection numbers its events again, and reports missed ones where no event had a cursor @RT-07", async () => {
  const { received, send } = setUp();
  send(1);
  send(2);
  reconnectSocket();
  await vi.advanceTimersByTimeAsync(999);
  expect(received).toEqual(["event 1", "event 2"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(received.slice(2)).toEqual(["missed"]);
  send(1, "a");
  reconnectSocket();
  await vi.advanceTimersByTimeAsync(3000);
  send(1, "b");
  expect(received.slice(3)).toEqual(["event 1", "event 1"]);
});

test("nothing is reported after a listener is disposed, whether or not its subscription had ended @RT-05", async () => {
  const { received, sinks, send, listener } = setUp();
  send(1);
  listener.dispose();
  sinks[0]?.complete();
  reconnectSocket();
  send(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([received, sinks.length]).toEqual([["event 1"], 1]);
});
