import type { Insertable } from "kysely";
import type { NewsKind, PostType, PostsTable, UserType } from "../upstream/db/schema.ts";
import { DAY, HOUR } from "../upstream/units.ts";
import { wallTime } from "./clock.ts";
import { mediaInsiders as callouts } from "./content/callouts/mediaInsiders.ts";
import { otherCallouts } from "./content/callouts/others.ts";
import type { CalloutText } from "./content/callouts/types.ts";
import { communities, type CommunitySlug } from "./content/communities.ts";
import { communityPosts } from "./content/communityPosts/index.ts";
import { mediaInsiders as events } from "./content/events/mediaInsiders.ts";
import { otherEvents } from "./content/events/others.ts";
import type { EventText } from "./content/events/types.ts";
import type { CalloutInterview } from "./content/interviews/calloutInterviews.ts";
import { mediaInsiders as jobs } from "./content/jobs/mediaInsiders.ts";
import { otherJobs } from "./content/jobs/others.ts";
import type { JobText } from "./content/jobs/types.ts";
import { epitome, marcoms, media, type StoryText } from "./content/news.ts";
import { reactions, type CommentaryText } from "./content/reactions.ts";
import { records, type RecordText } from "./content/records.ts";
import { statements } from "./content/statements.ts";
import type { CommunityPostText, PostText } from "./content/texts.ts";
import type { MediaDirectory, Author } from "./directory.ts";
import { toHtml } from "./markup.ts";
import type { PictureName } from "./pictures.ts";
import type { Random } from "./random.ts";
import type { VideoName } from "./videos.ts";

export type MainCommunity = CommunitySlug | "none";

/** Columns that only some post types have. */
export type TypeColumns = Pick<
  Insertable<PostsTable>,
  | "title"
  | "url"
  | "deadline"
  | "event_type"
  | "timezone"
  | "address"
  | "venue"
  | "starts_at"
  | "ends_at"
  | "company_id"
  | "company_name"
  | "workplace"
  | "job_type"
  | "location"
>;

/** A post or story that has no id and no publication time yet. */
export interface Item {
  kind: PostType | NewsKind;
  /** Its first community. Publication times are spread over the period separately for each of them. */
  mainCommunity: MainCommunity;
  author: Author;
  creator: Author;
  communities: readonly CommunitySlug[];
  audience: readonly UserType[];
  text: string;
  html: string | null;
  /** Attached pictures, for community posts only. */
  attachments: readonly PictureName[];
  picture: PictureName | null;
  video: VideoName | "processing" | null;
  /** Set if the text requires a certain age. */
  hoursAgo: number | null;
  interview: CalloutInterview | null;
  story: StoryText | null;
  typeColumns(publishedAt: Date, now: Date): TypeColumns;
}

const mainCommunities: readonly MainCommunity[] = [...communities.map(({ slug }) => slug), "none"];

function commonFields(
  directory: MediaDirectory,
  community: MainCommunity,
  post: PostText,
  text: string | null,
): Omit<Item, "kind" | "typeColumns"> {
  const author = directory.find(post.author);
  return {
    mainCommunity: community,
    author,
    creator: post.creator === undefined ? author : directory.find(post.creator),
    communities: [...(community === "none" ? [] : [community]), ...(post.otherCommunities ?? [])],
    audience: post.audience ?? [],
    text: text ?? "",
    html: text === null ? null : toHtml(text, directory.findMentioned),
    attachments: [],
    picture: null,
    video: null,
    hoursAgo: post.hoursAgo ?? null,
    interview: null,
    story: null,
  };
}

function communityPost(directory: MediaDirectory, community: MainCommunity, post: CommunityPostText): Item {
  return {
    ...commonFields(directory, community, post, post.text),
    kind: "communityPost",
    attachments: post.pictures ?? [],
    video: post.video ?? null,
    typeColumns: () => ({}),
  };
}

function callout(directory: MediaDirectory, community: MainCommunity, post: CalloutText): Item {
  const { title, deadlineHours, interview = null } = post;
  return {
    ...commonFields(directory, community, post, post.text),
    kind: "callout",
    interview,
    typeColumns: (publishedAt) => {
      if (deadlineHours === "asap") return { title, deadline: null };
      // A deadline after a day or more is the end of that day; a shorter one is rounded up to a full hour.
      const deadline =
        deadlineHours < 24
          ? new Date(Math.ceil((publishedAt.getTime() + deadlineHours * HOUR) / HOUR) * HOUR)
          : wallTime(publishedAt, Math.round(deadlineHours / 24), "23:59");
      return { title, deadline };
    },
  };
}

function event(directory: MediaDirectory, community: MainCommunity, post: EventText, random: Random): Item {
  const { name, timezone, place, link } = post;
  return {
    ...commonFields(directory, community, post, post.text),
    kind: "event",
    picture: post.picture ?? null,
    // A past event was announced one to two weeks before.
    hoursAgo: post.daysFromNow < 0 ? -post.daysFromNow * 24 + random.range(7, 14) * 24 : null,
    typeColumns: (_, now) => {
      const start = wallTime(now, post.daysFromNow, post.time, timezone);
      return {
        title: name,
        event_type: place === undefined ? "online" : "offline",
        timezone,
        address: place?.address ?? null,
        venue: place?.venue ?? null,
        url: link ?? null,
        starts_at: start,
        ends_at: post.durationHours === null ? null : new Date(start.getTime() + post.durationHours * HOUR),
      };
    },
  };
}

function job(directory: MediaDirectory, community: MainCommunity, post: JobText): Item {
  const { title, company, workplace, jobType, location, url } = post;
  const employer = typeof company === "string" ? { company_id: directory.companyId(company) } : { company_name: company.name };
  return {
    ...commonFields(directory, community, post, post.text),
    kind: "job",
    picture: post.picture ?? null,
    typeColumns: () => ({ title, ...employer, workplace, job_type: jobType, location, url: url ?? null }),
  };
}

function video(directory: MediaDirectory, community: MainCommunity, post: RecordText): Item {
  return { ...commonFields(directory, community, post, post.text), kind: "record", video: post.video, typeColumns: () => ({}) };
}

function commentary(kind: "reaction" | "statement") {
  return (directory: MediaDirectory, community: MainCommunity, post: CommentaryText): Item => ({
    ...commonFields(directory, community, post, post.text),
    kind,
    video: post.video ?? null,
    typeColumns: () => ({ url: post.url ?? null }),
  });
}

function news(directory: MediaDirectory, post: StoryText): Item {
  const { communities: storyCommunities } = post;
  const isWelcome = storyCommunities.length === 0;
  return {
    ...commonFields(directory, storyCommunities[0] ?? "none", post, post.text),
    kind: post.kind,
    communities: storyCommunities,
    picture: post.picture ?? null,
    video: post.video ?? null,
    story: post,
    hoursAgo: isWelcome ? 21 * 24 : null,
    typeColumns: () => ({}),
  };
}

/** All published posts and stories, in the order of the content files. */
export function collectItems(directory: MediaDirectory, random: Random): Item[] {
  const calloutsByCommunity = { "media-insiders": callouts, ...otherCallouts };
  const eventsByCommunity = { "media-insiders": events, ...otherEvents };
  const jobsByCommunity = { "media-insiders": jobs, investigations: [], ...otherJobs };
  const reaction = commentary("reaction");
  const statement = commentary("statement");
  const posts = mainCommunities.flatMap((community) => [
    ...communityPosts[community].map((post) => communityPost(directory, community, post)),
    ...calloutsByCommunity[community].map((post) => callout(directory, community, post)),
    ...eventsByCommunity[community].map((post) => event(directory, community, post, random)),
    ...jobsByCommunity[community].map((post) => job(directory, community, post)),
    ...(records[community] ?? []).map((post) => video(directory, community, post)),
    ...(reactions[community] ?? []).map((post) => reaction(directory, community, post)),
    ...(statements[community] ?? []).map((post) => statement(directory, community, post)),
  ]);
  return [...posts, ...[...media, ...epitome, ...marcoms].map((story) => news(directory, story))];
}

/** Time range covered by the demo data. */
export const TIME_SPAN = 90 * DAY;
