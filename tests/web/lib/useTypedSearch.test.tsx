import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTypedSearch } from "../../../web/src/lib/useTypedSearch.ts";
import { mountHook } from "../hooks.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A search whose results the test delivers. */
function setUp(text: string | null) {
  const searches: { text: string; respond: (results: readonly string[]) => void }[] = [];
  const search = (searched: string) => {
    const { promise, resolve } = Promise.withResolvers<readonly string[]>();
    searches.push({ text: searched, respond: resolve });
    return promise;
  };
  const hook = mountHook(() => useTypedSearch(text, 300, search));
  const type = (next: string | null) => hook.rerender(() => useTypedSearch(next, 300, search));
  return { hook, searches, type };
}

it("a search starts when typing pauses, and has results when they arrive @VALID-19", async () => {
  const { hook, searches, type } = setUp("a");
  await vi.advanceTimersByTimeAsync(299);
  type("an");
  await vi.advanceTimersByTimeAsync(299);
  expect(searches).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(searches.map(({ text }) => text)).toEqual(["an"]);
  expect(hook.result).toBeNull();
  searches[0]?.respond(["Ana"]);
  await vi.waitFor(() => expect(hook.result).toEqual({ text: "an", results: ["Ana"] }));
});

it("the latest results stay until those for the next text arrive; outdated ones are ignored @VALID-19", async () => {
  const { hook, searches, type } = setUp("a");
  await vi.advanceTimersByTimeAsync(300);
  searches[0]?.respond(["Ana"]);
  await vi.waitFor(() => expect(hook.result?.text).toBe("a"));
  type("b");
  await vi.advanceTimersByTimeAsync(300);
  type("bo");
  await vi.advanceTimersByTimeAsync(300);
  searches[2]?.respond(["Bo"]);
  searches[1]?.respond(["Ben", "Bo"]);
  expect(hook.result?.results).toEqual(["Ana"]);
  await vi.waitFor(() => expect(hook.result).toEqual({ text: "bo", results: ["Bo"] }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(hook.result?.text).toBe("bo");
});

it.each([null, ""])("nothing is searched for %j", async (text) => {
  const { searches } = setUp(text);
  await vi.advanceTimersByTimeAsync(1000);
  expect(searches).toEqual([]);
});
