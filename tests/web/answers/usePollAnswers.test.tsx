import { createOperationDescriptor, getRequest, getSelector } from "relay-runtime";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import query, {
  type AnswerPageQuery$data,
  type AnswerPageQuery$variables,
} from "../../../web/src/__generated__/AnswerPageQuery.graphql.ts";
import view, { type AnswerSetView_set$data } from "../../../web/src/__generated__/AnswerSetView_set.graphql.ts";
import { usePollAnswers } from "../../../web/src/answers/usePollAnswers.ts";
import { createGateway, mountInRelay } from "../hooks.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A set with one question and one answer, of which at most one has a video, which is being processed. */
function setUp(withVideo: "question" | "answer" | null) {
  const { environment } = createGateway();
  const variables: AnswerPageQuery$variables = { type: "VIDEO", hash: "h" };
  environment.commitUpdate((store) => {
    const video = store.create("video", "Video").setValue("PROCESSING", "status").setValue(null, "error");
    const question = store.create("question", "Question").setValue(null, "video");
    const answer = store.create("answer", "Answer").setValue(null, "video");
    if (withVideo !== null) (withVideo === "question" ? question : answer).setLinkedRecord(video, "video");
    const set = store.create("set", "AnswerSet");
    set.setLinkedRecords([question], "questions").setLinkedRecords([answer], "answers");
    store.getRoot().setLinkedRecord(set, "answerSet", variables);
  });
  const { data } = environment.lookup(createOperationDescriptor(getRequest(query), variables).fragment);
  const selector = getSelector(view, (data as AnswerPageQuery$data).answerSet);
  if (selector?.kind !== "SingularReaderSelector") throw new Error("The store has no answers.");
  const set = environment.lookup(selector).data as AnswerSetView_set$data;
  const reload = vi.fn();
  mountInRelay(environment, () => usePollAnswers(set, reload));
  return reload;
}

it.each(["question", "answer"] as const)("answers are polled while the video of a %s is processed @POST-20", (owner) => {
  const reload = setUp(owner);
  vi.advanceTimersByTime(6500);
  expect(reload).toHaveBeenCalledTimes(2);
});

it("answers without such a video are not polled @POST-20", () => {
  const reload = setUp(null);
  vi.advanceTimersByTime(6500);
  expect(reload).not.toHaveBeenCalled();
});
