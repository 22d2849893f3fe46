import { expect, test, vi } from "vitest";
import { ignoreErrors } from "../../../web/src/ui/ignoreErrors.ts";

test("ignoreErrors swallows synchronous and asynchronous errors @ERR-17", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const close = vi.fn();
  ignoreErrors(close);
  ignoreErrors(() => {
    throw new Error("at once");
  });
  ignoreErrors(() => Promise.reject(new Error("later")));
  await new Promise(setImmediate);
  process.off("unhandledRejection", unhandled);
  expect(close).toHaveBeenCalledOnce();
  expect(unhandled).not.toHaveBeenCalled();
});
