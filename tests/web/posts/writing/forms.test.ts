import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { openLocalDraft } from "../../../../web/src/forms/localDraft.ts";
import { restoreValues } from "../../../../web/src/forms/restoreValues.ts";
import type { SaveAs } from "../../../../web/src/forms/useForm.ts";
import { incompleteDate } from "../../../../web/src/lib/wallTime.ts";
import { calloutEntries, emptyCallout } from "../../../../web/src/posts/kinds/callout/calloutSchema.ts";
import { emptyEvent, eventSchema } from "../../../../web/src/posts/kinds/event/eventSchema.ts";
import { emptyJob, jobSchema } from "../../../../web/src/posts/kinds/job/jobSchema.ts";
import { toAudienceValues, toAuthorInput, unlimitedAudience } from "../../../../web/src/posts/writing/audienceValues.ts";
import { createSearch, readCreateAddress, withoutCreate } from "../../../../web/src/posts/writing/createAddress.ts";
import { linkedVideoTextSchema, toVideoValue, videoSchema } from "../../../../web/src/posts/writing/videoText.ts";
import { messagesOf } from "../../forms/messagesOf.ts";

const event = { ...unlimitedAudience, ...emptyEvent, timezone: "Australia/Sydney" };
const talk = { ...event, name: "Talk", link: "example.com", start: "2027-03-01T10:00" };

describe("an event", () => {
  const errorsOf = (values: typeof event, saveAs: SaveAs = "PUBLISHED") => messagesOf(eventSchema(saveAs, values), values);

  it("requires name, start and link, or an address for an offline event @VALID-22", () => {
    expect(errorsOf(event)).toEqual(["Name is required.", "Start is required.", "Link is required."]);
    expect(errorsOf({ ...event, format: "OFFLINE" })).toEqual([
      "Name is required.",
      "Start is required.",
      "Address is required.",
    ]);
    expect(errorsOf(event, "DRAFT")).toEqual([]);
  });

  it("names the fields whose texts are too long @VALID-22", () => {
    const [long, html] = ["x".repeat(100_000), `<p>${"x".repeat(200_000)}</p>`];
    const values: typeof event = { ...talk, format: "OFFLINE", name: long, venue: long, address: long, description: html };
    for (const saveAs of ["PUBLISHED", "DRAFT"] as const) {
      expect(errorsOf(values, saveAs).map((message) => message.split(" must ")[0])).toEqual([
        "Name",
        "Venue",
        "Address",
        "Description",
      ]);
    }
  });

  it("has a type, a time zone and complete dates @VALID-08 @VALID-22", () => {
    expect(errorsOf({ ...talk, format: "" })).toEqual(["Type is required."]);
    expect(errorsOf({ ...talk, timezone: "" })).toContain("Time zone is required.");
    expect(errorsOf({ ...talk, start: incompleteDate, end: incompleteDate })).toEqual([
      "Start is incomplete.",
      "End is incomplete.",
    ]);
    expect(errorsOf({ ...talk, format: "", link: "" }, "DRAFT")).toEqual([]);
    expect(errorsOf({ ...talk, end: "2027-03-01T09:59" })).toEqual(["End must be after start."]);
    expect(errorsOf({ ...talk, link: "no address" })).toEqual(["Url is not a valid"]);
  });

  it("is sent with its venue and address if it is not online, and its end @VALID-07", () => {
    const values = { ...talk, format: "OFFLINE", venue: "Hall", address: "1 Main St", end: "2027-03-01T11:00" };
    expect(v.parse(eventSchema("PUBLISHED", values), values)).toMatchObject({
      format: "OFFLINE",
      venue: "Hall",
      address: "1 Main St",
      link: "https://example.com",
      end: "2027-03-01T11:00:00+11:00",
    });
    expect(v.parse(eventSchema("DRAFT", event), { ...event, start: "" })).toMatchObject({
      start: null,
      end: null,
      address: null,
    });
  });

  it("ends after it starts, or has no end @VALID-08", () => {
    expect(errorsOf(talk)).toEqual([]);
    expect(errorsOf({ ...talk, end: "2027-03-01T10:00" })).toEqual(["End must be after start."]);
    expect(errorsOf({ ...talk, end: "2027-03-01T10:01" })).toEqual([]);
    const values = { ...talk, name: "", end: "2027-03-01T10:00" };
    const issues = v.safeParse(eventSchema("PUBLISHED", values), values).issues ?? [];
    expect(issues.map((issue) => v.getDotPath(issue))).toEqual(["name", "end"]);
  });

  it("is sent in its time zone, without a venue if it is online @VALID-02 @VALID-07", () => {
    const values = { ...talk, link: " example.com ", venue: "Hall", timezone: "Europe/Berlin", start: "2027-07-01T10:00" };
    expect(v.parse(eventSchema("PUBLISHED", values), values)).toMatchObject({
      start: "2027-07-01T10:00:00+02:00",
      end: null,
      venue: null,
      link: "https://example.com",
    });
  });
});

describe("a job", () => {
  const job = { ...unlimitedAudience, ...emptyJob };
  const errorsOf = (values: typeof job, saveAs: SaveAs = "PUBLISHED") => messagesOf(jobSchema(saveAs, values, null), values);

  it("requires everything but a link, and a location only if it is not remote @VALID-22", () => {
    expect(errorsOf(job)).toEqual([
      "Title is required.",
      "Company is required.",
      "Workplace is required.",
      "Job type is required.",
      "Location is required.",
      "Description is required.",
    ]);
    expect(errorsOf({ ...job, workplace: "REMOTE" })).not.toContain("Location is required.");
    expect(errorsOf(job, "DRAFT")).toEqual([]);
  });

  it("names the fields whose texts are too long @VALID-22", () => {
    const [long, html] = ["x".repeat(100_000), `<p>${"x".repeat(200_000)}</p>`];
    const values = { ...job, title: long, company: long, location: long, description: html };
    for (const workplace of ["REMOTE", "ON_SITE"] as const) {
      expect(errorsOf({ ...values, workplace }, "DRAFT").map((message) => message.split(" must ")[0])).toEqual([
        "Title",
        "Company",
        "Location",
        "Description",
      ]);
    }
  });

  it("keeps its company while the name is unchanged @POST-10", () => {
    const current = { companyId: "7", name: "Ledger" };
    const companyOf = (company: string) => v.parse(jobSchema("DRAFT", job, current), { ...job, company }).company;
    expect(companyOf("Ledger")).toEqual({ companyId: "7" });
    expect(companyOf("Harbour")).toEqual({ name: "Harbour" });
    expect(companyOf("")).toBeNull();
    const unlinked = v.parse(jobSchema("DRAFT", job, { companyId: null, name: "Ledger" }), { ...job, company: "Ledger" });
    expect(unlinked.company).toEqual({ name: "Ledger" });
  });
});

describe("a call-out", () => {
  const callout = { ...unlimitedAudience, ...emptyCallout, title: "Sources", content: "<p>Who knows?</p>" };
  const schemaOf = (values: typeof callout) => v.object(calloutEntries("PUBLISHED", values, "Australia/Sydney"));

  it("has a deadline at the end of a future day, or none @VALID-22", () => {
    const dated = { ...callout, urgency: "date" as const };
    expect(messagesOf(schemaOf(dated), dated)).toEqual(["Deadline is required."]);
    const past = { ...dated, deadline: "2020-01-31" };
    expect(messagesOf(schemaOf(past), past)).toEqual(["Deadline must be in the future."]);
    const future = { ...dated, deadline: "2099-01-31" };
    expect(v.parse(schemaOf(future), future).deadline).toBe("2099-01-31T23:59:00+11:00");
    expect(v.parse(schemaOf(callout), { ...callout, deadline: "2020-01-31" }).deadline).toBeNull();
  });

  it("keeps a deadline that is not changed, even if it has passed @VALID-22", () => {
    const closed = { ...callout, urgency: "date" as const, deadline: "2020-01-31" };
    const schema = v.object(calloutEntries("PUBLISHED", closed, "Australia/Sydney", "2020-01-31"));
    expect(messagesOf(schema, closed)).toEqual([]);
    expect(messagesOf(schema, { ...closed, deadline: "2020-02-01" })).toEqual(["Deadline must be in the future."]);
  });
});

describe("a draft of a call-out", () => {
  const callout = { ...unlimitedAudience, ...emptyCallout };
  const errorsOf = (values: typeof callout, saveAs: SaveAs) =>
    messagesOf(v.object(calloutEntries(saveAs, values, "Australia/Sydney")), values);

  it("may be incomplete, but not too long @VALID-22", () => {
    expect(errorsOf(callout, "DRAFT")).toEqual([]);
    expect(errorsOf(callout, "PUBLISHED")).toEqual(["Title is required.", "Details is required."]);
    const long = { ...callout, title: "x".repeat(100_000), content: `<p>${"x".repeat(200_000)}</p>` };
    expect(errorsOf(long, "DRAFT").map((message) => message.split(" must ")[0])).toEqual(["Title", "Details"]);
  });

  it("sends neither the urgency nor a deadline that is not used @VALID-22", () => {
    const values = { ...callout, deadline: "2099-01-31" };
    expect(v.parse(v.object(calloutEntries("DRAFT", values, "Australia/Sydney")), values)).toMatchObject({
      urgency: undefined,
      deadline: null,
    });
  });
});

describe("the audience of a post", () => {
  it("keeps the known user types, and has no author other than the writer", () => {
    const communityIds = ["7"];
    expect(toAudienceValues({ communityIds, userTypes: ["JOURNO", "%future added value"] })).toEqual({
      communityIds,
      userTypes: ["JOURNO"],
      authorId: null,
    });
    expect([toAuthorInput(null), toAuthorInput("12")]).toEqual([{}, { authorId: "12" }]);
  });
});

describe("records, reactions and statements", () => {
  const noVideo = toVideoValue(undefined);
  const empty = { ...unlimitedAudience, url: "", video: noVideo, content: "" };
  const recordErrors = (saveAs: SaveAs) => messagesOf(videoSchema(saveAs, 5000), empty);
  const errorsOf = (values: typeof empty, saveAs: SaveAs = "PUBLISHED") =>
    messagesOf(linkedVideoTextSchema(saveAs, values, 5000), values);

  it("require a video, or a video or text @VALID-22", () => {
    expect(recordErrors("PUBLISHED")).toEqual(["Video is required."]);
    expect(errorsOf(empty)).toEqual(["Text or video is required."]);
    expect(errorsOf({ ...empty, content: "<p>Yes.</p>" })).toEqual([]);
    expect([...recordErrors("DRAFT"), ...errorsOf(empty, "DRAFT")]).toEqual([]);
  });

  it("have a text of limited length @VALID-22", () => {
    const long = { ...empty, content: `<p>${"x".repeat(5001)}</p>` };
    for (const errors of [errorsOf(long, "DRAFT"), messagesOf(videoSchema("DRAFT", 5000), long)])
      expect(errors).toEqual([expect.stringContaining("Text must have at most")]);
    expect(errorsOf({ ...empty, video: toVideoValue("4") })).toEqual([]);
    expect(errorsOf({ ...empty, content: "<p> </p>" })).toEqual(["Text or video is required."]);
  });

  it("show the video of a saved post", () => {
    expect(toVideoValue(undefined)).toEqual([]);
    expect(toVideoValue("4")).toMatchObject([{ kind: "video", id: "4", path: null }]);
  });

  it("send a completed address @POST-14 @VALID-02", () => {
    const urlOf = (url: string) => v.parse(linkedVideoTextSchema("DRAFT", empty, 5000), { ...empty, url }).url;
    expect(urlOf("example.com/a")).toBe("https://example.com/a");
    expect(urlOf("")).toBeNull();
  });
});

describe("the author of a post", () => {
  const saved = { ...unlimitedAudience, url: "", video: [], content: "" };

  it("is sent if it is not the writer", () => {
    const schema = linkedVideoTextSchema("DRAFT", saved, 5000);
    expect(v.parse(schema, { ...saved, authorId: "12" }).authorId).toBe("12");
    expect(v.parse(schema, saved).authorId).toBeUndefined();
  });
});

describe("restoring a form", () => {
  it("takes over only values that fit the form", () => {
    const empty = { title: "", ids: [1], authorId: null as number | null };
    expect(restoreValues(empty, { title: "Half", ids: [2, 3], authorId: 4, other: true })).toEqual({
      title: "Half",
      ids: [2, 3],
      authorId: 4,
    });
    expect(restoreValues(empty, { title: 3, ids: "x" })).toEqual(empty);
    expect(restoreValues(empty, undefined)).toEqual(empty);
  });

  it("uses the draft kept on the device, until the form is saved", async () => {
    const stored = new Map<string, object>();
    const place = {
      read: (key: string) => Promise.resolve<unknown>(stored.get(key)),
      write: (key: string, values: object) => Promise.resolve(void stored.set(key, values)),
      remove: (key: string) => Promise.resolve(void stored.delete(key)),
    };
    const draft = await openLocalDraft("1 job", place);
    expect(draft.storedValues).toBeUndefined();
    draft.save({ title: "Half" });
    draft.flush();
    const next = await openLocalDraft("1 job", place);
    expect(next.storedValues).toEqual({ title: "Half" });
    next.discard();
    next.save({ title: "More" });
    next.flush();
    expect((await openLocalDraft("1 job", place)).storedValues).toBeUndefined();
  });

  it("works without a draft if nothing can be stored", async () => {
    const refuse = () => Promise.reject(new Error("No storage."));
    const draft = await openLocalDraft("1 job", { read: refuse, write: refuse, remove: refuse });
    draft.save({ title: "Half" });
    draft.flush();
    draft.discard();
    expect(draft.storedValues).toBeUndefined();
  });
});

describe("the address of the form for a new post", () => {
  it("names the type and the community on any page", () => {
    expect(readCreateAddress("?create=job&community=3.tech-desk")).toEqual({
      key: "job",
      communityId: "Q29tbXVuaXR5OjMudGVjaC1kZXNr",
      interviewId: null,
    });
    expect(readCreateAddress("?create=poll&community=x")).toEqual({ key: "communityPost", communityId: null, interviewId: null });
    expect(readCreateAddress("?job=3")).toBeNull();
  });

  it("names the interview of a call-out only @API-021", () => {
    expect(readCreateAddress("?create=callout&interview=8")).toEqual({ key: "callout", communityId: null, interviewId: 8 });
    expect(readCreateAddress("?create=job&interview=8")?.interviewId).toBeNull();
    expect(createSearch("?create=callout&interview=8", { key: "event" })).toBe("?create=event");
    expect(createSearch("?tab=x", { key: "callout", interviewId: 8 })).toBe("?tab=x&create=callout&interview=8");
    expect(withoutCreate("?create=callout&interview=8&community=3.tech-desk")).toBe("");
    const interviewIds = ["x8", "8x", "", "1234567890", "123456789"].map(
      (id) => readCreateAddress(`?create=callout&interview=${id}`)?.interviewId,
    );
    expect([...interviewIds, readCreateAddress("?create=callout")?.interviewId]).toEqual([
      null,
      null,
      null,
      null,
      123_456_789,
      null,
    ]);
  });

  it("replaces an open post and keeps the page's own keys", () => {
    expect(createSearch("?feed=latest&job=3", { key: "event", communityId: "Q29tbXVuaXR5OjMudGVjaC1kZXNr" })).toBe(
      "?feed=latest&create=event&community=3.tech-desk",
    );
    expect(withoutCreate("?feed=latest&create=event&community=3.tech-desk")).toBe("?feed=latest");
  });
});
