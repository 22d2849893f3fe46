import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Environment, Network, Observable, RecordSource, Store, type GraphQLResponse } from "relay-runtime";
import subscription, {
  type useNotificationsLiveIssueSubscription,
} from "../../../web/src/__generated__/useNotificationsLiveIssueSubscription.graphql.ts";
import { listen } from "../../../web/src/relay/listen.ts";

type Sink = Parameters<Parameters<typeof Observable.create<GraphQLResponse>>[0]>[0];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A listener whose gateway is this test. */
function setUp() {
  const sinks: Sink[] = [];
  const environment = new Environment({
    network: Network.create(
      () => Promise.reject(new Error("Nothing is asked.")),
      () => Observable.create<GraphQLResponse>((sink) => void sinks.push(sink)),
    ),
    store: new Store(new RecordSource()),
  });
  const heard: string[] = [];
  const listener = listen<useNotificationsLiveIssueSubscription>(environment, {
    subscription,
    variables: {},
    onEvent: ({ issueLocked }) => heard.push(issueLocked.payload),
    onMissed: () => heard.push("missed"),
  });
  const send = (sequence: number) => sinks.at(-1)?.next({ data: { issueLocked: { sequence, payload: `event ${sequence}` } } });
  return { sinks, heard, send, listener };
}

test("events that follow each other are heard as they are @NOTIF-09", () => {
  const { heard, send } = setUp();
  for (const sequence of [1, 2, 3]) send(sequence);
  expect(heard).toEqual(["event 1", "event 2", "event 3"]);
});

test("a gap in their numbers says that some were missed, also before the first @NOTIF-09", () => {
  const { heard, send } = setUp();
  send(2);
  send(3);
  send(6);
  expect(heard).toEqual(["event 2", "missed", "event 3", "event 6", "missed"]);
});

test("a subscription that ends is started again, and what it missed is told @RT-07", async () => {
  const { sinks, heard, send } = setUp();
  send(1);
  sinks[0]?.complete();
  expect(sinks).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sinks).toHaveLength(2);
  send(1);
  expect(heard).toEqual(["event 1", "missed", "event 1"]);
});

test("one that is refused is tried more and more rarely, and not at all once nobody listens @RT-07", async () => {
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
