import type { Insertable } from "kysely";
import type { Database } from "../upstream/db/schema.ts";
import { DAY, HOUR, MINUTE } from "../upstream/units.ts";
import { ends, remarks, replies, starts } from "./content/comments/phrases.ts";
import { threads, type Thread } from "./content/comments/threads.ts";
import type { CommunitySlug } from "./content/communities.ts";
import type { MediaDirectory } from "./directory.ts";
import { mention, toHtml } from "./markup.ts";
import type { PictureName } from "./pictures.ts";
import type { Published, Uploads } from "./posts.ts";
import { createRandom, type Random } from "./random.ts";

type Row = Insertable<Database["comments"]>;

/** A comment that has no id yet: ids increase with time, and replies refer to their parent. */
interface Draft {
  entity: Published;
  parent: Draft | null;
  html: string;
  authorId: number;
  at: number;
  editedAt: number | null;
  deletedAt: number | null;
  picture: PictureName | null;
}

export interface CommentRows {
  comments: Row[];
  attachments: Insertable<Database["comment_attachments"]>[];
  /** Comments that are not deleted and can therefore be liked. */
  visible: { id: number; entity: Published; at: number; isReply: boolean }[];
}

const FIRST_COMMENT = 1001;
const pictures: readonly PictureName[] = [
  "barChart",
  "surveyMap",
  "deskDark",
  "coastDay",
  "proofsSquare",
  "lineChartTeal",
  "bridgeDawn",
  "sharedTableSquare",
];

/** Returns who may comment on a post: the members of its communities, or everybody if it has no communities. */
export type Commenters = (communities: readonly CommunitySlug[]) => readonly number[];

/** Combines phrases that fit the type of the post into a comment; each phrase is used once per post. */
function composeComment(entity: Published, random: Random, used: Set<string>): { text: string; answer: string | null } {
  for (;;) {
    const shape = random.int(0, 9);
    const [remark, answer = null] = random.pick(remarks[entity.entityType] ?? remarks.communityPost);
    const hasRemark = shape < 9;
    const parts = [
      ...(shape < 5 || !hasRemark ? [random.pick(starts).replace("{first}", entity.author.firstname)] : []),
      ...(hasRemark ? [remark] : []),
      ...(shape === 4 || shape === 8 ? [random.pick(ends)] : []),
    ];
    if (parts.some((part) => used.has(part))) continue;
    for (const part of parts) used.add(part);
    return { text: parts.join(" "), answer: hasRemark ? answer : null };
  }
}

/** A random moment between two instants, biased towards the first; the first when the interval is empty. */
function randomTime(random: Random, from: number, to: number): number {
  return to <= from ? from : Math.round(from + (to - from) * random.next() ** 3);
}

function draft(entity: Published, parent: Draft | null, html: string, authorId: number, at: number): Draft {
  return { entity, parent, html, authorId, at, editedAt: null, deletedAt: null, picture: null };
}

/** Replies to one comment, oldest first; some begin with a mention of the person they answer. */
function replyDrafts(
  comment: Draft,
  replyTexts: readonly { authorId: number; text: string }[],
  nameOf: (id: number) => string,
  now: number,
  random: Random,
): Draft[] {
  let at = comment.at;
  let previous = comment;
  return replyTexts.map(({ authorId, text }) => {
    const mentions = previous !== comment && previous.authorId !== authorId && random.chance(0.6);
    const opening = mentions ? `${mention({ id: previous.authorId, name: nameOf(previous.authorId) })} ` : "";
    at = randomTime(random, at + MINUTE / 2, now - MINUTE / 2);
    previous = draft(comment.entity, comment, `<p>${opening}${toHtml(text).slice("<p>".length)}`, authorId, at);
    return previous;
  });
}

/** Short replies by different people, each phrase once per post. */
function shortReplies(count: number, people: readonly number[], random: Random, used: Set<string>) {
  return random.sample(people, count).map((authorId) => {
    const text = random.pick(replies.filter((reply) => !used.has(reply)));
    used.add(text);
    return { authorId, text };
  });
}

function generatedComments(
  entity: Published,
  people: readonly number[],
  nameOf: (id: number) => string,
  now: number,
  random: Random,
): Draft[] {
  const used = new Set<string>();
  const timeSincePublished = now - entity.publishedAt.getTime() - 2 * MINUTE;
  if (timeSincePublished < MINUTE) return [];
  // Few people have read a post that is only minutes old.
  const seen = Math.min(1, timeSincePublished / (3 * HOUR));
  const count = random.chance(0.24) ? 0 : Math.floor(random.next() ** 1.9 * 8.6 * seen);
  const until = entity.publishedAt.getTime() + Math.min(timeSincePublished, 9 * DAY);
  const { author, creator } = entity;
  const others = people.filter((id) => id !== author.id && id !== creator.id);
  return random.sample(others, count).flatMap((authorId) => {
    const { text, answer } = composeComment(entity, random, used);
    const comment = draft(entity, null, toHtml(text), authorId, randomTime(random, entity.publishedAt.getTime() + MINUTE, until));
    const answered = answer !== null && random.chance(0.55) ? [{ authorId: author.id, text: answer }] : [];
    const rest = others.filter((id) => id !== authorId);
    const more = random.chance(0.22) ? shortReplies(random.int(1, 3), rest, random, used) : [];
    const list = [comment, ...replyDrafts(comment, [...answered, ...more], nameOf, until, random)];
    if (random.chance(0.05)) comment.editedAt = Math.min(now - MINUTE / 2, comment.at + random.int(2, 40) * MINUTE);
    if (random.chance(0.045)) comment.deletedAt = Math.min(now - MINUTE / 2, comment.at + random.int(1, 300) * MINUTE);
    if (random.chance(0.04)) comment.picture = random.pick(pictures);
    return list;
  });
}

/** One of the long discussions, with some deleted comments that have replies. */
function scriptedComments(
  thread: Thread,
  entity: Published,
  directory: MediaDirectory,
  people: readonly number[],
  nameOf: (id: number) => string,
  now: number,
  random: Random,
): Draft[] {
  const begin = entity.publishedAt.getTime();
  const step = Math.min((now - begin) / (thread.comments.length + 2), 7 * HOUR);
  const used = new Set<string>();
  const unanswered: Draft[] = [];
  const all: Draft[] = [];
  thread.comments.forEach(([by, text, written = []], index) => {
    const comment = draft(
      entity,
      null,
      toHtml(text, directory.findMentioned),
      directory.find(by).id,
      Math.round(begin + (index + random.range(0.3, 0.9)) * step),
    );
    let at = comment.at;
    const replyList = written.map(([replier, replyText]) => {
      at = randomTime(random, at + MINUTE, Math.min(now - MINUTE, at + 4 * HOUR));
      return draft(entity, comment, toHtml(replyText, directory.findMentioned), directory.find(replier).id, at);
    });
    if (index % 9 === 4) comment.editedAt = comment.at + 12 * MINUTE;
    if (index % 11 === 6) comment.picture = random.pick(pictures);
    if (replyList.length === 0) unanswered.push(comment);
    all.push(comment, ...replyList);
  });
  const withoutReplies = random.sample(unanswered, 4);
  let left = thread.moreReplies;
  for (const comment of random.shuffle(unanswered)) {
    if (left <= 0 || withoutReplies.includes(comment)) continue;
    const replyTexts = shortReplies(Math.min(left, random.int(1, 2)), people, random, used);
    const replyList = replyDrafts(comment, replyTexts, nameOf, Math.min(now, comment.at + DAY), random);
    left -= replyList.length;
    all.push(...replyList);
  }
  for (const offset of [0.22, 0.61]) {
    const deleted = draft(
      entity,
      null,
      toHtml(composeComment(entity, random, used).text),
      random.pick(people),
      Math.round(begin + (now - begin) * offset * 0.5),
    );
    deleted.deletedAt = deleted.at + 90 * MINUTE;
    all.push(
      deleted,
      ...replyDrafts(deleted, shortReplies(2, people, random, used), nameOf, Math.min(now, deleted.at + DAY), random),
    );
  }
  return all;
}

/** The comments on all published posts and stories. */
export function commentRows(
  published: readonly Published[],
  directory: MediaDirectory,
  commenters: Commenters,
  nameOf: (id: number) => string,
  uploads: Uploads,
  now: Date,
): CommentRows {
  const rows: CommentRows = { comments: [], attachments: [], visible: [] };
  const drafts = published.flatMap((entity) => {
    const random = createRandom(`comments ${entity.entityType} ${entity.id}`);
    const people = commenters(entity.communities);
    const thread = threads.find(({ postStart }) => entity.text.startsWith(postStart));
    return thread === undefined
      ? generatedComments(entity, people, nameOf, now.getTime(), random)
      : scriptedComments(thread, entity, directory, people, nameOf, now.getTime(), random);
  });
  const ids = new Map<Draft, number>();
  drafts.sort((a, b) => a.at - b.at || Number(a.parent !== null) - Number(b.parent !== null));
  drafts.forEach((draftComment, index) => ids.set(draftComment, FIRST_COMMENT + index));
  const at = (time: number | null): Date | null => (time === null ? null : new Date(time));
  for (const draftComment of drafts) {
    const id = ids.get(draftComment) ?? 0;
    const { entity, parent } = draftComment;
    rows.comments.push({
      id,
      entity_type: entity.entityType,
      entity_id: entity.id,
      parent_id: parent === null ? null : (ids.get(parent) ?? null),
      content: draftComment.html,
      author_id: draftComment.authorId,
      created_at: new Date(draftComment.at),
      updated_at: at(draftComment.editedAt),
      deleted_at: at(draftComment.deletedAt),
    });
    const image =
      draftComment.picture === null
        ? null
        : uploads.image(draftComment.picture, draftComment.authorId, new Date(draftComment.at));
    if (image !== null) rows.attachments.push({ comment_id: id, position: 0, image_id: image });
    if (draftComment.deletedAt === null) rows.visible.push({ id, entity, at: draftComment.at, isReply: parent !== null });
  }
  return rows;
}
