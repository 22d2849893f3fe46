import { Observable } from "relay-runtime";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { session } from "../../../web/src/session/sessionState.ts";
import { guest } from "../../../web/src/session/visitor.ts";
import { useVideo } from "../../../web/src/uploads/useVideo.ts";
import { createGateway, eventually, mountInRelay } from "../hooks.tsx";

beforeEach(async () => {
  session.restart(async () => ({ ...guest, authenticated: true }));
  await session.whenKnown();
});
afterEach(() => session.restart(async () => guest));

const processed = { status: "PROCESSED", error: null, url: "/files/1.mp4", coverUrl: null, duration: 3 };

it("asks for the state of another video after one was processed @POST-20", async () => {
  const { environment, requests } = createGateway();
  const hook = mountInRelay(environment, () => useVideo("one"));
  await eventually(() => expect(requests.map(({ variables }) => variables)).toEqual([{ id: "one" }]));
  requests[0]?.respond({ video: { id: "one", ...processed } });
  await eventually(() => expect(hook.result).toMatchObject({ id: "one", isPlayable: true }));

  hook.rerender(() => useVideo("two"));
  expect(hook.result).toBeNull();
  await eventually(() => expect(requests.map(({ variables }) => variables)).toEqual([{ id: "one" }, { id: "two" }]));
  requests[1]?.respond({ video: { id: "two", ...processed } });
  await eventually(() => expect(hook.result).toMatchObject({ id: "two", isPlayable: true }));
});

it("subscribes only to a video that is being processed @POST-20", async () => {
  const { environment, requests } = createGateway();
  const subscribed: unknown[] = [];
  const network = environment.getNetwork();
  const { execute } = network;
  vi.spyOn(network, "execute").mockImplementation((request, variables, ...rest) => {
    if (request.operationKind !== "subscription") return execute(request, variables, ...rest);
    subscribed.push(variables["id"]);
    return Observable.create(() => {});
  });
  const hook = mountInRelay(environment, () => useVideo(null));
  hook.rerender(() => useVideo("one"));
  requests[0]?.respond({ video: { id: "one", ...processed, status: "PROCESSING", url: null } });
  await eventually(() => expect(subscribed).toEqual(["one"]));

  hook.rerender(() => useVideo("two"));
  await eventually(() => expect(requests).toHaveLength(2));
  requests[1]?.respond({ video: { id: "two", ...processed } });
  await eventually(() => expect(hook.result).toMatchObject({ isPlayable: true }));
  expect(subscribed).toEqual(["one"]);
});
