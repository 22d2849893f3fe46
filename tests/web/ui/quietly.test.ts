import { expect, test, vi } from "vitest";
import { quietly } from "../../../web/src/ui/quietly.ts";

test("a failure while closing is swallowed, at once or later @ERR-17", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const close = vi.fn();
  quietly(close);
  quietly(() => {
    throw new Error("at once");
  });
  quietly(() => Promise.reject(new Error("later")));
  await new Promise(setImmediate);
  process.off("unhandledRejection", unhandled);
  expect(close).toHaveBeenCalledOnce();
  expect(unhandled).not.toHaveBeenCalled();
});
