import { getDotPath, parse, safeParse, type GenericSchema } from "valibot";
import { expect, test } from "vitest";
import { announcementFilters, announcementListVariables } from "../../../web/src/announcements/announcementFilters.ts";
import {
  announcementPath,
  announcementVariables,
  isPreview,
  previewPath,
} from "../../../web/src/announcements/announcementPaths.ts";
import { emailSchema, type EmailValues } from "../../../web/src/announcements/emailSchema.ts";
import { webSchema, type WebValues } from "../../../web/src/announcements/webSchema.ts";
import { channelSchema, emptyChannel } from "../../../web/src/channels/channelSchema.ts";
import { unlimitedAudience } from "../../../web/src/posts/writing/audienceValues.ts";
import { uploadedAttachment } from "../../../web/src/uploads/attachment.ts";
import { messagesOf } from "../forms/messagesOf.ts";

const web: WebValues = {
  ...unlimitedAudience,
  kind: "MEDIA",
  title: " Open day ",
  headline: "",
  summary: " ",
  content: "<p>Come</p>",
  image: [uploadedAttachment("image", "image-7", "/files/a.png")],
  video: [],
  beatIds: ["62"],
  newsroomId: "",
};
const email: EmailValues = {
  subject: "Come",
  preheader: "",
  fromName: "Desk",
  replyTo: "",
  content: "<p>Do</p>",
  contactListIds: ["4"],
  recipients: [{ id: "9", name: "Ada" }],
  when: "NOW",
  sendAt: "",
};
const errorsOf = <Values>(schema: GenericSchema<Values, unknown>, values: Values) =>
  Object.fromEntries((safeParse(schema, values).issues ?? []).map((issue) => [getDotPath(issue), issue.message]));
const emailErrors = (values: EmailValues, isDraft: boolean) =>
  errorsOf(emailSchema("Australia/Sydney")(isDraft ? "DRAFT" : "PUBLISHED", values), values);

test("list filters are read from and written to the address; unknown values are ignored @ANNOUNCE-02 @WORK-05", () => {
  expect(announcementFilters.write({ search: "grid", kind: "MARKETING", status: "DRAFT" })).toBe(
    "?q=grid&kind=marketing&status=draft",
  );
  expect(announcementFilters.read("?q=grid&kind=marketing&status=draft")).toEqual({
    search: "grid",
    kind: "MARKETING",
    status: "DRAFT",
  });
  expect(announcementListVariables("?kind=gossip&status=late")).toEqual({ query: null, kind: null, status: null });
  expect(announcementFilters.write({ search: "", kind: null, status: null })).toBe("");
});

test("the sections of an announcement have their own addresses, the first one the short one @ROUTE-40 @ROUTE-41 @ROUTE-42", () => {
  expect([announcementPath(7), announcementPath(7, "web"), announcementPath(7, "email")]).toEqual([
    "/announcements/7",
    "/announcements/7/web",
    "/announcements/7/email",
  ]);
  expect([isPreview(new URL(previewPath(7), "https://pressroom.example").search), isPreview("?preview=0")]).toEqual([
    true,
    false,
  ]);
  expect(announcementVariables("7", "?recipient=abc")).toEqual({ databaseId: 7, recipient: "abc" });
});

test("a draft requires a title, publishing requires content as well @GEN-05", () => {
  expect(errorsOf(webSchema("DRAFT"), { ...web, title: " ", content: "" })).toEqual({ title: "Title is required." });
  expect(errorsOf(webSchema("PUBLISHED"), { ...web, content: "<p> </p>" })).toEqual({ content: "Content is required." });
  expect(errorsOf(webSchema("PUBLISHED"), { ...web, content: '<p><img src="/files/a.png"></p>' })).toEqual({});
  expect(errorsOf(webSchema("DRAFT"), { ...web, summary: "s".repeat(501) })).toEqual({
    summary: "Summary must have at most 500 characters.",
  });
  expect(parse(webSchema("PUBLISHED"), web)).toEqual({
    kind: "MEDIA",
    newsroomId: "",
    authorId: null,
    title: "Open day",
    headline: null,
    summary: null,
    content: "<p>Come</p>",
    image: "image-7",
    video: null,
    beatIds: ["62"],
    communityIds: [],
    userTypes: [],
  });
});

test("an e-mail draft may be incomplete; sending requires all fields and a time in the future @GEN-05", () => {
  const empty = { ...email, subject: "", content: "", when: "LATER", sendAt: "" } as const;
  expect(emailErrors(empty, true)).toEqual({});
  expect(emailErrors(empty, false)).toEqual({
    subject: "Subject is required.",
    content: "Content is required.",
    sendAt: "Time is required.",
  });
  expect(emailErrors({ ...email, when: "LATER", sendAt: "2020-01-01T09:00" }, false)).toEqual({
    sendAt: "The time must be in the future.",
  });
  expect(emailErrors({ ...email, replyTo: "desk" }, true)).toEqual({
    replyTo: "E-mail is not valid.",
  });
  expect(parse(emailSchema("Australia/Sydney")("DRAFT", email), email)).toMatchObject({
    preheader: null,
    fromName: "Desk",
    contactListIds: ["4"],
    personIds: ["9"],
  });
});

test("a channel requires a name and the target of its type @WORK-03", () => {
  const check = (values: typeof emptyChannel) => messagesOf(channelSchema("PUBLISHED", values), values);
  const parsed = (values: typeof emptyChannel) => parse(channelSchema("PUBLISHED", values), values);
  expect(check(emptyChannel)).toEqual(["Name is required.", "Web address is required."]);
  expect(check({ ...emptyChannel, name: "N", type: "EMAIL" })).toEqual(["Contact list is required."]);
  // Its list may have been deleted.
  expect(check({ ...emptyChannel, name: "N", type: "EMAIL", isActive: false })).toEqual([]);
  expect(parsed({ ...emptyChannel, name: " Site ", url: "a.example", newsroomId: "3" })).toEqual({
    type: "WEB",
    name: "Site",
    isActive: true,
    url: "https://a.example",
  });
  expect(parsed({ ...emptyChannel, type: "NEWSROOM", name: "Room", url: "a.example", newsroomId: "3" })).toEqual({
    type: "NEWSROOM",
    name: "Room",
    isActive: true,
    newsroomId: "3",
  });
});
