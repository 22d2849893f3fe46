import type { Insertable } from "kysely";
import type { NewsKind, PostType, PostsTable, UserType } from "../upstream/db/schema.ts";
import type { PictureName } from "./pictures.ts";
import type { MediaDirectory, Author } from "./directory.ts";
import { day, hour, wallTime } from "./clock.ts";
import { mediaInsiders as callouts } from "./content/callouts/mediaInsiders.ts";
import { otherCallouts } from "./content/callouts/others.ts";
import type { CalloutText } from "./content/callouts/types.ts";
import { communities, type CommunitySlug } from "./content/communities.ts";
import { communityPosts } from "./content/communityPosts/index.ts";
import { mediaInsiders as events } from "./content/events/mediaInsiders.ts";
import { otherEvents } from "./content/events/others.ts";
import type { EventText } from "./content/events/types.ts";
import { mediaInsiders as jobs } from "./content/jobs/mediaInsiders.ts";
import { otherJobs } from "./content/jobs/others.ts";
import type { JobText } from "./content/jobs/types.ts";
import { epitome, marcoms, media, type StoryText } from "./content/news.ts";
import type { CalloutInterview } from "./content/interviews/calloutInterviews.ts";
import { reactions, type CommentaryText } from "./content/reactions.ts";
import { records, type RecordText } from "./content/records.ts";
import { statements } from "./content/statements.ts";
import type { CommunityPostText, Written } from "./content/texts.ts";
import type { VideoName } from "./videos.ts";
import { toHtml } from "./markup.ts";
import type { Random } from "./random.ts";

export type Home = CommunitySlug | "none";

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

/** A post or story without a time and an id. */
export interface Item {
  kind: PostType | NewsKind;
  /** The list in which its times are distributed: its first community. */
  home: Home;
  author: Author;
  creator: Author;
  communities: readonly CommunitySlug[];
  audience: readonly UserType[];
  text: string;
  html: string | null;
  /** Attached pictures, for community posts only. */
  attached: readonly PictureName[];
  picture: PictureName | null;
  video: VideoName | "processing" | null;
  /** Hours since publishing, if the content requires it. */
  age: number | null;
  interview: CalloutInterview | null;
  story: StoryText | null;
  typeColumns(publishedAt: Date, now: Date): TypeColumns;
}

const homes: readonly Home[] = [...communities.map(({ slug }) => slug), "none"];
/** Default time zone of dates. */
const defaultZone = "Australia/Sydney";

function commonFields(
  directory: MediaDirectory,
  home: Home,
  written: Written,
  text: string | null,
): Omit<Item, "kind" | "typeColumns"> {
  const author = directory.find(written.by);
  return {
    home,
    author,
    creator: written.through === undefined ? author : directory.find(written.through),
    communities: [...(home === "none" ? [] : [home]), ...(written.also ?? [])],
    audience: written.audience ?? [],
    text: text ?? "",
    html: text === null ? null : toHtml(text, directory.findMentioned),
    attached: [],
    picture: null,
    video: null,
    age: written.ago ?? null,
    interview: null,
    story: null,
  };
}

function communityPost(directory: MediaDirectory, home: Home, post: CommunityPostText): Item {
  return {
    ...commonFields(directory, home, post, post.text),
    kind: "communityPost",
    attached: post.pictures ?? [],
    video: post.video ?? null,
    typeColumns: () => ({}),
  };
}

function callout(directory: MediaDirectory, home: Home, post: CalloutText): Item {
  const { title, lead, interview = null } = post;
  return {
    ...commonFields(directory, home, post, post.text),
    kind: "callout",
    interview,
    typeColumns: (publishedAt) => {
      if (lead === "asap") return { title, deadline: null };
      // A deadline after a day or more is the end of that day; a shorter one is rounded up to a full hour.
      const deadline =
        lead < 24
          ? new Date(Math.ceil((publishedAt.getTime() + lead * hour) / hour) * hour)
          : wallTime(publishedAt, Math.round(lead / 24), "23:59", defaultZone);
      return { title, deadline };
    },
  };
}

function event(directory: MediaDirectory, home: Home, post: EventText, random: Random): Item {
  const { name, zone, place, link } = post;
  return {
    ...commonFields(directory, home, post, post.text),
    kind: "event",
    picture: post.picture ?? null,
    // A past event was announced one to two weeks before.
    age: post.day < 0 ? -post.day * 24 + random.range(7, 14) * 24 : null,
    typeColumns: (_, now) => {
      const start = wallTime(now, post.day, post.at, zone);
      return {
        title: name,
        event_type: place === undefined ? "online" : "offline",
        timezone: zone,
        address: place?.address ?? null,
        venue: place?.venue ?? null,
        url: link ?? null,
        starts_at: start,
        ends_at: post.hours === null ? null : new Date(start.getTime() + post.hours * hour),
      };
    },
  };
}

function job(directory: MediaDirectory, home: Home, post: JobText): Item {
  const { title, company, workplace, jobType, location, url } = post;
  const employer = typeof company === "string" ? { company_id: directory.companyId(company) } : { company_name: company.name };
  return {
    ...commonFields(directory, home, post, post.text),
    kind: "job",
    picture: post.picture ?? null,
    typeColumns: () => ({ title, ...employer, workplace, job_type: jobType, location, url: url ?? null }),
  };
}

function video(directory: MediaDirectory, home: Home, post: RecordText): Item {
  return { ...commonFields(directory, home, post, post.text), kind: "record", video: post.video, typeColumns: () => ({}) };
}

function commentary(kind: "reaction" | "statement") {
  return (directory: MediaDirectory, home: Home, post: CommentaryText): Item => ({
    ...commonFields(directory, home, post, post.text),
    kind,
    video: post.video ?? null,
    typeColumns: () => ({ url: post.url ?? null }),
  });
}

function news(directory: MediaDirectory, post: StoryText): Item {
  const { communities: shownIn } = post;
  const isWelcome = shownIn.length === 0;
  return {
    ...commonFields(directory, shownIn[0] ?? "none", post, post.text),
    kind: post.kind,
    communities: shownIn,
    picture: post.picture ?? null,
    video: post.video ?? null,
    story: post,
    age: isWelcome ? 21 * 24 : null,
    typeColumns: () => ({}),
  };
}

/** All published posts and stories, in the order of the content files. */
export function collectItems(directory: MediaDirectory, random: Random): Item[] {
  const calloutsOf = { "media-insiders": callouts, ...otherCallouts };
  const eventsOf = { "media-insiders": events, ...otherEvents };
  const jobsOf = { "media-insiders": jobs, investigations: [], ...otherJobs };
  const reaction = commentary("reaction");
  const statement = commentary("statement");
  const posts = homes.flatMap((home) => [
    ...communityPosts[home].map((post) => communityPost(directory, home, post)),
    ...calloutsOf[home].map((post) => callout(directory, home, post)),
    ...eventsOf[home].map((post) => event(directory, home, post, random)),
    ...jobsOf[home].map((post) => job(directory, home, post)),
    ...(records[home] ?? []).map((post) => video(directory, home, post)),
    ...(reactions[home] ?? []).map((post) => reaction(directory, home, post)),
    ...(statements[home] ?? []).map((post) => statement(directory, home, post)),
  ]);
  return [...posts, ...[...media, ...epitome, ...marcoms].map((story) => news(directory, story))];
}

/** Time range covered by the demo data. */
export const timeSpan = 90 * day;
