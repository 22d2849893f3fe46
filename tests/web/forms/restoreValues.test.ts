import { expect, test } from "vitest";
import { restoreValues } from "../../../web/src/forms/restoreValues.ts";

const empty = { title: "", ids: ["1"], authorId: null as string | null, audience: { isLimited: false } };

test("stored values that fit the form are restored", () => {
  const stored = { title: "Half", ids: ["2", "3"], authorId: "4", audience: { isLimited: true } };
  expect(restoreValues(empty, stored)).toEqual(stored);
  expect(restoreValues({ ...empty, authorId: "5" }, { authorId: null })).toEqual(empty);
});

test("number fields may be empty", () => {
  const counted: { count: number | null } = { count: 7 };
  expect(restoreValues(counted, { count: null })).toEqual({ count: null });
  expect(restoreValues<typeof counted>({ count: null }, { count: 7 })).toEqual({ count: 7 });
});

test("fields that are missing, unknown or of another type start empty", () => {
  expect(restoreValues(empty, { title: "Half", other: true })).toEqual({ ...empty, title: "Half" });
  expect(restoreValues(empty, { title: 3, ids: "x", authorId: ["4"], audience: [1] })).toEqual(empty);
  expect(restoreValues(empty, { ids: null, authorId: true, audience: null })).toEqual(empty);
  expect(restoreValues(empty, { ids: { 0: 2 }, authorId: {} })).toEqual(empty);
});

test.each([undefined, null, "text", 7])("a form starts empty with %j instead of stored values", (stored) => {
  expect(restoreValues(empty, stored)).toEqual(empty);
});
