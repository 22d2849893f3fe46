import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useSearchPeople } from "../../../web/src/messages/useSearchPeople.ts";
import { failureWithStatus, RequestError } from "../../../web/src/relay/failures.ts";
import { createGateway, mountInRelay } from "../hooks.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const author = (name: string, type: "PERSON" | "COMPANY" = "PERSON", isViewer = false) => ({
  id: name,
  name,
  avatar: null,
  type,
  isViewer,
  profile: null,
});

/** The field with this text, whose search has been sent. */
async function setUp(text: string) {
  const { environment, requests } = createGateway();
  const hook = mountInRelay(environment, () => useSearchPeople(text));
  /** Types another text, and waits until it is searched. */
  const type = async (next: string) => {
    hook.rerender(() => useSearchPeople(next));
    await vi.advanceTimersByTimeAsync(300);
  };
  await vi.advanceTimersByTimeAsync(300);
  const shown = () => ({ names: hook.result.people.map(({ name }) => name), status: hook.result.status });
  const eventually = (expected: object) => vi.waitFor(() => expect(shown()).toEqual(expected), { interval: 1 });
  return { requests, shown, type, eventually };
}

describe("the people found for a message", () => {
  it("are ten persons at most, without companies and the viewer @MSG-01", async () => {
    const { requests, shown, eventually } = await setUp("an");
    expect(shown()).toEqual({ names: [], status: "pending" });
    expect(requests[0]?.variables).toEqual({ query: "an" });
    const people = Array.from({ length: 12 }, (_, index) => author(`Ana ${index}`));
    requests[0]?.respond({ mentions: [author("Banana Ltd", "COMPANY"), author("Anton", "PERSON", true), ...people] });
    await eventually({ names: people.slice(0, 10).map(({ name }) => name), status: "done" });
  });

  it("are pending while the next text is searched, and none are found only after a response @MSG-01", async () => {
    const { requests, shown, type, eventually } = await setUp("an");
    requests[0]?.respond({ mentions: [author("Ana")] });
    await eventually({ names: ["Ana"], status: "done" });
    await type("anx");
    expect(shown()).toEqual({ names: ["Ana"], status: "pending" });
    requests[1]?.respond({ mentions: [] });
    await eventually({ names: [], status: "done" });
  });

  it("are told from a failed search, also of a part of the response @MSG-01 @ERR-01", async () => {
    const { requests, shown, type, eventually } = await setUp("an");
    requests[0]?.fail(new RequestError(failureWithStatus(503)));
    await eventually({ names: [], status: "failed" });
    await type("ann");
    expect(shown()).toEqual({ names: [], status: "pending" });
    requests[1]?.respond({ mentions: null }, [{ message: "Unavailable", path: ["mentions"] }]);
    await eventually({ names: [], status: "failed" });
    await type("an");
    requests[2]?.respond({ mentions: [author("Ana")] });
    await eventually({ names: ["Ana"], status: "done" });
  });
});
