import { describe, expect, it } from "vitest";
import { awaitingFilters, savedFilters } from "../../../web/src/answers/answerFilters.ts";
import {
  answerPath,
  answerUploadPath,
  calloutAnswersPath,
  ownAnswersPath,
  publicAnswerPath,
} from "../../../web/src/answers/answerPaths.ts";
import { answerVariables } from "../../../web/src/answers/answerVariables.ts";
import { getFirstStep, getNextStep, getPreviousStep } from "../../../web/src/answers/steps.ts";
import { visitorSchema } from "../../../web/src/answers/visitorSchema.ts";
import { messagesOf } from "../forms/messagesOf.ts";

describe("answering questions", () => {
  it.each([
    [[false, false, false], "intro"],
    [[true, false, false], 1],
    [[false, true, false], 0],
    [[true, true, true], "review"],
  ] as const)("resumes at the first unanswered question: %j starts at %s @INTERVIEW-01 @INTERVIEW-02", (given, step) => {
    expect(getFirstStep(given)).toBe(step);
  });

  it("moves between questions, with a review after the last one @INTERVIEW-02", () => {
    expect([getNextStep(0, 2), getNextStep(1, 2)]).toEqual([1, "review"]);
    expect([getPreviousStep(0), getPreviousStep(1)]).toEqual(["intro", 0]);
  });

  it("uses the addresses of the specification @ROUTE-30 @ROUTE-31 @ROUTE-32 @ROUTE-33 @ROUTE-34 @ROUTE-54 @ROUTE-55", () => {
    expect([
      answerPath("VIDEO", "a1"),
      ownAnswersPath("TEXT", 7),
      publicAnswerPath("TEXT", 7, "a1"),
      calloutAnswersPath("VIDEO", 9),
      answerUploadPath("VIDEO", "a1"),
    ]).toEqual([
      "/async/answer/video/a1",
      "/interviews/async/text/7",
      "/async/public/text/7?hash=a1",
      "/callouts/async/video/9",
      "/api/v1/async/answers/video/a1/uploads/videos",
    ]);
    expect(answerVariables("Video", "a1")).toEqual({ type: "VIDEO", hash: "a1" });
    expect(answerVariables("TEXT", null)).toEqual({ type: "TEXT", hash: "" });
  });

  it("requires name and e-mail of visitors @INTERVIEW-05 @VALID-18", () => {
    const messages = (name: string, email: string, organization = "") => messagesOf(visitorSchema, { name, email, organization });
    expect(messages(" ", "")).toEqual(["Name is required.", "E-mail is required."]);
    expect(messages("x".repeat(121), "dana@", "x".repeat(121))).toEqual([
      "Name must have at most 120 characters.",
      "E-mail is not valid.",
      "Organization must have at most 120 characters.",
    ]);
    expect(messages("Dana", " dana@example.com ")).toEqual([]);
  });

  it("keeps the filter of a list in the address @INTERVIEW-03 @ROUTE-27 @ROUTE-29", () => {
    expect(awaitingFilters.read("")).toEqual({ direction: null });
    expect(awaitingFilters.read("?direction=asked")).toEqual({ direction: "ASKED" });
    expect(awaitingFilters.read("?direction=sideways")).toEqual({ direction: null });
    expect(awaitingFilters.write({ direction: "ASKED" })).toBe("?direction=asked");
    expect(savedFilters.read(savedFilters.write({ type: "VIDEO" }))).toEqual({ type: "VIDEO" });
    expect(savedFilters.read(savedFilters.write({ type: null }))).toEqual({ type: null });
  });
});
