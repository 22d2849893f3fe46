import { parse } from "valibot";
import { expect, test } from "vitest";
import {
  announcementPath,
  announcementVariables,
  isPreview,
  previewPath,
} from "../../../web/src/announcements/announcementPaths.ts";
import { checkEmail, emailFields, type EmailValues } from "../../../web/src/announcements/emailValues.ts";
import { announcementFilters, announcementListVariables } from "../../../web/src/announcements/announcementFilters.ts";
import { checkWeb, newsroomOf, webFields, type WebValues } from "../../../web/src/announcements/webValues.ts";
import { messagesOf } from "../forms/messagesOf.ts";
import { channelSchema, emptyChannel } from "../../../web/src/channels/channelSchema.ts";
import { everybody } from "../../../web/src/posts/writing/audience.ts";
import { uploadedAttachment } from "../../../web/src/uploads/attachment.ts";

const web: WebValues = {
  ...everybody,
  kind: "MEDIA",
  title: " Open day ",
  headline: "",
  summary: " ",
  content: "<p>Come</p>",
  img: [uploadedAttachment("image", 7, "/files/a.png")],
  video: [],
  beats: ["62"],
  newsroomId: "",
};
const email: EmailValues = {
  subject: "Come",
  preheader: "",
  fromName: "Desk",
  replyTo: "",
  content: "<p>Do</p>",
  contactListIds: ["4"],
  recipients: [{ id: 9, name: "Ada" }],
  when: "NOW",
  sendAt: "",
};
const validationErrorsOf = (errors: readonly { field: readonly string[] | null; message: string }[]) =>
  Object.fromEntries(errors.map(({ field, message }) => [field?.at(-1), message]));

test("the filters of a list stand in its address; what is unknown is left out @ANNOUNCE-02 @WORK-05", () => {
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

test("the parts of an announcement have addresses of their own, the first the plain one @ROUTE-40 @ROUTE-41 @ROUTE-42", () => {
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

test("a draft needs a title, publishing a text as well @GEN-05", () => {
  expect(validationErrorsOf(checkWeb({ ...web, title: " ", content: "" }, true))).toEqual({ title: "Title is required." });
  expect(validationErrorsOf(checkWeb({ ...web, content: "<p> </p>" }, false))).toEqual({ content: "Content is required." });
  expect(checkWeb({ ...web, content: '<p><img src="/files/a.png"></p>' }, false)).toEqual([]);
  expect(validationErrorsOf(checkWeb({ ...web, summary: "s".repeat(501) }, true))).toEqual({
    summary: "Summary must have at most 500 characters.",
  });
  expect(webFields(web)).toEqual({
    title: "Open day",
    headline: null,
    summary: null,
    content: "<p>Come</p>",
    img: 7,
    video: null,
    beatIds: [62],
    communityIds: [],
    userTypes: [],
  });
});

test("the newsroom is sent only when another one is chosen, or none @GEN-05", () => {
  expect(newsroomOf({ ...web, newsroomId: "4" }, { ...web, newsroomId: "4" })).toEqual({});
  expect(newsroomOf({ ...web, newsroomId: "4" }, web)).toEqual({ newsroomId: 4 });
  expect(newsroomOf(web, { ...web, newsroomId: "4" })).toEqual({ newsroomId: null });
});

test("an e-mail can be kept as it is, but is sent only with all of it and not into the past @GEN-05", () => {
  const empty = { ...email, subject: "", content: "", when: "LATER", sendAt: "" } as const;
  expect(checkEmail(empty, true, "Australia/Sydney")).toEqual([]);
  expect(validationErrorsOf(checkEmail(empty, false, "Australia/Sydney"))).toEqual({
    subject: "Subject is required.",
    content: "Content is required.",
    sendAt: "Time is required.",
  });
  expect(
    validationErrorsOf(checkEmail({ ...email, when: "LATER", sendAt: "2020-01-01T09:00" }, false, "Australia/Sydney")),
  ).toEqual({
    sendAt: "The time must be in the future.",
  });
  expect(validationErrorsOf(checkEmail({ ...email, replyTo: "desk" }, true, "Australia/Sydney"))).toEqual({
    replyTo: "E-mail is not valid.",
  });
  expect(emailFields(email)).toMatchObject({ preheader: null, fromName: "Desk", contactListIds: [4], contactIds: [9] });
});

test("a channel needs a name and what its type leads to @WORK-03", () => {
  const check = (values: typeof emptyChannel) => messagesOf(channelSchema("PUBLISHED", values), values);
  const sent = (values: typeof emptyChannel) => parse(channelSchema("PUBLISHED", values), values);
  expect(check(emptyChannel)).toEqual(["Name is required.", "Web address is required."]);
  expect(check({ ...emptyChannel, name: "N", type: "EMAIL" })).toEqual(["Contact list is required."]);
  expect(sent({ ...emptyChannel, name: " Site ", url: "a.example", newsroomId: "3" })).toEqual({
    type: "WEB",
    name: "Site",
    isActive: true,
    url: "https://a.example",
  });
  expect(sent({ ...emptyChannel, type: "NEWSROOM", name: "Room", url: "a.example", newsroomId: "3" })).toEqual({
    type: "NEWSROOM",
    name: "Room",
    isActive: true,
    newsroomId: 3,
  });
});
