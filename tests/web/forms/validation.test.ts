import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { getChanges } from "../../../web/src/forms/validation.ts";

const schema = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  deadline: v.pipe(
    v.string(),
    v.transform((day) => (day === "" ? null : `${day}T23:59:00Z`)),
  ),
  beatIds: v.array(v.string()),
});
const saved = { title: "News", deadline: "2026-03-01", beatIds: ["1", "2"] };
const changesOf = (values: typeof saved, from = saved) => getChanges(schema, from, v.parse(schema, values));

describe("the changes of a form @GEN-05", () => {
  it("are the fields whose input differs from that of the saved values", () => {
    expect(changesOf({ ...saved, title: " News " })).toEqual({});
    expect(changesOf({ ...saved, deadline: "" })).toEqual({ deadline: null });
    expect(changesOf({ ...saved, title: "Old news", beatIds: ["2"] })).toEqual({ title: "Old news", beatIds: ["2"] });
  });

  it("are all fields if the saved values are not valid", () => {
    expect(changesOf(saved, { ...saved, title: "" })).toEqual(v.parse(schema, saved));
  });
});
