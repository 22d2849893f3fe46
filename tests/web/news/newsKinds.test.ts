import { expect, it } from "vitest";
import { kindOptions, getNewsKind, newsKinds, storyPath, toKnownKind } from "../../../web/src/news/newsKinds.ts";

it("labels the three kinds of news @NEWS-01 @NEWS-02 @NEWS-03 @NEWS-04", () => {
  const labels = Object.fromEntries(Object.entries(newsKinds).map(([kind, { label }]) => [kind, label]));
  expect(labels).toEqual({ MEDIA: "Media news", EPITOME: "Epitome", MARCOMS: "Marcoms News" });
});

it("labels an unknown kind as news", () => {
  expect(getNewsKind("%future added value").label).toBe("News");
  for (const { id, label } of kindOptions) expect(getNewsKind(id).label).toBe(label);
});

it("edits a story of an unknown kind as media news", () => {
  expect(([...kindOptions.map(({ id }) => id), "%future added value"] as const).map(toKnownKind)).toEqual([
    "MEDIA",
    "EPITOME",
    "MARCOMS",
    "MEDIA",
  ]);
});

it("opens a story on a page of its own @ROUTE-13", () => {
  expect(storyPath(7)).toBe("/stories/7");
});
