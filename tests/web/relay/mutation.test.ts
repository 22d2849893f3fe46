import { expect, test } from "vitest";
import { failureWithStatus, RequestError } from "../../../web/src/relay/failures.ts";
import { messageFor, runMutation } from "../../../web/src/relay/mutation.ts";
import { onRefusal } from "../../../web/src/relay/refusals.ts";
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
  request.answer(true, 9);
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
  const stop = onRefusal((refusal) => refusals.push(refusal));
  const { result, request } = like();
  request.refuse("Sorry, you are not permitted to view this page.", "FORBIDDEN");
  await result;
  stop();
  expect(refusals).toEqual(["forbidden"]);
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
});
