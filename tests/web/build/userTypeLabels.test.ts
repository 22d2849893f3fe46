import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("no other file of the web client contains labels of user types @USER-07", () => {
  const folder = join(import.meta.dirname, "../../../web/src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const labelled = files.filter((file) => /JOURNO\W+(label\W+)?Journalist/.test(readFileSync(join(folder, file), "utf8")));
  expect(labelled).toEqual([join("lib", "userTypes.ts")]);
});
