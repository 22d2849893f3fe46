import { expect, it } from "vitest";
import { useVideo } from "../../../web/src/uploads/useVideo.ts";
import { createGateway, eventually, mountInRelay } from "../hooks.tsx";

it("asks for the state of another video after one was processed @POST-20", async () => {
  const { environment, requests } = createGateway();
  const hook = mountInRelay(environment, () => useVideo("one"));
  const processed = { status: "PROCESSED", error: null, url: "/files/1.mp4", coverUrl: null, duration: 3 };
  await eventually(() => expect(requests.map(({ variables }) => variables)).toEqual([{ id: "one" }]));
  requests[0]?.respond({ video: { id: "one", ...processed } });
  await eventually(() => expect(hook.result).toMatchObject({ id: "one", isPlayable: true }));

  hook.rerender(() => useVideo("two"));
  expect(hook.result).toBeNull();
  await eventually(() => expect(requests.map(({ variables }) => variables)).toEqual([{ id: "one" }, { id: "two" }]));
  requests[1]?.respond({ video: { id: "two", ...processed } });
  await eventually(() => expect(hook.result).toMatchObject({ id: "two", isPlayable: true }));
});
