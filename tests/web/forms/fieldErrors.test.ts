import type { FieldErrors } from "react-hook-form";
import { expect, it } from "vitest";
import { hasField, getMessage, splitErrors } from "../../../web/src/forms/fieldErrors.ts";

const error = (message: string, ...field: string[]) => ({ code: "INVALID", message, field: ["input", ...field] });

it("splitErrors assigns errors to their fields and joins the rest for the form", () => {
  const errors = [
    error("Due date is over.", "dueAt"),
    error("Question is required.", "questions", "0", "text"),
    error("Title is taken.", "title"),
    error("Title is too loud.", "title"),
    error("The list is full.", "list"),
    { code: "INVALID", message: "Try again.", field: null },
  ];
  const values = { title: "", due: "", questions: [] };
  expect(splitErrors({ ok: false, errors, text: "all" }, { dueAt: "due" }, values)).toEqual({
    fieldErrors: [
      { path: "due", message: "Due date is over." },
      { path: "questions.0.text", message: "Question is required." },
      { path: "title", message: "Title is taken.\nTitle is too loud." },
    ],
    otherText: "The list is full.\nTry again.",
  });
  expect(splitErrors({ ok: false, errors: [], text: "Something went wrong." }, {}, values)).toEqual({
    fieldErrors: [],
    otherText: "Something went wrong.",
  });
});

it("a form finds the message of each of its fields, also within a list", () => {
  interface Values {
    title: string;
    due: string;
    questions: { text: string }[];
  }
  const errors: FieldErrors<Values> = {
    title: { type: "custom", message: "Title is required." },
    due: { type: "custom" },
    questions: [{ text: { type: "custom", message: "Question is required." } }],
  };
  expect(getMessage<Values>(errors, "title")).toBe("Title is required.");
  expect(getMessage<Values>(errors, "questions.0.text")).toBe("Question is required.");
  for (const path of ["due", "questions", "questions.1.text", "other"]) expect(getMessage<Values>(errors, path)).toBeNull();
});

it("a path belongs to a form that has a field of its first part", () => {
  const values = { title: "", questions: [] };
  expect(["title", "questions.0.text", "text", "questions0", ""].map((path) => hasField(path, values))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
