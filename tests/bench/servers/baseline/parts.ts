import type { Attachments, Author, Comment, Commentable, Image, Item, List, Video, Viewer } from "./shapes.ts";

/** The parts that several responses share. */
export const globalId = (type: string, key: number | string): string =>
  Buffer.from(`${type}:${key}`, "latin1").toString("base64url");

/** Cache of REST literals converted to the schema's spelling. */
const spelled = new Map<string, string>();
export function upper(name: string): string {
  let text = spelled.get(name);
  if (text === undefined) spelled.set(name, (text = name.replaceAll("-", "_").replace(/[A-Z]/g, "_$&").toUpperCase()));
  return text;
}

const MAX_LAST_ITEMS = 8;
type Key = readonly (string | number)[] | null;

/** The edges and the page of a list; a cursor has the offset, the total, the last key and the items with that key. */
export function connection<Element, Node>(
  { data, meta }: List<Element>,
  keyOf: (element: Element) => Key,
  identityOf: (element: Element) => string,
  nodeOf: (element: Element) => Node,
  end = data.length,
) {
  const total = totalOf({ data, meta });
  const seen: string[] = [];
  const edges = data.slice(0, end).map((element, index) => {
    const key = keyOf(element);
    if (key !== null || seen.length === MAX_LAST_ITEMS) seen.shift();
    seen.push(identityOf(element));
    const cursor = Buffer.from(JSON.stringify([index + 1, total, key ?? 0, ...seen]), "utf8").toString("base64url");
    return { cursor, node: nodeOf(element) };
  });
  return { edges, pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: edges.length < total } };
}

export const totalOf = ({ data, meta: { total, offset, hasMore } }: List<unknown>): number =>
  total ?? offset + data.length + (hasMore === true ? 1 : 0);

export const typeNames: Readonly<Record<string, string>> = {
  communityPost: "CommunityPost",
  job: "Job",
  callout: "Callout",
  event: "Event",
  record: "Record",
  reaction: "Reaction",
  statement: "Statement",
};

const denied = (...codes: string[]) => ({ allowed: false, reasons: codes.map((code) => ({ code })) });

/** The reason why somebody may not change a post; null for people who may. */
function refusalReason(item: Item, viewer: Viewer): string | null {
  const isMain = item.author.id === viewer.contactId;
  if (item.type === "communityPost") return isMain && item.creatorId === viewer.contactId ? null : "NOT_AUTHOR_AND_CREATOR";
  const isSystem = item.author.type === "company" || item.author.id !== item.creatorId;
  if (item.type === "job" || item.type === "callout" || item.type === "event") return isMain ? null : "NOT_AUTHOR";
  if (isSystem) return "SYSTEM_POST";
  return isMain ? null : "NOT_AUTHOR";
}

export function postPermissions(item: Item, viewer: Viewer) {
  const reason = refusalReason(item, viewer);
  const allowed = reason === null;
  return {
    __typename: "PostPermissions",
    edit: { allowed: allowed && item.type !== "communityPost" },
    delete: { allowed },
    restore: reason === null ? denied("NOT_DELETED") : denied(reason, "NOT_DELETED"),
    like: { allowed: true, reasons: [] },
  };
}

export const authorHead = ({ id, name, avatar, type, slug }: Author) => ({
  id: globalId("Author", id),
  name,
  avatar,
  type: upper(type),
  slug,
});
export const authorLine = (author: Author, viewer: Viewer) => ({
  ...authorHead(author),
  isViewer: author.id === viewer.contactId,
});
export const picture = (image: Image | null) =>
  image === null ? null : { id: globalId("Image", image.id), url: image.path, width: image.width, height: image.height };
export const formatVideo = (video: Video | null) =>
  video === null
    ? null
    : {
        id: globalId("Video", video.id),
        url: video.url,
        coverUrl: video.coverUrl,
        duration: video.duration,
        status: upper(video.status),
        error: video.error,
      };
export const attached = ({ count, images, videos }: Attachments) => ({
  count,
  images: images.map(({ id, path }) => ({ id: globalId("Image", id), url: path })),
  videos: videos.map(({ id, path, thumbnail, length, status }) => ({
    id: globalId("Video", id),
    url: path,
    coverUrl: thumbnail,
    duration: length,
    status: upper(status),
  })),
});
export const beatTags = ({ beats }: Pick<Item, "beats">) =>
  beats.map(({ id, key, name }) => ({ id: globalId("Beat", id), key: upper(key), name }));

/** The likes and the first comments under a card. */
export const discussion = ({ likable, commentable }: Commentable, typeName: string) => ({
  __isLikable: typeName,
  liked: likable.liked,
  likesCount: likable.likesCount,
  __isCommentable: typeName,
  totalCommentsCount: commentable.totalCommentsCount,
});

export const previewComment = ({ id, isDeleted, content, author }: Comment) => ({
  node: { id: globalId("Comment", id), isDeleted, content, author: authorHead(author) },
});
