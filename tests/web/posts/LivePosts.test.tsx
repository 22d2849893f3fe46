import { RelayEnvironmentProvider } from "react-relay";
import { Observable, type GraphQLResponse } from "relay-runtime";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LivePosts } from "../../../web/src/posts/LivePosts.tsx";
import { useWatch } from "../../../web/src/posts/watched.ts";
import { session } from "../../../web/src/session/sessionState.ts";
import { guest } from "../../../web/src/session/visitor.ts";
import { createGateway, mountHook, type FieldError } from "../hooks.tsx";

type Sink = Parameters<Parameters<typeof Observable.create<GraphQLResponse>>[0]>[0];

/** Where the events of the subscriptions that were started are sent. */
const sinks = vi.hoisted((): Sink[] => []);
vi.mock(import("../../../web/src/relay/subscriptions.ts"), async (original) => ({
  ...(await original()),
  subscribeToGateway: () => Observable.create((sink) => void sinks.push(sink)),
}));

beforeEach(async () => {
  sinks.length = 0;
  vi.useFakeTimers();
  session.restart(() => Promise.resolve({ ...guest, authenticated: true }));
  await session.whenKnown();
});
afterEach(() => void vi.useRealTimers());

/** A page that shows one post. */
async function setUp() {
  const { environment, requests } = createGateway();
  environment.commitUpdate((store) => void store.create("post", "Statement").setValue("post", "id"));
  mountHook(
    () => useWatch({ id: "post", hasThread: false }),
    (probe) => (
      <RelayEnvironmentProvider environment={environment}>
        <LivePosts />
        {probe}
      </RelayEnvironmentProvider>
    ),
  );
  await vi.advanceTimersByTimeAsync(1000);
  const isDeleted = () => environment.getStore().getSource().get("post")?.["isDeleted"];
  /** Sends an event whose post is null. */
  const send = async (sequence: number, errors?: FieldError[]) => {
    const postChanged = { sequence, cursor: `event ${sequence}`, change: "EDITED", post: null };
    sinks[0]?.next({ data: { postChanged }, ...(errors ? { errors } : {}) });
    await vi.advanceTimersByTimeAsync(10);
  };
  return { requests, isDeleted, send };
}

describe("a watched post", () => {
  it("is shown as deleted when the viewer can no longer read it @OVERLAY-11", async () => {
    const { isDeleted, send } = await setUp();
    await send(1);
    expect(isDeleted()).toBe(true);
  });

  it("stays and is read again when it could not be read @OVERLAY-11 @ERR-01", async () => {
    const { requests, isDeleted, send } = await setUp();
    await send(1, [{ message: "Unavailable", path: ["postChanged", "post", "author"] }]);
    expect([isDeleted(), requests.map(({ name }) => name)]).toEqual([undefined, ["LivePostsQuery"]]);
  });

  it("is shown as deleted after missed events only if the read does not find it @OVERLAY-11 @ERR-01", async () => {
    const { requests, isDeleted, send } = await setUp();
    const wanted = [{ message: "Unavailable", path: ["postChanged", "post"] }];
    await send(1, wanted);
    requests[0]?.respond({ node: null }, [{ message: "Unavailable", path: ["node"] }]);
    await vi.advanceTimersByTimeAsync(10);
    expect(isDeleted()).toBeUndefined();
    await send(2, wanted);
    requests[1]?.respond({ node: null });
    await vi.advanceTimersByTimeAsync(10);
    expect(isDeleted()).toBe(true);
  });
});
