import { GraphQLError } from "graphql";
import { describe, expect, it } from "vitest";
import { formatError, createInvalidTypeError, formatDetail, toUserErrors } from "../../../gateway/errors.ts";
import { RestError, UpstreamContractError, type RestErrorDetails } from "../../../gateway/rest/error.ts";
import { genericError, refusedError } from "../../support/errorTexts.ts";

const raised = (details: Partial<RestErrorDetails>): GraphQLError =>
  new GraphQLError("inside", {
    path: ["a"],
    originalError: new RestError("inside", { call: "getPosts", failure: "status", ...details }),
  });

describe("formatError", () => {
  it.each([
    [400, "BAD_REQUEST", refusedError],
    [401, "UNAUTHENTICATED", refusedError],
    [403, "FORBIDDEN", "Sorry, you are not permitted to view this page."],
    [404, "NOT_FOUND", refusedError],
    [405, "BAD_REQUEST", refusedError],
    [409, "CONFLICT", refusedError],
    [413, "TOO_LARGE", refusedError],
    [415, "UNSUPPORTED_MEDIA_TYPE", refusedError],
    [422, "INVALID", refusedError],
    [429, "TOO_MANY_REQUESTS", refusedError],
    [418, "BAD_REQUEST", refusedError],
    [500, "INTERNAL", genericError],
    [501, "INTERNAL", genericError],
    [502, "UPSTREAM_UNAVAILABLE", genericError],
    [503, "UPSTREAM_UNAVAILABLE", genericError],
    [302, "INTERNAL", genericError],
  ])("maps status %i to code %s and the specified message @ERR-01 @ERR-02 @ERR-03", (status, code, message) => {
    expect(formatError(raised({ status }), "r1")).toMatchObject({
      message,
      path: ["a"],
      extensions: { code, status, ownHost: true, requestId: "r1" },
    });
  });

  it.each([
    ["network", "UPSTREAM_UNAVAILABLE"],
    ["timeout", "UPSTREAM_UNAVAILABLE"],
    ["unavailable", "UPSTREAM_UNAVAILABLE"],
    ["tooLarge", "UPSTREAM_CONTRACT"],
    ["contract", "UPSTREAM_CONTRACT"],
  ] as const)("maps the failure %s to code %s and the general message @ERR-01", (failure, code) => {
    expect(formatError(raised({ failure, retryAfter: 5 }), "r1")).toMatchObject({
      message: genericError,
      extensions: { code, retryAfter: 5 },
    });
  });

  it("prefers field messages to the detail, and the detail to its own message @ERR-04", () => {
    const errors = { title: ["Title is required.", "Too short."], base: ["No."] };
    expect(formatError(raised({ status: 422, errors, detail: "d" }), null).message).toBe("Title is required.\nToo short.\nNo.");
    expect(formatError(raised({ status: 404, detail: "Not found." }), null).message).toBe("Not found.");
    expect(formatError(raised({ status: 403, detail: "Because." }), null).message).toBe(
      "Sorry, you are not permitted to view this page.",
    );
  });

  it("shows the strings of a JSON detail, one per line @ERR-04", () => {
    expect(formatDetail('{"a":["one",{"b":"two"}],"c":3}')).toBe("one\ntwo");
    expect(formatDetail("[1,2]")).toBe("[1,2]");
    expect(formatDetail("{ not json")).toBe("{ not json");
    expect(formatDetail('"quoted"')).toBe('"quoted"');
  });

  it("reveals no internals of unexpected errors @ERR-01", () => {
    const formatted = formatError(
      new GraphQLError("inside", { originalError: new TypeError("inside"), extensions: { secret: 1 } }),
      "r1",
    );
    expect(formatted).toEqual({ message: genericError, extensions: { code: "INTERNAL", requestId: "r1" } });
    expect(
      JSON.stringify(
        formatError(new GraphQLError("x", { originalError: new UpstreamContractError("getPosts", "/secret", "must be") }), null),
      ),
    ).not.toContain("secret");
  });

  it("passes the error of an unknown type unchanged @ERR-07", () => {
    expect(formatError(createInvalidTypeError("foo"), "r1")).toEqual({
      message: "Invalid type [foo]",
      extensions: { code: "INVALID_TYPE", requestId: "r1" },
    });
  });
});

describe("toUserErrors", () => {
  it("returns the input field of each message @ERR-04", () => {
    const error = new RestError("x", {
      call: "c",
      failure: "status",
      status: 422,
      errors: { content: ["Empty."], base: ["Closed."], "items.1.beats": ["Unknown."] },
    });
    expect(toUserErrors(error, { beats: "beatIds" })).toEqual([
      { code: "INVALID", message: "Empty.", field: ["input", "content"] },
      { code: "INVALID", message: "Closed.", field: null },
      { code: "INVALID", message: "Unknown.", field: ["input", "items", "1", "beatIds"] },
    ]);
  });

  it("returns the upstream's code, or INVALID when it is missing or unknown @ERR-04", () => {
    const error = new RestError("x", {
      call: "c",
      failure: "status",
      status: 422,
      errors: { title: ["Too long.", "Odd."], name: ["Empty."], url: ["Wrong."] },
      codes: {
        title: [
          { code: "TOO_LONG", limit: 200 },
          { code: "ODD", limit: null },
        ],
        name: [{ code: "BLANK", limit: null }],
      },
    });
    expect(toUserErrors(error)).toEqual([
      { code: "TOO_LONG", limit: 200, message: "Too long.", field: ["input", "title"] },
      { code: "INVALID", message: "Odd.", field: ["input", "title"] },
      { code: "BLANK", message: "Empty.", field: ["input", "name"] },
      { code: "INVALID", message: "Wrong.", field: ["input", "url"] },
    ]);
  });

  it.each([
    [403, "FORBIDDEN", "Sorry, you are not permitted to view this page."],
    [404, "NOT_FOUND", "Gone."],
    [409, "CONFLICT", "Gone."],
  ])("maps status %i to a user error @PERM-50", (status, code, message) => {
    expect(toUserErrors(new RestError("x", { call: "c", failure: "status", status, detail: "Gone." }))).toEqual([
      { code, message, field: null },
    ]);
  });

  it.each([401, 500, 503])("throws for status %i @ERR-05", (status) => {
    const error = new RestError("x", { call: "c", failure: "status", status });
    expect(() => toUserErrors(error)).toThrow(error);
  });

  it("throws for errors that are not refusals of the upstream", () => {
    const fault = new TypeError("x");
    expect(() => toUserErrors(fault)).toThrow(fault);
  });
});
