import { expect, test } from "vitest";
import { typedName } from "../../../web/src/ui/useMentionMenu.ts";

const typed = (text: string, mentioned: readonly string[] = []) => typedName(text, text.length, mentioned);

test("a name is looked up from its first letter @NOTIF-01", () => {
  expect(typed("@")).toBeNull();
  expect(typed("@a")).toEqual({ at: 0, query: "a" });
  expect(typed("Thanks (@Ann O")).toEqual({ at: 8, query: "Ann O" });
  expect(typed("one\n@ann")).toEqual({ at: 4, query: "ann" });
});

test("e-mail addresses, other lines and selected names are not looked up @NOTIF-01", () => {
  expect(typed("me@example.com")).toBeNull();
  expect(typed("@ann\nnext")).toBeNull();
  expect(typed("@Ann Lee thanks", ["Ann Lee"])).toBeNull();
  expect(typedName("@ann and more", 4, [])).toEqual({ at: 0, query: "ann" });
});
