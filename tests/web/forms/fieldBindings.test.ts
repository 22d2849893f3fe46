import { expect, test } from "vitest";
import { bindFields } from "../../../web/src/forms/fieldBindings.ts";

interface Values {
  title: string;
  isPublic: boolean;
  text: string;
  files: readonly string[];
}

/** The bindings of a form, and what has been written. */
function setUp(start: Values) {
  let values = start;
  const written: string[] = [];
  const flushers = new Set<() => void>();
  const fields = bindFields<Values>({
    values,
    write: (names, change) => {
      written.push(...names);
      values = change(values);
    },
    error: (field) => (field === "title" ? "Title is required." : null),
    flushers,
  });
  return { fields, flushers, written, values: () => values };
}

const start: Values = { title: "", isPublic: false, text: "<p>Hi.</p>", files: ["a"] };

test("every kind of field shows its value and its error", () => {
  const { fields, flushers } = setUp(start);
  expect(fields.field("title")).toMatchObject({ value: "", errorMessage: "Title is required." });
  expect(fields.checkbox("isPublic")).toMatchObject({ isSelected: false, errorMessage: null });
  expect(fields.html("text")).toMatchObject({ initialHtml: "<p>Hi.</p>", errorMessage: null });
  expect(fields.html("text").flushers).toBe(flushers);
  expect(fields.files("files")).toMatchObject({ attachments: ["a"], errorMessage: null });
});

test("a change of a field leaves the others as they are", () => {
  const { fields, written, values } = setUp(start);
  fields.field("title").onChange("News");
  fields.checkbox("isPublic").onChange(true);
  fields.html("text").onChange("<p>Hello.</p>");
  fields.files("files").change((files) => [...files, "b"]);
  expect(values()).toEqual({ title: "News", isPublic: true, text: "<p>Hello.</p>", files: ["a", "b"] });
  expect(written).toEqual(["title", "isPublic", "text", "files"]);
});
