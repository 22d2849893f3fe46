import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSearchOutlets } from "../../../web/src/outlets/useSearchOutlets.ts";
import { failureWithStatus, RequestError } from "../../../web/src/relay/failures.ts";
import { createGateway, mountInRelay } from "../hooks.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The search for this text, once typing has paused. */
async function setUp(text: string) {
  const { environment, requests } = createGateway();
  const found: string[] = [];
  const add = (outlets: readonly { name: string }[]) => void found.push(...outlets.map(({ name }) => name));
  const hook = mountInRelay(environment, () => useSearchOutlets(text, add));
  await vi.advanceTimersByTimeAsync(300);
  /** Types another text. */
  const type = async (next: string) => {
    hook.rerender(() => useSearchOutlets(next, add));
    await vi.advanceTimersByTimeAsync(300);
  };
  const eventually = (status: string) => vi.waitFor(() => expect(hook.result).toBe(status), { interval: 1 });
  return { requests, found, hook, type, eventually };
}

it("outlets are searched by the typed text @GEN-10", async () => {
  const { requests, found, hook, type, eventually } = await setUp("");
  expect([hook.result, requests]).toEqual(["done", []]);
  await type("dub");
  expect([hook.result, requests[0]?.variables]).toEqual(["pending", { query: "dub" }]);
  requests[0]?.respond({ outlets: [{ id: "1", name: "Dubbo Daily" }] });
  await eventually("done");
  expect(found).toEqual(["Dubbo Daily"]);
});

it("a failed search for outlets, also of a part of the response, is told from one without matches @GEN-10 @ERR-01", async () => {
  const { requests, found, type, eventually } = await setUp("dub");
  requests[0]?.fail(new RequestError(failureWithStatus(503)));
  await eventually("failed");
  await type("dubb");
  requests[1]?.respond({ outlets: null }, [{ message: "Unavailable", path: ["outlets"] }]);
  await eventually("failed");
  await type("dubbo");
  requests[2]?.respond({ outlets: [] });
  await eventually("done");
  expect(found).toEqual([]);
});
