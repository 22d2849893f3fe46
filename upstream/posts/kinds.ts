import { sql, type RawBuilder } from "kysely";
import Type, { type TObject, type TSchema } from "typebox";
import type { PostType } from "../db/schema.ts";
import { firstMoment, lastMoment, period } from "../http/period.ts";
import { oneOf } from "../http/schema.ts";
import type { Attachments, Image, Video } from "../media/schema.ts";
import type { CompanyRef } from "../users/schema.ts";
import { Callout, CommunityPost, EventItem, Job, Reaction, RecordPost, Statement, type EventPost, type Post } from "./schema.ts";
import { isoOrNull, required } from "../db/refs.ts";
import { noAttachments } from "../media/read.ts";
import type { PostRow } from "./rows.ts";

/** What the types have in common, made by ./present.ts. */
export type PostBase = Omit<CommunityPost, "type" | "attachments">;

/** What else the rows of one page refer to, each loaded by one statement. */
export interface PostParts {
  images: ReadonlyMap<number, Image>;
  videos: ReadonlyMap<number, Video>;
  companies: ReadonlyMap<number, CompanyRef>;
  attachments: ReadonlyMap<number, Attachments>;
  interviews: ReadonlyMap<number, Pick<NonNullable<Callout["interview"]>, "id" | "title" | "type">>;
  /** By id of the call-out. */
  answersCounts: ReadonlyMap<number, number>;
}

type Condition = RawBuilder<unknown>;

/** All that differs between the seven types; shared code asks here and has no branches. */
export interface PostKind {
  /** Name of the collection in paths. */
  collection: string;
  /** Name of one post in operation ids. */
  noun: string;
  /** Shape on the type's own paths. */
  schema: TSchema;
  /** Method that restores. */
  restore: "POST" | "PATCH";
  /** Has GET {id}/all. */
  all: boolean;
  /** Condition of GET /latest beyond being published; null when there is no such call. */
  latest: ((now: Date) => Condition) | null;
  /** Orders of the list beside "newest"; the post's alias is p. */
  sorts: Record<string, Condition>;
  /** Whether the list can be asked for what the reader's own people wrote, drafts included. */
  ours: boolean;
  /** Further filters of the list. */
  filters: TObject["properties"];
  where: (filters: Record<string, unknown>) => Condition[];
  /** The form in lists of mixed types. */
  present: (row: PostRow, base: PostBase, parts: PostParts) => Post;
  /** The form on the type's own paths, made of the other. */
  own: (post: Post) => unknown;
}

const plain = {
  all: false,
  latest: null,
  ours: false,
  sorts: {},
  filters: {},
  where: () => [],
  own: (post: Post) => post,
} satisfies Partial<PostKind>;

const imageOf = (row: PostRow, parts: PostParts) => (row.img_id === null ? null : required(parts.images, row.img_id, "Image"));
const videoOf = (row: PostRow, parts: PostParts) =>
  row.video_id === null ? null : required(parts.videos, row.video_id, "Video");

/** A column that publishing requires. Throws when a published post lacks it; a draft may. */
function complete<T>(value: T | null, row: PostRow): T | null {
  if (value === null && row.save_as === "published") {
    throw new Error(`The ${row.type} ${row.id} is incomplete.`);
  }
  return value;
}

function companyOf(row: PostRow, parts: PostParts): Job["company"] {
  return row.company_id === null
    ? { id: null, name: row.company_name ?? "", slug: null, logo: null }
    : required(parts.companies, row.company_id, "Company");
}

function interviewOf(row: PostRow, parts: PostParts): Callout["interview"] {
  return row.interview_id === null
    ? null
    : {
        ...required(parts.interviews, row.interview_id, "Interview"),
        showQuestions: row.show_questions,
        allowSkip: row.allow_skip,
      };
}

/** On /events paths type says online or offline. */
function ownEvent(post: Post): unknown {
  if (post.type !== "event") {
    return post;
  }
  const { eventType, ...rest } = post;
  return { ...rest, type: eventType, postType: "event" };
}

/** A present filter as a condition, an absent one as none; all filters are validated texts. */
function when(value: unknown, condition: (value: string) => Condition): Condition[] {
  return typeof value === "string" ? [condition(value)] : [];
}

export const POST_KINDS: Record<PostType, PostKind> = {
  communityPost: {
    ...plain,
    collection: "communityPosts",
    noun: "CommunityPost",
    schema: CommunityPost,
    restore: "PATCH",
    present: (row, base, parts) => ({
      ...base,
      type: "communityPost",
      attachments: parts.attachments.get(row.id) ?? noAttachments(),
    }),
  },
  job: {
    ...plain,
    collection: "jobs",
    noun: "Job",
    schema: Job,
    restore: "POST",
    all: true,
    latest: () => sql`true`,
    filters: {
      workplace: Type.Optional(oneOf(["on-site", "remote", "hybrid"])),
      jobType: Type.Optional(oneOf(["full-time", "part-time", "temporary", "volunteer"])),
    },
    where: ({ workplace, jobType }) => [
      ...when(workplace, (value) => sql`p.workplace = ${value}`),
      ...when(jobType, (value) => sql`p.job_type = ${value}`),
    ],
    present: (row, base, parts) => ({
      ...base,
      type: "job",
      title: row.title ?? "",
      description: row.content ?? "",
      company: companyOf(row, parts),
      workplace: complete(row.workplace, row),
      jobType: complete(row.job_type, row),
      url: row.url,
      location: row.location,
      img: imageOf(row, parts),
    }),
  },
  callout: {
    ...plain,
    collection: "callouts",
    noun: "Callout",
    schema: Callout,
    restore: "POST",
    all: true,
    ours: true,
    sorts: { deadline: sql`p.deadline asc nulls last, p.published_at desc, p.id desc` },
    present: (row, base, parts) => ({
      ...base,
      type: "callout",
      title: row.title ?? "",
      deadline: isoOrNull(row.deadline),
      interview: interviewOf(row, parts),
      answersCount: parts.answersCounts.get(row.id) ?? 0,
    }),
  },
  event: {
    ...plain,
    collection: "events",
    noun: "Event",
    schema: EventItem,
    restore: "POST",
    all: true,
    latest: (now) => sql`coalesce(p.ends_at, p.starts_at) >= ${now}`,
    sorts: { start: sql`p.starts_at asc, p.id desc` },
    filters: {
      type: Type.Optional(oneOf(["online", "offline"])),
      ...period,
    },
    where: ({ type, from, to }) => [
      ...when(type, (value) => sql`p.event_type = ${value}`),
      ...when(from, (value) => sql`coalesce(p.ends_at, p.starts_at) >= ${firstMoment(value)}`),
      ...when(to, (value) => sql`p.starts_at <= ${lastMoment(value)}`),
    ],
    present: (row, base, parts): EventPost => ({
      ...base,
      type: "event",
      eventType: complete(row.event_type, row),
      name: row.title ?? "",
      timezone: complete(row.timezone, row),
      address: row.address,
      venue: row.venue,
      link: row.url,
      description: row.content,
      img: imageOf(row, parts),
      start: isoOrNull(complete(row.starts_at, row)),
      end: isoOrNull(row.ends_at),
    }),
    own: ownEvent,
  },
  record: {
    ...plain,
    collection: "records",
    noun: "Record",
    schema: RecordPost,
    restore: "PATCH",
    present: (row, base, parts) => ({ ...base, type: "record", video: complete(videoOf(row, parts), row) }),
  },
  reaction: {
    ...plain,
    collection: "reactions",
    noun: "Reaction",
    schema: Reaction,
    restore: "PATCH",
    present: (row, base, parts) => ({ ...base, type: "reaction", video: videoOf(row, parts), url: row.url }),
  },
  statement: {
    ...plain,
    collection: "statements",
    noun: "Statement",
    schema: Statement,
    restore: "PATCH",
    present: (row, base, parts) => ({ ...base, type: "statement", video: videoOf(row, parts), url: row.url }),
  },
};
