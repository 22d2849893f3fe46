import { expect, it } from "vitest";
import { newsKindOf, newsKinds } from "../../../web/src/news/newsKinds.ts";

it("calls the three kinds of news by their names @NEWS-01 @NEWS-02 @NEWS-03 @NEWS-04", () => {
  const labels = Object.fromEntries(Object.entries(newsKinds).map(([kind, { label }]) => [kind, label]));
  expect(labels).toEqual({ MEDIA: "Media news", EPITOME: "Epitome", MARCOMS: "Marcoms News" });
});

it("shows a kind that a newer gateway may add as news", () => {
  expect(newsKindOf("%future added value").label).toBe("News");
});
