import { expect, it } from "vitest";
import { placeErrors } from "../../../web/src/forms/fieldErrors.ts";

const error = (message: string, ...field: string[]) => ({ code: "INVALID", message, field: ["input", ...field] });

it("placeErrors assigns errors to their fields and joins the rest for the form", () => {
  const errors = [
    error("Due date is over.", "dueAt"),
    error("Question is required.", "questions", "0", "text"),
    error("Title is taken.", "title"),
    error("Title is too loud.", "title"),
    error("The list is full.", "list"),
    { code: "INVALID", message: "Try again.", field: null },
  ];
  const values = { title: "", due: "", questions: [] };
  expect(placeErrors({ ok: false, errors, text: "all" }, { dueAt: "due" }, values)).toEqual({
    fieldErrors: [
      { path: "due", message: "Due date is over." },
      { path: "questions.0.text", message: "Question is required." },
      { path: "title", message: "Title is taken.\nTitle is too loud." },
    ],
    otherText: "The list is full.\nTry again.",
  });
  expect(placeErrors({ ok: false, errors: [], text: "Something went wrong." }, {}, values)).toEqual({
    fieldErrors: [],
    otherText: "Something went wrong.",
  });
});
