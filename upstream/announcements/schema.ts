import Type, { type Static } from "typebox";
import { Channel } from "../channels/schema.ts";
import { SaveAs, UserType } from "../http/enums.ts";
import { htmlInput, idInput, inline, optionalOrNull, textInput, uploadInput } from "../http/inputs.ts";
import { Beat, component, Count, Html, Id, namedObject, nullable, oneOf, Slug, Time, Url } from "../http/schema.ts";
import { Image, Video } from "../media/schema.ts";
import { Author, CommunityRef, CompanyRef } from "../users/schema.ts";

/** Maximum lengths of the texts of an announcement, in characters. */
export const announcementLimits = { title: 200, headline: 200, summary: 500, content: 50_000 } as const;

/** Maximum lengths of the texts of an announcement's e-mail, in characters. */
export const emailLimits = { subject: 200, preheader: 200, fromName: 100, content: 50_000 } as const;

const announcementKinds = ["media", "marketing", "epitome", "announcement"] as const;

export const AnnouncementKind = component("AnnouncementKind", oneOf(announcementKinds));
export const AnnouncementStatus = component("AnnouncementStatus", oneOf(["draft", "published", "archived"]));
export const MailingStatus = component("MailingStatus", oneOf(["draft", "scheduled", "sending", "sent"]));

export const Announcement = namedObject("Announcement", {
  id: Id,
  kind: AnnouncementKind,
  status: AnnouncementStatus,
  title: Type.String(),
  headline: nullable(Type.String()),
  summary: nullable(Type.String()),
  content: nullable(Html),
  img: nullable(Image),
  video: nullable(Video),
  author: Author,
  creatorId: Type.Integer({ minimum: 1, description: "Contact id of the creator." }),
  company: nullable(CompanyRef),
  newsroom: nullable(Type.Object({ id: Id, name: Type.String(), slug: Slug })),
  beats: Type.Array(Beat),
  communities: Type.Array(CommunityRef),
  userTypes: Type.Array(UserType, { description: "User types that the announcement is for; empty for all." }),
  saveAs: SaveAs,
  storyId: nullable(Id, { description: "Id of the story created from the announcement; null if there is none." }),
  createdAt: Time,
  publishedAt: nullable(Time),
  isDeleted: Type.Boolean(),
  canEdit: Type.Boolean({
    description:
      "Whether the caller may edit the announcement: as its creator, an account administrator, the owner of its newsroom or a platform administrator.",
  }),
  mailing: nullable(MailingStatus, { description: "State of the press mail. Editors only; null for other callers." }),
});
export type Announcement = Static<typeof Announcement>;

export const AnnouncementHub = namedObject("AnnouncementHub", {
  announcement: Announcement,
  stats: Type.Object({
    views: Type.Integer({
      minimum: 0,
      description: "Number of views: one per signed-in user and one per visit of a guest. Views by editors do not count.",
    }),
    likes: Type.Integer({ minimum: 0, description: "Number of likes of the story; 0 without a story." }),
    comments: Type.Integer({ minimum: 0, description: "Number of comments on the story; 0 without a story." }),
    emailsSent: Type.Integer({ minimum: 0, description: "Number of mails that the mail server has accepted." }),
    emailsOpened: Type.Integer({ minimum: 0, description: "Number of recipients who have opened the link in their mail." }),
  }),
  channels: Type.Array(
    Type.Object({ channel: Channel, status: oneOf(["pending", "delivered", "failed"]), deliveredAt: nullable(Time) }),
  ),
  email: Type.Object({ status: MailingStatus, recipientsCount: Count, sendAt: nullable(Time) }),
});
export type AnnouncementHub = Static<typeof AnnouncementHub>;

export const AnnouncementWeb = namedObject("AnnouncementWeb", {
  ...Type.Pick(Announcement, ["id", "title", "headline", "summary", "content", "img", "video", "beats"]).properties,
  url: nullable(Url, { description: "Public address of the announcement; null while it is not public." }),
});
export type AnnouncementWeb = Static<typeof AnnouncementWeb>;

export const AnnouncementEmail = namedObject("AnnouncementEmail", {
  id: Id,
  status: MailingStatus,
  subject: nullable(Type.String()),
  preheader: nullable(Type.String()),
  fromName: nullable(Type.String()),
  replyTo: nullable(Type.String()),
  content: nullable(Html),
  contactListIds: Type.Array(Id),
  contactIds: Type.Array(Id),
  contacts: Type.Array(Author, { description: "The contacts of contactIds." }),
  recipientsCount: Type.Integer({ minimum: 0, description: "Number of distinct e-mail addresses of all recipients." }),
  excludedCount: Type.Integer({
    minimum: 0,
    description:
      "Number of addresses that get no mail because they have unsubscribed or belong to contacts marked as do not contact.",
  }),
  sendAt: nullable(Time),
  sentAt: nullable(Time),
});
export type AnnouncementEmail = Static<typeof AnnouncementEmail>;

export const MailSubscription = namedObject("MailSubscription", {
  email: Type.String({ description: "Address that the press mail was sent to." }),
  sender: Author,
  isSubscribed: Type.Boolean({ description: "Whether the address is subscribed to the sender's press mails." }),
});
export type MailSubscription = Static<typeof MailSubscription>;

const text = (label: string, max: number) => optionalOrNull(textInput(label, max));

const title = textInput("Title", announcementLimits.title);

const web = {
  headline: text("Headline", announcementLimits.headline),
  summary: text("Summary", announcementLimits.summary),
  content: htmlInput("Content", announcementLimits.content, " Required for publishing."),
  img: uploadInput("Image"),
  video: uploadInput("Video"),
  beats: optionalOrNull(Type.Array(Id, { title: "Beats" })),
};
const more = {
  newsroomId: idInput("Newsroom", "Id of a newsroom of the caller, their account or company."),
  companyId: idInput("Company", "Id of the company to publish as; null to publish as the creator."),
  communities: optionalOrNull(Type.Array(Id, { title: "Communities" })),
  userTypes: optionalOrNull(Type.Array(UserType, { title: "Audience" })),
  saveAs: Type.Optional(SaveAs),
};

export const AnnouncementInput = namedObject("AnnouncementInput", {
  kind: oneOf(announcementKinds, { title: "Type" }),
  title,
  ...web,
  ...more,
});
export type AnnouncementInput = Static<typeof AnnouncementInput>;

export const AnnouncementChanges = namedObject("AnnouncementChanges", {
  kind: Type.Optional(oneOf(announcementKinds, { title: "Type" })),
  title: Type.Optional(title),
  ...web,
  ...more,
  status: Type.Optional(
    inline(AnnouncementStatus, { title: "Status", description: "Advances from draft to published to archived, never back." }),
  ),
});
export type AnnouncementChanges = Static<typeof AnnouncementChanges>;

export const AnnouncementWebChanges = namedObject("AnnouncementWebChanges", { title: Type.Optional(title), ...web });

export const AnnouncementEmailChanges = namedObject("AnnouncementEmailChanges", {
  subject: text("Subject", emailLimits.subject),
  preheader: text("Preheader", emailLimits.preheader),
  fromName: text("Sender name", emailLimits.fromName),
  replyTo: text("Reply-to address", 254),
  content: htmlInput("Content", emailLimits.content),
  contactListIds: optionalOrNull(Type.Array(Id, { title: "Contact lists" })),
  contactIds: optionalOrNull(Type.Array(Id, { title: "Contacts" })),
});
export type AnnouncementEmailChanges = Static<typeof AnnouncementEmailChanges>;
