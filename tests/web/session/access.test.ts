import { expect, test } from "vitest";
import { checkAccess, withBase, withoutBase } from "../../../web/src/session/access.ts";

const at = (pathname: string, search = "", hash = "") => ({ pathname, search, hash });
const admitted = { kind: "allow" };
const redirectTo = (to: string, storedPath: string | null = null) => ({ kind: "redirect", to, storedPath });

test("a guest-only route redirects signed-in users home @GUARD-01 @ROUTE-04", () => {
  expect(checkAccess("guest", at("/sign_in"), true)).toEqual(redirectTo("/"));
  expect(checkAccess("guest", at("/sign_in"), false)).toEqual(admitted);
});

test("a route for signed-in users redirects guests home and stores the requested address @GUARD-02", () => {
  expect(checkAccess("user", at("/community/tech-desk", "?job=12", "#x"), false)).toEqual(
    redirectTo("/", "/community/tech-desk?job=12#x"),
  );
  expect(checkAccess("user", at("/community/tech-desk"), true)).toEqual(admitted);
});

test("home redirects guests to the sign-in page @ROUTE-02 @ROUTE-03", () => {
  expect(checkAccess("user", at("/"), false)).toEqual(redirectTo("/sign_in"));
  expect(checkAccess("user", at("/"), true)).toEqual(admitted);
});

test("home stores its query and fragment before redirecting @GUARD-06", () => {
  expect(checkAccess("user", at("/", "?job=1439&cid=7", "#x"), false)).toEqual(redirectTo("/sign_in", "/?job=1439&cid=7#x"));
  expect(checkAccess("user", at("/", "?create=event"), false)).toEqual(redirectTo("/sign_in", "/?create=event"));
  expect(checkAccess("user", at("/", "", "#x"), false)).toEqual(redirectTo("/sign_in", "/#x"));
});

test("an unknown path redirects users to error/404, and guests to the sign-in page with the path stored @GUARD-05 @GUARD-06 @GUARD-07 @ERR-08", () => {
  expect(checkAccess(null, at("/nowhere", "?a=1"), true)).toEqual(redirectTo("/error/404"));
  expect(checkAccess(null, at("/nowhere", "?a=1"), false)).toEqual(redirectTo("/sign_in", "/nowhere?a=1"));
});

test("a path with a trailing slash is unknown @ROUTE-11", () => {
  expect(checkAccess("guest", at("/sign_in/"), false)).toEqual(redirectTo("/sign_in", "/sign_in/"));
  expect(checkAccess("user", at("/communities/"), true)).toEqual(redirectTo("/error/404"));
});

test("public routes admit everybody @ROUTE-01", () => {
  expect([true, false].map((isSignedIn) => checkAccess("all", at("/error/404"), isSignedIn))).toEqual([admitted, admitted]);
});

test("withoutBase and withBase remove and add the router's base @ROUTE-10", () => {
  expect(withoutBase("/desk/community/x", "/desk")).toBe("/community/x");
  expect(withoutBase("/desk", "/desk")).toBe("/");
  expect(withoutBase("/desktop", "/desk")).toBe("/desktop");
  expect(withoutBase("/community/x", "/")).toBe("/community/x");
  expect(withBase("/community/x", "/", "/desk")).toBe("/desk/community/x");
  expect(withBase("?job=1", "/community/x", "/desk")).toBe("/desk/community/x?job=1");
  expect(withoutBase("//community", "/")).toBe("//community");
  expect(withBase("#comments", "/community/x", "/desk")).toBe("/desk/community/x#comments");
  expect(withBase("/community/x", "/", "/")).toBe("/community/x");
  expect(withBase("https://example.com", "/", "/desk")).toBe("https://example.com");
  expect(withBase("//example.com", "/", "/desk")).toBe("//example.com");
});
