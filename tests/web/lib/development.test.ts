import { expect, test } from "vitest";
import { isDevelopmentOn } from "../../../web/src/lib/development.ts";
import { createStorage } from "../../../web/src/lib/storage.ts";

test("development pages need the setting, or the browser's flag if the installation allows it @DEV-01 @CONST-04", () => {
  const empty = createStorage(null);
  const flagged = createStorage(null);
  flagged.write("__dev_mode", "1");
  const flags = (storage: typeof empty) =>
    [
      { development: false, allowDevMode: false },
      { development: true, allowDevMode: false },
      { development: false, allowDevMode: true },
    ].map((settings) => isDevelopmentOn(settings, storage));
  expect(flags(empty)).toEqual([false, true, false]);
  expect(flags(flagged)).toEqual([false, true, true]);
  flagged.write("__dev_mode", "");
  expect(flags(flagged)).toEqual([false, true, false]);
});
