import { describe, expect, it } from "vitest";
import { formatDay } from "../../../web/src/lib/dates.ts";
import { formatConversationTitle } from "../../../web/src/messages/conversationTitle.ts";
import { groupByDay } from "../../../web/src/messages/messageGroups.ts";

const message = (databaseId: number, createdAt: string, authorId: number) => ({ databaseId, createdAt, authorId });

describe("messages in a conversation", () => {
  it("are sorted oldest first without duplicates, and grouped by days in the user's time zone @MSG-01", () => {
    const days = groupByDay(
      [
        message(3, "2026-03-01T14:30:00Z", 1),
        message(2, "2026-03-01T12:59:00Z", 2),
        message(2, "2026-03-01T12:59:00Z", 2),
        message(1, "2026-03-01T12:58:00Z", 2),
      ],
      "Australia/Sydney",
    );
    expect(days.map(({ messages }) => messages.map((item) => item.message.databaseId))).toEqual([[1, 2], [3]]);
  });

  it("of one person within five minutes form a run @MSG-01", () => {
    const days = groupByDay(
      [
        message(1, "2026-03-01T09:00:00Z", 1),
        message(2, "2026-03-01T09:04:00Z", 1),
        message(3, "2026-03-01T09:10:00Z", 1),
        message(4, "2026-03-01T09:11:00Z", 2),
      ],
      "UTC",
    );
    const runs = days.flatMap(({ messages }) => messages.map(({ startsRun, endsRun }) => [startsRun, endsRun]));
    expect(runs).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
    ]);
  });
});

describe("a run of messages", () => {
  const runsOf = (...times: readonly string[]) =>
    groupByDay(
      times.map((time, index) => message(index + 1, time, 1)),
      "UTC",
    ).flatMap(({ messages }) => messages.map(({ startsRun }) => startsRun));

  it("ends after five minutes, and with the day @MSG-01", () => {
    expect(runsOf("2026-03-01T09:00:00Z", "2026-03-01T09:04:59Z", "2026-03-01T09:09:59Z")).toEqual([true, false, true]);
    expect(runsOf("2026-03-01T23:59:00Z", "2026-03-02T00:01:00Z")).toEqual([true, true]);
  });
});

describe("formatDay", () => {
  const now = Date.parse("2026-03-02T00:30:00Z");
  it.each([
    ["2026-03-02T00:10:00Z", "Today"],
    ["2026-03-01T00:10:00Z", "Yesterday"],
    ["2026-02-28T23:50:00Z", "28 Feb 2026"],
  ])("formats %s as %s @I18N-01", (time, text) => {
    expect(formatDay(time, now, "UTC")).toBe(text);
  });

  it("recognises yesterday across a night of 25 hours @I18N-03", () => {
    // Clocks in Sydney went back at 3 o'clock on 5 April 2026.
    const lateInDay = Date.parse("2026-04-05T13:30:00Z");
    expect(formatDay("2026-04-04T01:00:00Z", lateInDay, "Australia/Sydney")).toBe("Yesterday");
  });
});

describe("formatConversationTitle", () => {
  it.each([
    [["Ana"], "Ana"],
    [["Ana", "Ben", "Cem"], "Ana, Ben, Cem"],
    [["Ana", "Ben", "Cem", "Dee"], "Ana, Ben, Cem and 1 other"],
    [["Ana", "Ben", "Cem", "Dee", "Eve"], "Ana, Ben, Cem and 2 others"],
  ])("joins %j to %s @MSG-01", (names, text) => {
    expect(formatConversationTitle(names)).toBe(text);
  });
});
