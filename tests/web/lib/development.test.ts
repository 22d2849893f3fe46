import { expect, test } from "vitest";
import { isDevelopmentOn } from "../../../web/src/lib/development.ts";
import { createStorage } from "../../../web/src/lib/storage.ts";

test("the flag is the installation's, or this browser's where the installation lets it @DEV-01 @CONST-04", () => {
  const empty = createStorage(null);
  const kept = createStorage(null);
  kept.write("__dev_mode", "1");
  const flags = (storage: typeof empty) =>
    [
      { development: false, allowDevMode: false },
      { development: true, allowDevMode: false },
      { development: false, allowDevMode: true },
    ].map((settings) => isDevelopmentOn(settings, storage));
  expect(flags(empty)).toEqual([false, true, false]);
  expect(flags(kept)).toEqual([false, true, true]);
  kept.write("__dev_mode", "");
  expect(flags(kept)).toEqual([false, true, false]);
});
