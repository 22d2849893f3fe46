import { expect, it } from "vitest";
import { getNewsKind, newsKinds } from "../../../web/src/news/newsKinds.ts";

it("labels the three kinds of news @NEWS-01 @NEWS-02 @NEWS-03 @NEWS-04", () => {
  const labels = Object.fromEntries(Object.entries(newsKinds).map(([kind, { label }]) => [kind, label]));
  expect(labels).toEqual({ MEDIA: "Media news", EPITOME: "Epitome", MARCOMS: "Marcoms News" });
});

it("labels an unknown kind as news", () => {
  expect(getNewsKind("%future added value").label).toBe("News");
});
