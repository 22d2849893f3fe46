import { expect, test, vi } from "vitest";
import { parseDatabaseId } from "../../../web/src/lib/databaseId.ts";
import { createEvent } from "../../../web/src/lib/event.ts";
import { nextTask } from "../../../web/src/lib/nextTask.ts";

test("an event calls its listeners until they unsubscribe", () => {
  const event = createEvent<string>();
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = event.on(first);
  event.on(second);
  event.emit("a");
  stop();
  event.emit("b");
  expect([first.mock.calls, second.mock.calls]).toEqual([[["a"]], [["a"], ["b"]]]);
});

test("an id in an address is limited to the largest one that the platform can store @ROUTE-13", () => {
  expect(["7", "007", "2147483647", "2147483648"].map(parseDatabaseId)).toEqual([7, 7, 2_147_483_647, 2_147_483_647]);
});

test("work in the next task runs after what is queued in this one", async () => {
  const order: string[] = [];
  const next = nextTask().then(() => order.push("next task"));
  queueMicrotask(() => order.push("this task"));
  await next;
  expect(order).toEqual(["this task", "next task"]);
});
