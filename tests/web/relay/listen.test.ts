import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Environment, Network, Observable, RecordSource, Store, type GraphQLResponse, type Variables } from "relay-runtime";
import subscription, {
  type useNotificationsLiveIssueSubscription,
} from "../../../web/src/__generated__/useNotificationsLiveIssueSubscription.graphql.ts";
import { listen } from "../../../web/src/relay/listen.ts";

type Sink = Parameters<Parameters<typeof Observable.create<GraphQLResponse>>[0]>[0];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A listener whose gateway is controlled by the test. */
function setUp() {
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
    onEvent: ({ issueLocked }) => received.push(issueLocked.payload),
    onMissed: () => received.push("missed"),
  });
  const send = (sequence: number, cursor: string | null = null) =>
    sinks.at(-1)?.next({ data: { issueLocked: { sequence, cursor, payload: `event ${sequence}` } } });
  return { sinks, sent, received, send, listener };
}

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
  expect(received).toEqual(["event 2", "missed", "event 3", "event 6", "missed"]);
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
  expect(received).toEqual(["event 1", "event 1", "event 2", "missed"]);
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
