import { parse, safeParse, getDotPath } from "valibot";
import { describe, expect, test } from "vitest";
import { interviewSchema, toFormErrors, type InterviewValues } from "../../../web/src/interviews/interviewSchema.ts";
import { createEmptyInterview, createQuestion } from "../../../web/src/interviews/interviewValues.ts";
import { uploadedAttachment } from "../../../web/src/uploads/attachment.ts";

const schemaOf = (isDraft: boolean, former: string) =>
  interviewSchema({ zone: "Australia/Sydney", savedDeadline: former, needsQuestion: !isDraft });
const errorsOf = (values: InterviewValues, isDraft = false, former = "") =>
  (safeParse(schemaOf(isDraft, former), values).issues ?? []).map((issue) => `${getDotPath(issue)}: ${issue.message}`);
const parsed = (values: InterviewValues, former = "") => parse(schemaOf(true, former), values);
const filled: InterviewValues = { ...createEmptyInterview(""), title: "Why", questions: [createQuestion("How?")] };

describe("the schema of an interview", () => {
  test("always requires a title, and a question for publishing @INTERVIEW-01 @VALID-18", () => {
    expect(errorsOf(createEmptyInterview(""))).toEqual(["title: Title is required.", "questions: Ask at least one question."]);
    expect(errorsOf(createEmptyInterview(""), true)).toEqual(["title: Title is required."]);
    expect(errorsOf(filled)).toEqual([]);
  });

  test("refuses a saved question that was emptied, and ignores empty new ones @INTERVIEW-02", () => {
    const questions = [createQuestion(), { ...createQuestion(), questionId: "4" }, createQuestion("x".repeat(501))];
    expect(errorsOf({ ...filled, questions })).toEqual([
      "questions.1.text: Question is required.",
      "questions.2.text: Question must have at most 500 characters.",
    ]);
    const errorAt = (field: string) => ({ code: "INVALID" as const, message: "Too long.", field: [field] });
    const errors = [errorAt("questions.1.text"), errorAt("questions"), errorAt("title")];
    expect(toFormErrors(errors, { ...filled, questions }).map(({ field }) => field)).toEqual([
      ["questions.2.text"],
      ["questions"],
      ["title"],
    ]);
    expect(parsed({ ...filled, questions: [createQuestion(), createQuestion(" One ")] }).questions).toEqual([
      { text: "One", timeLimit: null, video: null },
    ]);
  });

  test("sends the ids and videos of its questions, and a text of the maximum length @INTERVIEW-02", () => {
    const video = [uploadedAttachment("video", "9", null)];
    const questions = [{ ...createQuestion("x".repeat(500)), questionId: "4", timeLimit: 30, video }];
    expect(errorsOf({ ...filled, type: "TEXT", questions })).toEqual([]);
    expect(parsed({ ...filled, questions }).questions).toEqual([
      { questionId: "4", text: "x".repeat(500), timeLimit: 30, video: "9" },
    ]);
    expect(errorsOf({ ...filled, description: "x".repeat(100_000) })[0]).toContain("description: Description must have at most");
  });

  test("accepts a past deadline only if it is unchanged @INTERVIEW-01", () => {
    const passed = { ...filled, deadline: "2020-01-01" };
    expect(errorsOf(passed)).toEqual(["deadline: Deadline must be in the future."]);
    expect(errorsOf(passed, false, "2020-01-01")).toEqual([]);
    expect(parsed(filled).deadline).toBeNull();
  });

  test("starts with the question that is asked again @INTERVIEW-03", () => {
    expect(createEmptyInterview("Who decides?").questions.map(({ text }) => text)).toEqual(["Who decides?"]);
  });
});
