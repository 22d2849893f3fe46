import { expect, test } from "vitest";
import { judge, withBase, withoutBase } from "../../../web/src/session/access.ts";

const at = (pathname: string, search = "", hash = "") => ({ pathname, search, hash });
const admitted = { kind: "admit" };
const sentTo = (to: string, keeps: string | null = null) => ({ kind: "redirect", to, keeps });

test("a guest-only route sends signed-in users home @GUARD-01 @ROUTE-04", () => {
  expect(judge("guest", at("/sign_in"), true)).toEqual(sentTo("/"));
  expect(judge("guest", at("/sign_in"), false)).toEqual(admitted);
});

test("a route for signed-in users sends guests home and keeps where they wanted to go @GUARD-02", () => {
  expect(judge("user", at("/community/tech-desk", "?job=12", "#x"), false)).toEqual(sentTo("/", "/community/tech-desk?job=12#x"));
  expect(judge("user", at("/community/tech-desk"), true)).toEqual(admitted);
});

test("home sends guests to sign in @ROUTE-02 @ROUTE-03", () => {
  expect(judge("user", at("/"), false)).toEqual(sentTo("/sign_in"));
  expect(judge("user", at("/"), true)).toEqual(admitted);
});

test("home keeps what its query and fragment ask for @GUARD-06", () => {
  expect(judge("user", at("/", "?job=1439&cid=7", "#x"), false)).toEqual(sentTo("/sign_in", "/?job=1439&cid=7#x"));
  expect(judge("user", at("/", "?create=event"), false)).toEqual(sentTo("/sign_in", "/?create=event"));
});

test("an unknown path ends at error/404, for guests at the sign-in with the path kept @GUARD-05 @GUARD-06 @GUARD-07 @ERR-08", () => {
  expect(judge(null, at("/nowhere", "?a=1"), true)).toEqual(sentTo("/error/404"));
  expect(judge(null, at("/nowhere", "?a=1"), false)).toEqual(sentTo("/sign_in", "/nowhere?a=1"));
});

test("a trailing slash makes an unknown path @ROUTE-11", () => {
  expect(judge("guest", at("/sign_in/"), false)).toEqual(sentTo("/sign_in", "/sign_in/"));
  expect(judge("user", at("/communities/"), true)).toEqual(sentTo("/error/404"));
});

test("routes for all admit everybody @ROUTE-01", () => {
  expect([true, false].map((isSignedIn) => judge("all", at("/error/404"), isSignedIn))).toEqual([admitted, admitted]);
});

test("addresses lose and gain the router's base @ROUTE-10", () => {
  expect(withoutBase("/desk/community/x", "/desk")).toBe("/community/x");
  expect(withoutBase("/desk", "/desk")).toBe("/");
  expect(withoutBase("/desktop", "/desk")).toBe("/desktop");
  expect(withoutBase("/community/x", "/")).toBe("/community/x");
  expect(withBase("/community/x", "/", "/desk")).toBe("/desk/community/x");
  expect(withBase("?job=1", "/community/x", "/desk")).toBe("/desk/community/x?job=1");
  expect(withBase("https://example.com", "/", "/desk")).toBe("https://example.com");
  expect(withBase("//example.com", "/", "/desk")).toBe("//example.com");
});
