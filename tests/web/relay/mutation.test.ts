import { expect, test, vi } from "vitest";
import { markFirstPageDrawn } from "../../../web/src/lib/firstPage.ts";
import { onAccessError } from "../../../web/src/relay/accessErrors.ts";
import { failureWithStatus, RequestError } from "../../../web/src/relay/failures.ts";
import { deferredMutation, joinMessages, messageFor, runMutation, textOfOtherErrors } from "../../../web/src/relay/mutation.ts";
import { createLikes, optimisticResponseOf, likeMutation, variables, type LikeMutation } from "./likes.ts";

function like() {
  const likes = createLikes();
  const result = runMutation<LikeMutation>(likes.environment, likeMutation, {
    variables: variables(true),
    optimisticResponse: optimisticResponseOf(true, 6),
  });
  const [request] = likes.requests;
  if (!request) throw new Error("Nothing was sent.");
  return { ...likes, result, request };
}

test("a change is shown immediately and replaced by the response @LIKE-01", async () => {
  const { shown, result, request } = like();
  expect(shown()).toEqual({ liked: true, likesCount: 6 });
  request.respond(true, 9);
  expect(await result).toMatchObject({ ok: true });
  expect(shown()).toEqual({ liked: true, likesCount: 9 });
});

test("a refusal rolls the change back and is returned as data @ERR-13", async () => {
  const { shown, result, request } = like();
  request.refuse("Your account is read-only.");
  expect(await result).toEqual({
    ok: false,
    errors: [{ code: "INVALID", message: "Your account is read-only.", field: null }],
    text: "Your account is read-only.",
  });
  expect(shown()).toEqual({ liked: false, likesCount: 5 });
});

test("a fault rolls the change back with the generic message @ERR-01", async () => {
  const { shown, result, request } = like();
  request.fail(new RequestError({ ...failureWithStatus(500), requestId: "3f2a91c0-77aa-4c1e" }));
  expect(await result).toEqual({
    ok: false,
    errors: [],
    text: "Something went wrong. We are already working to solve it.",
    reference: "3f2a91c0",
  });
  expect(shown()).toEqual({ liked: false, likesCount: 5 });
});

test("a FORBIDDEN error returned as data ends the session @ERR-05", async () => {
  const refusals: string[] = [];
  const stop = onAccessError((error) => refusals.push(error));
  const { result, request } = like();
  request.refuse("Sorry, you are not permitted to view this page.", "FORBIDDEN");
  await result;
  stop();
  expect(refusals).toEqual(["forbidden"]);
});

test("a FORBIDDEN error among others ends the session @ERR-05", async () => {
  const refusals: string[] = [];
  const stop = onAccessError((error) => refusals.push(error));
  const { result, request } = like();
  request.refuseWith([
    { code: "INVALID", message: "Too late.", field: null },
    { code: "FORBIDDEN", message: "Not yours.", field: null },
  ]);
  await result;
  stop();
  expect(refusals).toEqual(["forbidden"]);
});

test("no other refusal ends the session @ERR-05", async () => {
  const refusals: string[] = [];
  const stop = onAccessError((error) => refusals.push(error));
  const { result, request } = like();
  request.refuse("Not found.", "NOT_FOUND");
  await result;
  stop();
  expect(refusals).toEqual([]);
});

test("a failure without a network is distinguished from a fault @ERR-01", async () => {
  const offline = like();
  offline.request.fail(new RequestError({ ...failureWithStatus(null), kind: "offline" }));
  expect(await offline.result).toEqual({
    ok: false,
    errors: [],
    text: "You are offline. Please try again when you are back online.",
    reference: null,
    isOffline: true,
  });
  const fault = like();
  fault.request.fail(new RequestError(failureWithStatus(null)));
  expect(await fault.result).not.toHaveProperty("isOffline");
});

test("malformed errors in a payload still count as refusals @ERR-13", async () => {
  const { result, request } = like();
  request.refuseWith([
    { code: 5, message: null, field: "content" },
    { code: "INVALID", message: "No.", field: ["input", 3, "a"] },
  ]);
  expect(await result).toEqual({
    ok: false,
    errors: [
      { code: "INVALID", message: "", field: null },
      { code: "INVALID", message: "No.", field: ["input", "a"] },
    ],
    text: "\nNo.",
  });
});

test("the code of a mutation can load when the page is idle, or when it is sent @ERR-15", async () => {
  const likes = createLikes();
  const load = vi.fn(async () => likeMutation);
  vi.stubGlobal("window", { requestIdleCallback: (run: () => void) => run() });
  vi.stubGlobal("document", { readyState: "complete" });
  vi.stubGlobal("navigator", {});
  const mutation = deferredMutation(load);
  expect(load).not.toHaveBeenCalled();
  markFirstPageDrawn();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  const result = runMutation<LikeMutation>(likes.environment, mutation, { variables: variables(true) });
  await vi.waitFor(() => expect(likes.requests).toHaveLength(1));
  likes.requests[0]?.respond(true, 6);
  expect(await result).toMatchObject({ ok: true });
  vi.unstubAllGlobals();
});

test("messages that repeat are shown once, one per line @ERR-13", () => {
  const errors = ["One.", "Two.", "One."].map((message) => ({ code: "INVALID", message, field: null }));
  expect(joinMessages(errors)).toBe("One.\nTwo.");
});

test("a form shows the messages that none of its fields shows, or the text of a fault @ERR-13", () => {
  const errors = [
    { code: "INVALID", message: "Content is too long.", field: ["input", "content"] },
    { code: "INVALID", message: "Too late.", field: null },
  ];
  const refused = { ok: false, errors, text: "Content is too long.\nToo late." } as const;
  expect(textOfOtherErrors(refused, ({ field }) => field !== null)).toBe("Too late.");
  expect(textOfOtherErrors(refused, () => true)).toBeNull();
  expect(textOfOtherErrors({ ok: false, errors: [], text: "Offline." }, () => true)).toBe("Offline.");
  expect(textOfOtherErrors({ ok: false, errors: [], text: null }, () => false)).toBeNull();
});

test("messageFor joins the messages of a field @VALID-18", () => {
  const errors = [
    { code: "INVALID", message: "Content is too long.", field: ["input", "content"] },
    { code: "INVALID", message: "Content holds a bad link.", field: ["input", "content"] },
    { code: "INVALID", message: "Question is required.", field: ["input", "questions", "1", "text"] },
    { code: "INVALID", message: "Too late.", field: null },
  ];
  expect(messageFor(errors, "content")).toBe("Content is too long.\nContent holds a bad link.");
  expect(messageFor(errors, "questions.1.text")).toBe("Question is required.");
  expect(messageFor(errors, "title")).toBeNull();
  expect(messageFor([{ code: "INVALID", message: "No.", field: ["content"] }], "content")).toBe("No.");
  expect(messageFor([{ code: "INVALID", message: "No.", field: ["input"] }], "")).toBeNull();
});
