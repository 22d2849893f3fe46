import { expect, test } from "vitest";
import { parseUrl } from "../../../web/src/lib/parseUrl.ts";

test("an address is parsed, also relative to another one, and an invalid one is null", () => {
  expect(parseUrl("https://press.example/a?b=1")?.pathname).toBe("/a");
  expect(parseUrl("/files/a.png", "https://press.example/u/ann")?.href).toBe("https://press.example/files/a.png");
  expect(["/files/a.png", "https://:", ""].map((address) => parseUrl(address))).toEqual([null, null, null]);
});
