import { expect, test } from "vitest";
import { emptyNewsroom, newsroomSchema } from "../../../web/src/newsrooms/newsroomSchema.ts";
import { messagesOf } from "../forms/messagesOf.ts";

test("a newsroom has at most 20 press contacts @WORK-04 @VALID-18", () => {
  const check = (count: number) =>
    messagesOf(newsroomSchema, {
      ...emptyNewsroom,
      name: "Desk",
      slug: "desk",
      personIds: Array.from({ length: count }, (_, n) => String(n)),
    });
  expect(check(20)).toEqual([]);
  expect(check(21)).toEqual(["At most 20 contacts are allowed."]);
});
