import { expect, it, vi } from "vitest";
import { useFinishAnswers } from "../../../web/src/answers/useFinishAnswers.ts";
import { createGateway, eventually, mountInRelay } from "../hooks.tsx";

const missing = (id: string, message: string) => ({ code: "BLANK", message, field: ["input", id] });
const refused = (...errors: object[]) => ({ finishAnswers: { answerSet: null, errors } });

function setUp() {
  const { environment, requests } = createGateway();
  const [onSent, reload] = [vi.fn(), vi.fn()];
  const useFinish = (questionIds: readonly string[]) => useFinishAnswers({ answerSetId: "s", questionIds, onSent, reload });
  const hook = mountInRelay(environment, () => useFinish(["q1"]));
  return { hook, requests, onSent, reload, addQuestion: () => hook.rerender(() => useFinish(["q1", "q2"])) };
}

it("missing answers are reported at their questions until these change @INTERVIEW-04", async () => {
  const { hook, requests, reload } = setUp();
  hook.result.send();
  requests[0]?.respond(refused(missing("q1", "Question 1 has no answer yet.")));
  await eventually(() => expect(hook.result.questionError("q1")).toBe("Question 1 has no answer yet."));
  expect(hook.result.errorText).toBeNull();
  hook.result.clearError("q1");
  await eventually(() => expect(hook.result.questionError("q1")).toBeNull());
  expect(hook.result.errorText).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

it("an answer that is missing at a question added meanwhile is reported, and the question is read @INTERVIEW-04", async () => {
  const { hook, requests, reload, onSent, addQuestion } = setUp();
  hook.result.send();
  requests[0]?.respond(refused(missing("q2", "Question 2 has no answer yet.")));
  await eventually(() => expect(hook.result.errorText).toBe("Question 2 has no answer yet."));
  expect(reload).toHaveBeenCalledOnce();
  addQuestion();
  expect([hook.result.errorText, hook.result.questionError("q2")]).toEqual([null, "Question 2 has no answer yet."]);
  hook.result.send();
  requests[1]?.respond({ finishAnswers: { answerSet: null, errors: [] } });
  await eventually(() => expect(onSent).toHaveBeenCalledOnce());
});
