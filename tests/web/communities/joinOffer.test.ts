import { expect, test } from "vitest";
import { joinOffer } from "../../../web/src/communities/joinOffer.ts";

test("joining and leaving are offered where the gateway refuses neither @COMM-09", () => {
  expect(joinOffer(false, [])).toBe("join");
  expect(joinOffer(true, [])).toBe("leave");
});

test("between the press and the answer the button shows the wish, though the permissions are still the former ones @COMM-09", () => {
  expect(joinOffer(true, ["NOT_JOINED"])).toBe("leave");
  expect(joinOffer(false, ["ALREADY_JOINED"])).toBe("join");
});

test("who is not invited is told so instead of being offered to join @COMM-09", () => {
  expect(joinOffer(false, ["NOT_INVITED"])).toBe("invitation");
});

test("a reader who may not write joins and leaves nothing @COMM-09", () => {
  expect(joinOffer(false, ["READ_ONLY", "NOT_INVITED"])).toBe("none");
  expect(joinOffer(true, ["READ_ONLY", "NOT_JOINED"])).toBe("joined");
});
