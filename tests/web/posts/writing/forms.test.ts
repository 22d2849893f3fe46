import { describe, expect, it } from "vitest";
import { checkEvent, emptyEvent, eventFields } from "../../../../web/src/posts/kinds/event/eventValues.ts";
import { checkJob, emptyJob, jobFields } from "../../../../web/src/posts/kinds/job/jobValues.ts";
import { createSearch, readCreateAddress, withoutCreate } from "../../../../web/src/posts/writing/createAddress.ts";
import { openLocalDraft } from "../../../../web/src/forms/localDraft.ts";
import { restoreValues } from "../../../../web/src/forms/restoreValues.ts";
import { atMost, lengthOfText, required, requiredHtml, webAddress } from "../../../../web/src/posts/writing/rules.ts";
import {
  checkLinkedVideoText,
  checkVideo,
  linkedVideoTextFields,
  videoTextValues,
} from "../../../../web/src/posts/writing/videoText.ts";

const texts = (errors: readonly { message: string }[]) => errors.map(({ message }) => message);

describe("the rules of fields", () => {
  it("say what is missing and what is too long in the stated words @VALID-18", () => {
    expect(texts(required("title", "Title", "  "))).toEqual(["Title is required."]);
    expect(texts(atMost("title", "Title", "x".repeat(201), 200))).toEqual(["Title must have at most 200 characters."]);
    expect(atMost("title", "Title", "x".repeat(200), 200)).toEqual([]);
  });

  it("see nothing in characters that are drawn as nothing @VALID-18", () => {
    for (const text of ["\u200b", "\u2060 \ufeff", "\u3164", "\u2800"]) {
      expect(texts(required("title", "Title", text))).toEqual(["Title is required."]);
      expect(texts(requiredHtml("content", "Content", `<p>${text}&nbsp;</p>`))).toEqual(["Content is required."]);
    }
    expect(required("title", "Title", "\u{1f468}\u200d\u{1f469}")).toEqual([]);
  });

  it("count text without its tags @VALID-22", () => {
    expect(lengthOfText("<p><strong>Tom</strong> &amp; Ann</p>")).toBe(9);
  });

  it("refuse what is no web address @VALID-01 @VALID-03", () => {
    expect(texts(webAddress("url", "nothing"))).toEqual(["Url is not a valid"]);
    expect(webAddress("url", "example.com")).toEqual([]);
  });
});

describe("an event", () => {
  it("needs name, start and link, or an address where it takes place somewhere @VALID-22", () => {
    const zoned = { ...emptyEvent, timezone: "Australia/Sydney" };
    expect(texts(checkEvent(zoned, false))).toEqual(["Name is required.", "Start is required.", "Link is required."]);
    expect(texts(checkEvent({ ...zoned, eventType: "OFFLINE" }, false))).toEqual([
      "Name is required.",
      "Start is required.",
      "Address is required.",
    ]);
    expect(checkEvent(zoned, true)).toEqual([]);
  });

  it("ends after it starts, or has no end @VALID-08", () => {
    const event = { ...emptyEvent, name: "Talk", link: "example.com", timezone: "Australia/Sydney", start: "2027-03-01T10:00" };
    expect(checkEvent(event, false)).toEqual([]);
    expect(texts(checkEvent({ ...event, end: "2027-03-01T10:00" }, false))).toEqual(["End must be after start."]);
  });

  it("is sent in its zone, without a place when it is online @VALID-02 @VALID-07", () => {
    const event = {
      ...emptyEvent,
      name: "Talk",
      link: " example.com ",
      venue: "Hall",
      timezone: "Europe/Berlin",
      start: "2027-07-01T10:00",
    };
    expect(eventFields(event)).toMatchObject({
      start: "2027-07-01T10:00:00+02:00",
      end: null,
      venue: null,
      link: "https://example.com",
    });
  });
});

describe("a job", () => {
  it("needs everything but a link, and no location when it is remote @VALID-22", () => {
    expect(texts(checkJob(emptyJob, false))).toEqual([
      "Title is required.",
      "Company is required.",
      "Job type is required.",
      "Workplace is required.",
      "Location is required.",
      "Description is required.",
    ]);
    expect(texts(checkJob({ ...emptyJob, workplace: "REMOTE" }, false))).not.toContain("Location is required.");
    expect(checkJob(emptyJob, true)).toEqual([]);
  });

  it("keeps its company while the name stays @POST-10", () => {
    const former = { databaseId: 7, name: "Ledger" };
    expect(jobFields({ ...emptyJob, company: "Ledger" }, former).company).toEqual({ databaseId: 7 });
    expect(jobFields({ ...emptyJob, company: "Harbour" }, former).company).toEqual({ name: "Harbour" });
  });
});

describe("records, reactions and statements", () => {
  const nothing = videoTextValues({});

  it("need a video, or a video or a text @VALID-22", () => {
    expect(texts(checkVideo(nothing, false))).toEqual(["Video is required."]);
    expect(texts(checkLinkedVideoText(nothing, false))).toEqual(["Text or video is required."]);
    expect(checkLinkedVideoText({ ...nothing, content: "<p>Yes.</p>" }, false)).toEqual([]);
    expect([...checkVideo(nothing, true), ...checkLinkedVideoText(nothing, true)]).toEqual([]);
  });

  it("send a completed address @POST-14 @VALID-02", () => {
    expect(linkedVideoTextFields({ ...nothing, url: "example.com/a" }).url).toBe("https://example.com/a");
    expect(linkedVideoTextFields(nothing).url).toBeNull();
  });
});

describe("what was kept of a form", () => {
  it("comes back as far as it fits", () => {
    const empty = { title: "", ids: [1], authorId: null as number | null };
    expect(restoreValues(empty, { title: "Half", ids: [2, 3], authorId: 4, other: true })).toEqual({
      title: "Half",
      ids: [2, 3],
      authorId: 4,
    });
    expect(restoreValues(empty, { title: 3, ids: "x" })).toEqual(empty);
    expect(restoreValues(empty, undefined)).toEqual(empty);
  });

  it("is there the next time, and gone once it was saved", async () => {
    const kept = new Map<string, object>();
    const place = {
      read: (key: string) => Promise.resolve<unknown>(kept.get(key)),
      write: (key: string, values: object) => Promise.resolve(void kept.set(key, values)),
      remove: (key: string) => Promise.resolve(void kept.delete(key)),
    };
    const draft = await openLocalDraft("1 job", place);
    expect(draft.kept).toBeUndefined();
    draft.keep({ title: "Half" });
    draft.flush();
    const next = await openLocalDraft("1 job", place);
    expect(next.kept).toEqual({ title: "Half" });
    next.forget();
    next.keep({ title: "More" });
    next.flush();
    expect((await openLocalDraft("1 job", place)).kept).toBeUndefined();
  });

  it("does not stop writing where nothing can be kept", async () => {
    const refuse = () => Promise.reject(new Error("No storage."));
    const draft = await openLocalDraft("1 job", { read: refuse, write: refuse, remove: refuse });
    draft.keep({ title: "Half" });
    draft.flush();
    draft.forget();
    expect(draft.kept).toBeUndefined();
  });
});

describe("the address of the form", () => {
  it("names the type and the community, over whatever page", () => {
    expect(readCreateAddress("?create=job&community=3")).toEqual({ key: "job", communityId: 3, interviewId: null });
    expect(readCreateAddress("?create=poll&community=x")).toEqual({ key: "communityPost", communityId: null, interviewId: null });
    expect(readCreateAddress("?job=3")).toBeNull();
  });

  it("names the interview of a call-out, and of nothing else @API-021", () => {
    expect(readCreateAddress("?create=callout&interview=8")).toEqual({ key: "callout", communityId: null, interviewId: 8 });
    expect(readCreateAddress("?create=job&interview=8")?.interviewId).toBeNull();
    expect(createSearch("?create=callout&interview=8", { key: "event" })).toBe("?create=event");
    expect(withoutCreate("?create=callout&interview=8")).toBe("");
  });

  it("takes the place of an open post and leaves the page's own keys", () => {
    expect(createSearch("?feed=latest&job=3", { key: "event", communityId: 3 })).toBe("?feed=latest&create=event&community=3");
    expect(withoutCreate("?feed=latest&create=event&community=3")).toBe("?feed=latest");
  });
});
