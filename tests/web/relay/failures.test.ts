import { expect, test } from "vitest";
import {
  failureOfGraphqlError,
  failureOf,
  failureText,
  failureWithStatus,
  mostSevere,
  RequestError,
} from "../../../web/src/relay/failures.ts";

const generic = "Something went wrong. We are already working to solve it.";
const refused = `${generic}\nPlease refresh the page and try again.`;
const forbidden = "Sorry, you are not permitted to view this page.";

const graphqlError = (extensions: object) => failureOfGraphqlError({ message: "x", extensions });
const textOf = (extensions: object) => failureText(graphqlError({ ownHost: true, ...extensions }));

test("each type of failure has its message @ERR-01 @ERR-02 @ERR-03", () => {
  expect(textOf({ status: 500 })).toBe(generic);
  expect(textOf({ status: null })).toBe(generic);
  expect(textOf({ status: 403, detail: "No." })).toBe(forbidden);
  expect(textOf({ status: 404 })).toBe(refused);
  expect(textOf({ status: 422, detail: "" })).toBe(refused);
  expect(failureText(failureWithStatus(null))).toBe(generic);
  expect(failureText(failureWithStatus(502))).toBe(generic);
});

test("field messages take precedence over the detail; a JSON detail shows its texts @ERR-04", () => {
  expect(textOf({ status: 422, errors: { title: ["Title is required."], base: ["Too late."] }, detail: "x" })).toBe(
    "Title is required.\nToo late.",
  );
  expect(textOf({ status: 422, errors: {}, detail: "Your account is read-only." })).toBe("Your account is read-only.");
  expect(textOf({ status: 400, detail: '{"a":["One."],"b":{"c":"Two."},"d":3}' })).toBe("One.\nTwo.");
  expect(textOf({ status: 400, detail: "[not JSON" })).toBe("[not JSON");
});

test("a 401 has no message, since the sign-in dialog is shown @GUARD-03 @ERR-05", () => {
  expect(textOf({ status: 401 })).toBeNull();
});

test("a 401 or 403 of another host is an ordinary fault @ERR-05", () => {
  expect(graphqlError({ status: 401 }).kind).toBe("fault");
  expect(graphqlError({ status: 403, ownHost: false }).kind).toBe("fault");
  expect(graphqlError({ status: 401, ownHost: true }).kind).toBe("unauthenticated");
});

test("the most specific of several failures is used @ERR-03", () => {
  const failures = [500, 422, 403].map((status) => graphqlError({ status, ownHost: true }));
  expect(mostSevere(failures)?.kind).toBe("forbidden");
  expect(mostSevere([])).toBeNull();
});

test("an error thrown elsewhere is a fault @ERR-01", () => {
  expect(failureOf(new TypeError("x")).kind).toBe("fault");
  expect(failureOf(new RequestError(failureWithStatus(404))).kind).toBe("refused");
});
