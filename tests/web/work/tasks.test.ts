import { parse } from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { taskFilters, taskVariables } from "../../../web/src/work/taskFilters.ts";
import { emptyTask, taskSchema } from "../../../web/src/work/taskSchema.ts";
import { getSubjectPath, parseSubjectAddress } from "../../../web/src/work/taskSubject.ts";
import { messagesOf } from "../forms/messagesOf.ts";

describe("the list of tasks", () => {
  it("is filtered by its address and ignores unknown values @WORK-01", () => {
    const address = "?q=desk&status=inProgress&assignee=4&list=1&due=week";
    const filters = taskFilters.read(address);
    expect(filters).toEqual({
      search: "desk",
      status: "IN_PROGRESS",
      assigneeId: "QXV0aG9yOjQ",
      workListId: "V29ya0xpc3Q6MQ",
      due: "WEEK",
    });
    expect(taskFilters.write(filters)).toBe(address);
    expect(taskFilters.hasFilters(taskFilters.read("?status=later&assignee=me&list=-1&due=never&q=%20"))).toBe(false);
  });

  it("queries the selected list, and due dates by period @WORK-01", () => {
    const unfiltered = {
      query: null,
      status: null,
      assigneeId: null,
      workListId: null,
      selectedListIds: [],
      dueWithin: null,
    };
    expect(taskVariables("")).toEqual(unfiltered);
    expect(taskVariables("?list=1&due=today")).toEqual({
      ...unfiltered,
      workListId: "V29ya0xpc3Q6MQ",
      selectedListIds: ["V29ya0xpc3Q6MQ"],
      dueWithin: "TODAY",
    });
  });
});

describe("the form of a task", () => {
  beforeEach(() => void vi.stubGlobal("location", { host: "pressroom.example", origin: "https://pressroom.example" }));

  it.each([
    ["/?callout=1901", "CALLOUT", 1901],
    ["https://pressroom.example/community/media-insiders?event=12&cid=4", "EVENT", 12],
    ["/stories/1000?cid=7", "STORY", 1000],
    ["https://pressroom.example/interviews/1006", "INTERVIEW", 1006],
    ["/announcements/1001/web", "ANNOUNCEMENT", 1001],
    ["pressroom.example/stories/1000#top", "STORY", 1000],
  ])("recognises the subject at %s", (address, type, databaseId) => {
    expect(parseSubjectAddress(address)).toEqual({ type, databaseId });
  });

  it.each([
    "https://www.another-site.example/stories/1000",
    "https://pressroom.example:8443/?callout=1901",
    "//another-site.example/stories/1000",
    "another-site.example/stories/1000",
    "https://pressroom.example/people/1000",
    "https://",
  ])("recognises no subject at %s", (address) => {
    expect(parseSubjectAddress(address)).toBeNull();
    expect(messagesOf(taskSchema("Australia/Sydney"), { ...emptyTask, title: "Call", subjectAddress: address })).toEqual([
      "This is not a link to anything on this platform.",
    ]);
  });

  it("restores the subject from the address that it generates", () => {
    expect(parseSubjectAddress(getSubjectPath("CommunityPost", 5) ?? "")).toEqual({ type: "COMMUNITY_POST", databaseId: 5 });
    expect(parseSubjectAddress(getSubjectPath("Story", 5) ?? "")).toEqual({ type: "STORY", databaseId: 5 });
    expect(getSubjectPath("Company", 5)).toBeNull();
  });

  it("reports invalid fields and sends due dates in the user's time zone", () => {
    const schema = taskSchema("Australia/Sydney");
    expect(messagesOf(schema, { ...emptyTask, title: " ", subjectAddress: "the cat" })).toEqual([
      "Title is required.",
      "This is not a link to anything on this platform.",
    ]);
    expect(parse(schema, { ...emptyTask, title: " Call ", due: "2026-03-01", assigneeId: "7" })).toEqual({
      title: "Call",
      description: null,
      status: "TODO",
      assigneeId: "7",
      dueAt: "2026-03-01T23:59:00+11:00",
      workListId: null,
      subject: null,
    });
  });
});
