import type { Insertable } from "kysely";
import type { Database, EntityType } from "../upstream/db/schema.ts";
import { DAY, HOUR, MINUTE } from "../upstream/units.ts";
import type { CommunitySlug } from "./content/communities.ts";
import { deletedPosts, drafts, type DraftText } from "./content/drafts.ts";
import { beatIds, type Author, type MediaDirectory } from "./directory.ts";
import { calloutInterview } from "./interviews.ts";
import { toHtml } from "./markup.ts";
import type { DemoMedia } from "./media.ts";
import type { PictureName } from "./pictures.ts";
import { createRandom } from "./random.ts";
import type { Scheduled } from "./schedule.ts";
import type { VideoName } from "./videos.ts";

const FIRST_POST = 1001;
const FIRST_STORY = 1001;
/** A fixed id, so that settings can refer to the banner's story. */
const WELCOME_STORY_ID = 1000;

/** A published post or story, with the data that comments and likes need. */
export interface Published {
  entityType: Exclude<EntityType, "interview">;
  id: number;
  publishedAt: Date;
  author: Author;
  creator: Author;
  communities: readonly CommunitySlug[];
  /** Markup text, for finding posts by their beginning. */
  text: string;
}

export interface PostRows {
  images: Insertable<Database["images"]>[];
  videos: Insertable<Database["videos"]>[];
  posts: Insertable<Database["posts"]>[];
  postCommunities: Insertable<Database["post_communities"]>[];
  postAttachments: Insertable<Database["post_attachments"]>[];
  stories: Insertable<Database["stories"]>[];
  storyBeats: Insertable<Database["story_beats"]>[];
  storyCommunities: Insertable<Database["story_communities"]>[];
}

/** Creates rows for pictures and videos; each use is a separate upload by the author of the post. */
export interface Uploads {
  image(name: PictureName, owner: number, at: Date): number | null;
  /** The owner is null for a video by a visitor. */
  video(name: VideoName | "processing", owner: number | null, at: Date): number;
}

export function createUploads(media: DemoMedia, rows: Pick<PostRows, "images" | "videos">, firstId: number): Uploads {
  let nextImage = firstId;
  let nextVideo = 1001;
  return {
    image(name, owner, at) {
      const picture = media.pictures.get(name);
      if (picture === undefined) return null;
      rows.images.push({ ...picture, id: nextImage, owner_id: owner, created_at: at });
      nextImage += 1;
      return nextImage - 1;
    },
    video(name, owner, at) {
      const video = name === "processing" ? undefined : media.videos.get(name);
      rows.videos.push({
        id: nextVideo,
        url: video?.url ?? null,
        cover_url: video?.coverUrl ?? null,
        duration: video?.seconds ?? null,
        status: video === undefined ? "processing" : "processed",
        mime: "video/mp4",
        size: video?.size ?? 0,
        owner_id: owner,
        created_at: at,
      });
      nextVideo += 1;
      return nextVideo - 1;
    },
  };
}

export function emptyRows(): PostRows {
  return {
    images: [],
    videos: [],
    posts: [],
    postCommunities: [],
    postAttachments: [],
    stories: [],
    storyBeats: [],
    storyCommunities: [],
  };
}

interface Context {
  directory: MediaDirectory;
  rows: PostRows;
  uploads: Uploads;
  communityId(slug: CommunitySlug): number;
  now: Date;
}

/** Time of a correction after publishing. */
const soonAfter = (publishedAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() - MINUTE / 2, publishedAt.getTime() + 25 * MINUTE));

/** Rows of all published posts and stories; ids increase with time. */
export function publish(scheduled: readonly Scheduled[], context: Context): Published[] {
  const { directory, rows, uploads, communityId, now } = context;
  const random = createRandom("publish");
  return scheduled.map(({ item, publishedAt }, order): Published => {
    const { kind, author, creator, story } = item;
    // Created shortly before it was published.
    const createdAt = new Date(publishedAt.getTime() - Math.round(random.range(1, 50) * MINUTE));
    const imgId = item.picture === null ? null : uploads.image(item.picture, creator.id, createdAt);
    if (kind === "media" || kind === "epitome" || kind === "marcoms") {
      const id = item.communities.length === 0 ? WELCOME_STORY_ID : FIRST_STORY + order;
      rows.stories.push({
        id,
        kind,
        title: story?.title ?? null,
        headline: story?.headline ?? null,
        summary: story?.summary ?? null,
        content: item.html ?? "",
        img_id: imgId,
        video_id: item.video === null ? null : uploads.video(item.video, creator.id, createdAt),
        author_id: author.id,
        creator_id: creator.id,
        outlet_id: story?.outlet === undefined ? null : directory.outletId(story.outlet),
        company_id: story?.company === undefined ? null : directory.companyId(story.company),
        url: story?.url ?? null,
        save_as: "published",
        created_at: createdAt,
        published_at: publishedAt,
      });
      rows.storyBeats.push(...(story?.beats ?? []).map((beat) => ({ story_id: id, beat_id: beatIds[beat] })));
      rows.storyCommunities.push(...item.communities.map((slug) => ({ story_id: id, community_id: communityId(slug) })));
      return { entityType: "story", id, publishedAt, author, creator, communities: item.communities, text: item.text };
    }
    const id = FIRST_POST + order;
    const attachesVideo = kind === "communityPost" && item.video !== null;
    const interview = item.interview === null ? null : calloutInterview(item.interview);
    rows.posts.push({
      id,
      type: kind,
      content: item.html,
      author_id: author.id,
      creator_id: creator.id,
      save_as: "published",
      user_types: [...item.audience],
      created_at: createdAt,
      published_at: publishedAt,
      updated_at: kind !== "communityPost" && order % 17 === 5 ? soonAfter(publishedAt, now) : null,
      img_id: imgId,
      video_id: item.video === null || attachesVideo ? null : uploads.video(item.video, creator.id, createdAt),
      interview_id: interview?.id ?? null,
      show_questions: interview?.text.showQuestions ?? false,
      allow_skip: interview?.text.allowSkip ?? false,
      ...item.typeColumns(publishedAt, now),
    });
    rows.postCommunities.push(...item.communities.map((slug) => ({ post_id: id, community_id: communityId(slug) })));
    const images = item.attachments.map((name) => uploads.image(name, creator.id, createdAt)).filter((image) => image !== null);
    images.forEach((image, position) => rows.postAttachments.push({ post_id: id, position, image_id: image }));
    if (attachesVideo && item.video !== null) {
      rows.postAttachments.push({
        post_id: id,
        position: images.length,
        video_id: uploads.video(item.video, creator.id, createdAt),
      });
    }
    return { entityType: kind, id, publishedAt, author, creator, communities: item.communities, text: item.text };
  });
}

/** Drafts of the demo accounts and deleted posts, with ids above all published ones. */
export function addUnlisted(context: Context, firstId: number): void {
  const { directory, rows, uploads, communityId, now } = context;
  const add = (text: DraftText, id: number, deletedAt: Date | null): void => {
    const author = directory.find(text.author);
    const creator = text.creator === undefined ? author : directory.find(text.creator);
    const at = new Date(now.getTime() - Math.round(text.hoursAgo * HOUR));
    const isPublished = deletedAt !== null;
    const start = new Date(Math.ceil((at.getTime() + 12 * DAY) / HOUR) * HOUR);
    rows.posts.push({
      id,
      type: text.type,
      title: text.title ?? null,
      content: text.text === null ? null : toHtml(text.text, directory.findMentioned),
      author_id: author.id,
      creator_id: creator.id,
      save_as: isPublished ? "published" : "draft",
      user_types: [...(text.audience ?? [])],
      created_at: at,
      published_at: isPublished ? new Date(at.getTime() + MINUTE) : null,
      deleted_at: deletedAt,
      video_id: text.video === undefined ? null : uploads.video(text.video, creator.id, at),
      url: text.url ?? null,
      ...(text.type === "event" && {
        event_type: "offline",
        timezone: "Australia/Sydney",
        address: "To be announced",
        starts_at: start,
      }),
      ...(text.type === "job" && {
        company_name: author.name,
        workplace: "hybrid",
        job_type: "full-time",
        location: "Sydney",
      }),
    });
    rows.postCommunities.push(...text.communities.map((slug) => ({ post_id: id, community_id: communityId(slug) })));
  };
  drafts.forEach((text, index) => add(text, firstId + index, null));
  deletedPosts.forEach((text, index) =>
    add(text, firstId + drafts.length + index, new Date(now.getTime() - text.deletedDaysAgo * DAY)),
  );
}
