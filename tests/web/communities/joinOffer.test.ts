import { expect, test } from "vitest";
import { getJoinOffer } from "../../../web/src/communities/joinOffer.ts";

test("joining and leaving are offered if the gateway allows them @COMM-09", () => {
  expect(getJoinOffer(false, [])).toBe("join");
  expect(getJoinOffer(true, [])).toBe("leave");
});

test("an optimistic state is shown while the permissions are still the previous ones @COMM-09", () => {
  expect(getJoinOffer(true, ["NOT_JOINED"])).toBe("leave");
  expect(getJoinOffer(false, ["ALREADY_JOINED"])).toBe("join");
});

test("a user without an invitation is told that one is needed @COMM-09", () => {
  expect(getJoinOffer(false, ["NOT_INVITED"])).toBe("invitation");
});

test("a read-only user can neither join nor leave @COMM-09", () => {
  expect(getJoinOffer(false, ["READ_ONLY", "NOT_INVITED"])).toBe("none");
  expect(getJoinOffer(true, ["READ_ONLY", "NOT_JOINED"])).toBe("joined");
});
