import { afterEach, describe, expect, it, vi } from "vitest";
import { canGoBack, isEditingAt, readAddressAt, readOverlayState } from "../../../web/src/posts/overlayState.ts";

afterEach(() => void vi.unstubAllGlobals());

const post = { key: "job", databaseId: 1001, commentId: null };
const nothing = { post: null, compose: false, isAbovePost: false };

describe("the state of a history entry", () => {
  it("names the post that an embedded frame keeps out of its address @OVERLAY-07", () => {
    expect(readOverlayState({ post, compose: true })).toEqual({ ...nothing, post, compose: true });
    const withComment = { ...post, commentId: 7 };
    expect(readOverlayState({ post: withComment })).toEqual({ ...nothing, post: withComment });
    expect(readOverlayState({ post: { ...post, other: 1 } }).post).toEqual(post);
  });

  it.each([
    null,
    undefined,
    "x",
    {},
    { post: null, compose: "yes", isAbovePost: 1 },
    { post: { key: "story", databaseId: 1, commentId: null } },
    { post: { key: "job", databaseId: "1", commentId: null } },
    { post: { key: "job", databaseId: 1, commentId: "3" } },
    { post: { key: "job", databaseId: 1 } },
    { post: "job" },
  ])("%j is a page without an overlay @OVERLAY-07", (state) => {
    expect(readOverlayState(state)).toEqual(nothing);
  });

  it("makes the comment box of a post at an address take the focus @OVERLAY-05", () => {
    expect(readOverlayState({ compose: true })).toEqual({ ...nothing, compose: true });
  });

  it("tells a form that was opened from its post @OVERLAY-04", () => {
    expect(readOverlayState({ isAbovePost: true })).toEqual({ ...nothing, isAbovePost: true });
  });
});

describe("the open post", () => {
  const entry = { search: "?callout=5&edit=1", state: { post } };

  it("is named by the query string, and can be edited there @OVERLAY-01 @OVERLAY-04", () => {
    expect(readAddressAt(entry)).toEqual({ key: "callout", databaseId: 5, commentId: null });
    expect([isEditingAt(entry), isEditingAt({ search: "?callout=5" })]).toEqual([true, false]);
  });

  it("in an embedded frame is named by the state, and cannot be edited @OVERLAY-07", () => {
    vi.stubGlobal("self", {});
    vi.stubGlobal("top", {});
    expect(readAddressAt(entry)).toEqual(post);
    expect(readAddressAt({ ...entry, state: null })).toBeNull();
    expect([isEditingAt(entry), isEditingAt({ search: "?callout=5" })]).toEqual([false, false]);
  });
});

describe("a step back", () => {
  it.each([
    [{ idx: 0 }, false],
    [{ idx: 1 }, true],
    [{ idx: "x" }, false],
    [{}, false],
    ["text", false],
    [null, false],
  ])("from the state %j stays in the client: %s @OVERLAY-06", (state, stays) => {
    vi.stubGlobal("history", { state });
    expect(canGoBack()).toBe(stays);
  });
});
