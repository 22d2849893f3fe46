import { expect, test } from "vitest";
import { notificationLink } from "../../../web/src/notifications/notificationLink.ts";

const about = (entityType: string, commentId: number | null = null) => ({ entityType, entityId: 7, commentId, answer: null });

test("a notification about a story leads to its page and the comment @OVERLAY-08", () => {
  expect(notificationLink(about("STORY", 3), "?feed=latest")).toBe("/stories/7?cid=3");
  expect(notificationLink(about("STORY"), "")).toBe("/stories/7");
});

test("one about a post opens it over the current page, in place of another post @OVERLAY-05", () => {
  expect(notificationLink(about("COMMUNITY_POST", 3), "?mark=x&job=1&cid=2")).toBe("?mark=x&communityPost=7&cid=3");
  const types = ["COMMUNITY_POST", "JOB", "CALLOUT", "EVENT", "RECORD", "REACTION", "STATEMENT"];
  expect(types.map((type) => notificationLink(about(type), ""))).toEqual([
    "?communityPost=7",
    "?job=7",
    "?callout=7",
    "?event=7",
    "?record=7",
    "?reaction=7",
    "?statement=7",
  ]);
});

test("an interview answer leads to the page of its hash and type @NOTIF-04", () => {
  const answered = (type: string, hash: string) => notificationLink({ ...about("INTERVIEW"), answer: { hash, type } }, "");
  expect(answered("VIDEO", "h4sh")).toBe("/async/answer/video/h4sh");
  expect(answered("TEXT", "a/b")).toBe("/async/answer/text/a%2Fb");
});

test("one about something that came into being after this client leads nowhere", () => {
  expect(notificationLink(about("PODCAST"), "")).toBeNull();
});
