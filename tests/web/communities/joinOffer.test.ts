import { expect, test } from "vitest";
import { joinOffer } from "../../../web/src/communities/joinOffer.ts";

test("joining and leaving are offered if the gateway allows them @COMM-09", () => {
  expect(joinOffer(false, [])).toBe("join");
  expect(joinOffer(true, [])).toBe("leave");
});

test("an optimistic state is shown while the permissions are still the previous ones @COMM-09", () => {
  expect(joinOffer(true, ["NOT_JOINED"])).toBe("leave");
  expect(joinOffer(false, ["ALREADY_JOINED"])).toBe("join");
});

test("a user without an invitation is told that one is needed @COMM-09", () => {
  expect(joinOffer(false, ["NOT_INVITED"])).toBe("invitation");
});

test("a read-only user can neither join nor leave @COMM-09", () => {
  expect(joinOffer(false, ["READ_ONLY", "NOT_INVITED"])).toBe("none");
  expect(joinOffer(true, ["READ_ONLY", "NOT_JOINED"])).toBe("joined");
});
