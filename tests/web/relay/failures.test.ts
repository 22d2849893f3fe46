import { afterEach, expect, test, vi } from "vitest";
import {
  failureOfGraphqlError,
  toFailure,
  failureText,
  failureWithoutResponse,
  failureWithStatus,
  isNotOffered,
  mostSevere,
  partText,
  readFailure,
  getReference,
  accessFailure,
  getRejectionText,
  RequestError,
} from "../../../web/src/relay/failures.ts";
import { forbiddenError, genericError, refusedError } from "../../support/errorTexts.ts";

afterEach(() => void vi.unstubAllGlobals());

const graphqlError = (extensions: object) => failureOfGraphqlError({ message: "x", extensions });
const textOf = (extensions: object) => failureText(graphqlError({ ownHost: true, ...extensions }));

test("each type of failure has its message @ERR-01 @ERR-02 @ERR-03", () => {
  expect(textOf({ status: 500 })).toBe(genericError);
  expect(textOf({ status: null })).toBe(genericError);
  expect(textOf({ status: 403, detail: "No." })).toBe(forbiddenError);
  expect(textOf({ status: 404 })).toBe(refusedError);
  expect(textOf({ status: 422, detail: "" })).toBe(refusedError);
  expect(failureText(failureWithStatus(null))).toBe(genericError);
  expect(failureText(failureWithStatus(502))).toBe(genericError);
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
  expect(graphqlError({ status: 401 }).kind).toBe("unexpected");
  expect(graphqlError({ status: 403, ownHost: false }).kind).toBe("unexpected");
  expect(graphqlError({ status: 401, ownHost: true }).kind).toBe("unauthenticated");
});

test("the most specific of several failures is used @ERR-03", () => {
  const failures = [500, 422, 403].map((status) => graphqlError({ status, ownHost: true }));
  expect(mostSevere(failures)?.kind).toBe("forbidden");
  expect(mostSevere([])).toBeNull();
});

test("an error thrown elsewhere is a fault @ERR-01", () => {
  expect(toFailure(new TypeError("x")).kind).toBe("unexpected");
  expect(toFailure(new RequestError(failureWithStatus(404))).kind).toBe("rejected");
});

test("the statuses from 400 to 499 are refusals, all others faults @ERR-01 @ERR-03", () => {
  const kinds = [200, 302, 399, 400, 401, 402, 403, 404, 499, 500].map((status) => failureWithStatus(status).kind);
  expect(kinds).toEqual([
    "unexpected",
    "unexpected",
    "unexpected",
    "rejected",
    "unauthenticated",
    "rejected",
    "forbidden",
    "rejected",
    "rejected",
    "unexpected",
  ]);
  expect([accessFailure("unauthenticated"), accessFailure("forbidden")]).toEqual([
    failureWithStatus(401),
    failureWithStatus(403),
  ]);
});

test("a JSON detail without a text is shown as it is, and spaces before it do not matter @ERR-04", () => {
  expect(textOf({ status: 400, detail: ' ["One.", ["Two."]]' })).toBe("One.\nTwo.");
  expect(textOf({ status: 400, detail: '{"a":3}' })).toBe('{"a":3}');
  expect(textOf({ status: 400, detail: "See [1]." })).toBe("See [1].");
});

test("malformed details of an error are ignored @ERR-01 @ERR-03", () => {
  expect(failureOfGraphqlError({ message: "x" })).toEqual({ ...failureWithStatus(null), kind: "unexpected" });
  expect(graphqlError({ status: "422", code: 7, errors: "x", detail: 3, requestId: "", ownHost: true })).toEqual(
    failureWithStatus(null),
  );
  expect(failureOfGraphqlError({ extensions: null })).toEqual(failureWithStatus(null));
  expect(
    graphqlError({ status: 422, code: "INVALID", errors: { a: "One." }, detail: "x", requestId: "r", ownHost: true }),
  ).toEqual({
    kind: "rejected",
    status: 422,
    code: "INVALID",
    errors: { a: ["One."] },
    detail: "x",
    requestId: "r",
  });
});

test("a missing part of a page shows the reason, or asks to sign in @GUARD-03", () => {
  expect(partText(failureWithStatus(500))).toBe(genericError);
  expect(partText(failureWithStatus(401))).toBe("Please sign in to see this.");
  expect([404, 501, 500, 403].map((status) => isNotOffered(failureWithStatus(status)))).toEqual([true, true, false, false]);
});

test("only a refusal replaces the text of a part that could not be loaded @ERR-03", () => {
  const fallback = "The comments could not be loaded.";
  expect(getRejectionText({ ...failureWithStatus(422), detail: "Not now." }, fallback)).toBe("Not now.");
  for (const failure of [null, failureWithStatus(500), failureWithStatus(401), failureWithStatus(403)])
    expect(getRejectionText(failure, fallback)).toBe(fallback);
});

test("the reference of a fault is the beginning of its request's id @ERR-01", () => {
  const requestId = "3f2a91c0-77aa-4c1e";
  expect(getReference({ ...failureWithStatus(500), requestId })).toBe("3f2a91c0");
  expect(getReference(failureWithStatus(500))).toBeNull();
  expect(getReference({ ...failureWithStatus(422), requestId })).toBeNull();
});

test("an error has the text of its failure as message @ERR-01 @GUARD-03", () => {
  expect(new RequestError(failureWithStatus(500))).toMatchObject({ name: "RequestError", message: genericError });
  expect(new RequestError(failureWithStatus(401)).message).toBe("Not signed in.");
});

test("a failure without a response is reported as offline if the device has no network @ERR-01", async () => {
  for (const [onLine, kind] of [
    [true, "unexpected"],
    [false, "offline"],
  ] as const) {
    vi.stubGlobal("navigator", { onLine });
    expect(failureWithoutResponse()).toEqual({ ...failureWithStatus(null), kind });
    expect((await readFailure(null)).kind).toBe(kind);
  }
  vi.stubGlobal("navigator", {});
  expect(failureWithoutResponse().kind).toBe("unexpected");
});

test("the failure of a REST path has the messages, the detail and the id of the response @ERR-04", async () => {
  const body = JSON.stringify({ errors: { image: ["Too large."] }, detail: "No." });
  expect(await readFailure(new Response(body, { status: 413, headers: { "x-request-id": "r" } }))).toEqual({
    ...failureWithStatus(413),
    errors: { image: ["Too large."] },
    detail: "No.",
    requestId: "r",
  });
  expect(await readFailure(new Response("<html>", { status: 502 }))).toEqual(failureWithStatus(502));
  expect(await readFailure(new Response('{"errors":"x","detail":""}', { status: 400 }))).toEqual(failureWithStatus(400));
});

test("of two equally severe failures the first one is used @ERR-03", () => {
  const [first, second] = [failureWithStatus(404), failureWithStatus(422)];
  expect(mostSevere([first, second])).toBe(first);
  const order = ["unexpected", "offline", "rejected", "forbidden", "unauthenticated"] as const;
  const all = order.map((kind) => ({ ...failureWithStatus(null), kind }));
  expect(mostSevere(all)?.kind).toBe("unauthenticated");
  expect(mostSevere(all.slice(0, 3))?.kind).toBe("rejected");
});
