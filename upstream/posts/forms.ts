import type { PostType } from "../db/schema.ts";
import {
  always,
  choice,
  company,
  flag,
  html,
  moment,
  never,
  text,
  upload,
  webAddress,
  zone,
  type Field,
  type PostValues,
} from "./fields.ts";

/** What rules that look at more than one field are told. */
export interface Facts {
  values: PostValues;
  /** As it was when it was last public; null when it never was. */
  before: PostValues | null;
  now: Date;
  /** Attached pictures and videos. */
  attached: number;
}

/** Messages by field, of what keeps a post from being public. */
type Rule = (facts: Facts) => Record<string, string>;

/** How posts of one type are written: all that differs between the types. */
export interface PostForm {
  fields: readonly Field[];
  hasAttachments: boolean;
  rules: readonly Rule[];
  /** Clears what the other values rule out. */
  settle(values: PostValues): void;
}

const CONTENT = 5000;

const textOrVideo: Rule = ({ values }) =>
  CONTENT_FIELD.isEmpty(values) && values.video_id === null ? { content: "Content or video is required." } : {};

const textOrAttachment: Rule = ({ values, attached }): Record<string, string> =>
  CONTENT_FIELD.isEmpty(values) && attached === 0 ? { content: "Content is required." } : {};

/** An unchanged deadline may have passed since. */
const deadlineAhead: Rule = ({ values: { deadline }, before, now }): Record<string, string> => {
  const isKept = before !== null && before.deadline?.getTime() === deadline?.getTime();
  return deadline === null || isKept || deadline > now ? {} : { deadline: "Deadline must be in the future." };
};

const endAfterStart: Rule = ({ values: { starts_at: start, ends_at: end } }): Record<string, string> =>
  start === null || end === null || end > start ? {} : { end: "End must be after start." };

const CONTENT_FIELD = html("content", "Content", CONTENT, never);
const VIDEO = upload("video", "Video", "videos", never);
const IMAGE = upload("img", "Image", "images", never);

const plain = { hasAttachments: false, rules: [], settle: () => undefined };
/** Reactions and statements. */
const remark: PostForm = { ...plain, fields: [VIDEO, CONTENT_FIELD, webAddress("url", "Url", never)], rules: [textOrVideo] };

const isOffline = (values: PostValues) => values.event_type === "offline";
const isOnline = (values: PostValues) => values.event_type === "online";

export const POST_FORMS: Record<PostType, PostForm> = {
  communityPost: { ...plain, fields: [CONTENT_FIELD], hasAttachments: true, rules: [textOrAttachment] },
  callout: {
    ...plain,
    fields: [
      text("title", "Title", "title", 200, always),
      html("content", "Content", CONTENT, always),
      moment("deadline", "Deadline", "deadline", never),
    ],
    rules: [deadlineAhead],
  },
  event: {
    ...plain,
    fields: [
      text("name", "Name", "title", 200, always),
      choice("type", "Type", "event_type", ["online", "offline"], always),
      zone("timezone", "Timezone", always),
      moment("start", "Start", "starts_at", always),
      moment("end", "End", "ends_at", never),
      text("address", "Address", "address", 300, isOffline),
      text("venue", "Venue", "venue", 200, never),
      webAddress("link", "Link", isOnline),
      html("description", "Description", CONTENT, never),
      IMAGE,
    ],
    rules: [endAfterStart],
    settle: (values) => {
      if (isOnline(values)) {
        values.address = null;
      }
    },
  },
  job: {
    ...plain,
    fields: [
      text("title", "Title", "title", 200, always),
      html("description", "Description", CONTENT, always),
      company("company", "Company", 200, always),
      choice("workplace", "Workplace", "workplace", ["on-site", "remote", "hybrid"], always),
      choice("jobType", "Job type", "job_type", ["full-time", "part-time", "temporary", "volunteer"], always),
      text("location", "Location", "location", 200, (values) => values.workplace !== "remote"),
      webAddress("url", "Url", never),
      IMAGE,
    ],
  },
  record: { ...plain, fields: [upload("video", "Video", "videos", always), CONTENT_FIELD] },
  reaction: remark,
  statement: remark,
};

/** A call-out with the questions of an interview says how they are answered. */
export const ASYNC_CALLOUT: PostForm = {
  ...POST_FORMS.callout,
  fields: [
    ...POST_FORMS.callout.fields,
    flag("showQuestions", "Show questions", "show_questions"),
    flag("allowSkip", "Allow skip", "allow_skip"),
  ],
};
