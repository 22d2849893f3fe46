import { getDotPath, parse, safeParse } from "valibot";
import { expect, test } from "vitest";
import { readStoryForm, storyFormSearch, removeStoryForm } from "../../../web/src/news/writing/storyFormAddress.ts";
import { emptyStory, storySchema, type StoryValues } from "../../../web/src/news/writing/storySchema.ts";

const messages = (values: StoryValues, isDraft: boolean) =>
  (safeParse(storySchema(isDraft ? "DRAFT" : "PUBLISHED"), values).issues ?? []).map((issue) => [
    getDotPath(issue),
    issue.message,
  ]);
const sent = (values: StoryValues) => parse(storySchema("DRAFT"), values);

test("the form of a story is kept in the address of any page @GEN-06", () => {
  expect(storyFormSearch("?show=drafts", 17)).toBe("?show=drafts&writeStory=17");
  expect([readStoryForm("?writeStory=17"), readStoryForm("?writeStory=new")]).toEqual([17, "new"]);
  expect([readStoryForm(""), readStoryForm("?writeStory=all"), readStoryForm("?writeStory=-1")]).toEqual([null, null, null]);
  expect(removeStoryForm("?show=drafts&writeStory=new")).toBe("?show=drafts");
  expect(removeStoryForm("?writeStory=new")).toBe("");
});

test("publishing a story requires a title or headline and content, a draft requires nothing @GEN-06 @NEWS-05", () => {
  expect(messages(emptyStory, true)).toEqual([]);
  expect(messages(emptyStory, false)).toEqual([
    ["content", "Content is required."],
    ["title", "Title is required."],
  ]);
  expect(messages({ ...emptyStory, headline: "Now", content: "<p>Text</p>" }, false)).toEqual([]);
  expect(messages({ ...emptyStory, title: "t".repeat(201) }, true)).toEqual([
    ["title", "Title must have at most 200 characters."],
  ]);
});

test("empty fields of a story are sent as null, so that they can be removed @GEN-06", () => {
  expect(sent({ ...emptyStory, title: " Now ", outletId: "4", communityIds: ["7"], beatIds: ["62"] })).toEqual({
    kind: "MEDIA",
    title: "Now",
    headline: null,
    summary: null,
    content: null,
    image: null,
    video: null,
    beatIds: ["62"],
    outletId: "4",
    communityIds: ["7"],
    authorId: null,
  });
  expect(sent(emptyStory).outletId).toBeNull();
});
