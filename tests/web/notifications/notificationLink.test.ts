import { expect, test } from "vitest";
import { getNotificationLink } from "../../../web/src/notifications/notificationLink.ts";

const about = (typename: string, commentId: number | null = null) => ({
  subject: { typename, databaseId: 7 },
  commentId,
  answer: null,
});

test("a notification about a story links to its page and the comment @OVERLAY-08", () => {
  expect(getNotificationLink(about("Story", 3), "?feed=latest")).toBe("/stories/7?cid=3");
  expect(getNotificationLink(about("Story"), "")).toBe("/stories/7");
});

test("a notification about a post opens it over the current page and replaces another open post @OVERLAY-05", () => {
  expect(getNotificationLink(about("CommunityPost", 3), "?mark=x&job=1&cid=2")).toBe("?mark=x&communityPost=7&cid=3");
  const types = ["CommunityPost", "Job", "Callout", "Event", "Record", "Reaction", "Statement"];
  expect(types.map((type) => getNotificationLink(about(type), ""))).toEqual([
    "?communityPost=7",
    "?job=7",
    "?callout=7",
    "?event=7",
    "?record=7",
    "?reaction=7",
    "?statement=7",
  ]);
});

test("a notification about an interview answer links to the page of its hash and type @NOTIF-04", () => {
  const answered = (type: string, hash: string) => getNotificationLink({ ...about("Interview"), answer: { hash, type } }, "");
  expect(answered("VIDEO", "h4sh")).toBe("/async/answer/video/h4sh");
  expect(answered("TEXT", "a/b")).toBe("/async/answer/text/a%2Fb");
});

test("a notification about an unknown or deleted subject has no link", () => {
  expect(getNotificationLink({ subject: null, commentId: null, answer: null }, "")).toBeNull();
  expect(getNotificationLink(about("Podcast"), "")).toBeNull();
});
