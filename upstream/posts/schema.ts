import Type, { type Static } from "typebox";
import {
  Beat,
  component,
  Count,
  Html,
  Id,
  NewsKind,
  nullable,
  oneOf,
  PostType,
  SaveAs,
  Time,
  Url,
  UserType,
} from "../http/schema.ts";
import { Commentable, Likable } from "../comments/schema.ts";
import { Attachments, Image, Video } from "../media/schema.ts";
import { Author, CommunityRef, CompanyRef, OutletRef } from "../users/schema.ts";

/** What all seven types have. `type` is added by each, as it differs. */
const postBase = {
  id: Id,
  time: Type.String({ format: "date-time", description: "publishedAt, or createdAt of a draft." }),
  createdAt: Time,
  publishedAt: nullable(Time),
  updatedAt: Type.Optional(
    Type.Unsafe<string | null>({
      ...nullable(Time),
      description: "When what it says was last changed after it was published; null when never.",
      "x-assumed": true,
    }),
  ),
  content: Type.Unsafe<string | null>({ ...nullable(Html), description: "Falls back to the description." }),
  author: Author,
  creatorId: Type.Integer({ minimum: 1, description: "Contact id of the creator." }),
  communities: Type.Array(CommunityRef),
  communityIds: Type.Array(Id),
  userTypes: Type.Array(UserType, { description: "Empty means all." }),
  saveAs: SaveAs,
  beats: Type.Array(Beat, { description: "Of the author." }),
  likable: Likable,
  commentable: Commentable,
  isDeleted: Type.Boolean(),
};

export const CommunityPost = component(
  "CommunityPost",
  Type.Object({ ...postBase, type: Type.Literal("communityPost"), attachments: Attachments }),
);
export type CommunityPost = Static<typeof CommunityPost>;

export const Callout = component(
  "Callout",
  Type.Object({
    ...postBase,
    type: Type.Literal("callout"),
    title: Type.String(),
    deadline: Type.Unsafe<string | null>({ ...nullable(Time), description: "Null means as soon as possible." }),
    interview: nullable(
      Type.Object({
        id: Id,
        title: Type.String(),
        type: oneOf(["video", "text"]),
        showQuestions: Type.Boolean(),
        allowSkip: Type.Boolean(),
      }),
    ),
    answersCount: Count,
  }),
);
export type Callout = Static<typeof Callout>;

/** Required of published posts. */
const inDraft = { description: "Null only in a draft." };
const OnlineOrOffline = Type.Unsafe<"online" | "offline" | null>({
  ...inDraft,
  type: ["string", "null"],
  enum: ["online", "offline", null],
});
const eventFields = {
  ...postBase,
  name: Type.String(),
  timezone: Type.Unsafe<string | null>({
    ...nullable(Type.String()),
    description: "IANA name. Null only in a draft.",
  }),
  address: nullable(Type.String()),
  venue: nullable(Type.String()),
  link: nullable(Url),
  description: nullable(Html),
  img: nullable(Image),
  start: Type.Unsafe<string | null>({ ...nullable(Time), ...inDraft }),
  end: nullable(Time),
};

/** The form in lists of mixed types. */
export const EventPost = component(
  "EventPost",
  Type.Object({ ...eventFields, type: Type.Literal("event"), eventType: OnlineOrOffline }),
);
export type EventPost = Static<typeof EventPost>;

/** The form on /events paths, where type says online or offline. */
export const EventItem = component(
  "Event",
  Type.Object({ ...eventFields, type: OnlineOrOffline, postType: Type.Literal("event") }),
);
export type EventItem = Static<typeof EventItem>;

const NamedCompany = Type.Object({ id: Type.Null(), name: Type.String(), slug: Type.Null(), logo: Type.Null() });

export const Job = component(
  "Job",
  Type.Object({
    ...postBase,
    type: Type.Literal("job"),
    title: Type.String(),
    description: Html,
    company: Type.Union([CompanyRef, NamedCompany]),
    workplace: Type.Unsafe<"on-site" | "remote" | "hybrid" | null>({
      ...inDraft,
      type: ["string", "null"],
      enum: ["on-site", "remote", "hybrid", null],
    }),
    jobType: Type.Unsafe<"full-time" | "part-time" | "temporary" | "volunteer" | null>({
      ...inDraft,
      type: ["string", "null"],
      enum: ["full-time", "part-time", "temporary", "volunteer", null],
    }),
    url: nullable(Url),
    location: nullable(Type.String()),
    img: nullable(Image),
  }),
);
export type Job = Static<typeof Job>;

export const RecordPost = component(
  "RecordPost",
  Type.Object({ ...postBase, type: Type.Literal("record"), video: nullable(Video) }),
);
export type RecordPost = Static<typeof RecordPost>;

export const Reaction = component(
  "Reaction",
  Type.Object({ ...postBase, type: Type.Literal("reaction"), video: nullable(Video), url: nullable(Url) }),
);
export type Reaction = Static<typeof Reaction>;

export const Statement = component(
  "Statement",
  Type.Object({ ...postBase, type: Type.Literal("statement"), video: nullable(Video), url: nullable(Url) }),
);
export type Statement = Static<typeof Statement>;

/** A post in the list of drafts. */
export const Draft = component(
  "Draft",
  Type.Object({
    id: Id,
    postType: PostType,
    title: Type.Unsafe<string | null>({ ...nullable(Type.String()), description: "Title or name, where the type has one." }),
    author: Author,
    content: nullable(Html),
    video: nullable(Video),
    url: nullable(Url),
    creatorId: Type.Integer({ minimum: 1, description: "Contact id of the creator." }),
    userTypes: Type.Array(UserType),
    communityIds: Type.Array(Id),
    saveAs: Type.Literal("draft"),
    createdAt: Time,
  }),
);
export type Draft = Static<typeof Draft>;

const newsBase = {
  id: Type.Integer({ minimum: 1, description: "Story id." }),
  type: NewsKind,
  title: Type.Optional(
    Type.Unsafe<string | null>({
      ...nullable(Type.String()),
      description: "Empty, null or left out: the headline is the title.",
    }),
  ),
  headline: nullable(Type.String()),
  summary: nullable(Type.String()),
  img: nullable(Image),
  video: nullable(Video),
  author: Author,
  beats: Type.Array(Beat),
  likable: Likable,
  commentable: Commentable,
  isDeleted: Type.Boolean(),
};

export const NewsItem = component("NewsItem", Type.Object({ ...newsBase, time: Time, publishedAt: Time }));
export type NewsItem = Static<typeof NewsItem>;

export const Story = component(
  "Story",
  Type.Object({
    ...newsBase,
    content: Html,
    outlet: nullable(OutletRef),
    company: nullable(CompanyRef),
    announcementId: nullable(Id),
    communities: Type.Array(CommunityRef),
    url: Type.Unsafe<string | null>({ ...nullable(Url), description: "Original place, when published elsewhere." }),
    createdAt: Time,
    publishedAt: nullable(Time),
  }),
);
export type Story = Static<typeof Story>;

export type Post = CommunityPost | Callout | EventPost | Job | RecordPost | Reaction | Statement;
export type FeedItem = Post | NewsItem;

const feedMembers = [CommunityPost, Callout, EventPost, Job, RecordPost, Reaction, Statement, NewsItem];
const mapping = {
  communityPost: "CommunityPost",
  callout: "Callout",
  event: "EventPost",
  job: "Job",
  record: "RecordPost",
  reaction: "Reaction",
  statement: "Statement",
  media: "NewsItem",
  epitome: "NewsItem",
  marcoms: "NewsItem",
};
export const FeedItem = component(
  "FeedItem",
  Type.Unsafe<FeedItem>({
    oneOf: feedMembers,
    discriminator: {
      propertyName: "type",
      mapping: Object.fromEntries(Object.entries(mapping).map(([type, name]) => [type, `#/components/schemas/${name}`])),
    },
  }),
);
