import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Pool } from "undici";
import { operations, type OperationName } from "../operations.ts";
import { listen, report, upstreamUrl } from "./child.ts";
import type { Author, Comment, Item, List, Video, Viewer } from "./shapes.ts";

/**
 * The floor: the cost of the same REST calls and the same JSON output in code written by hand for these operations, without
 * GraphQL, checks or limits.
 */
const pool = new Pool(upstreamUrl.origin, { connections: 64 });

async function get<Answer>(path: string): Promise<Answer> {
  const { body } = await pool.request({
    method: "GET",
    path: `/api/v1${path}`,
    headers: { accept: "application/json", cookie: "sid=bench", "x-requested-with": "XMLHttpRequest" },
  });
  return (await body.json()) as Answer;
}

const globalId = (type: string, key: number | string): string => Buffer.from(`${type}:${key}`, "latin1").toString("base64url");

/** Cache of REST literals converted to the schema's spelling. */
const spelled = new Map<string, string>();
function upper(name: string): string {
  let text = spelled.get(name);
  if (text === undefined) spelled.set(name, (text = name.replaceAll("-", "_").replace(/[A-Z]/g, "_$&").toUpperCase()));
  return text;
}

const yes = { allowed: true, reasons: [] };
const no = (...messages: string[]) => ({ allowed: false, reasons: messages.map((message) => ({ message })) });
const notAuthorOrAdmin = "Only the author or a platform admin may do this.";
const notAuthor = "Only the author may do this.";
const systemPost = "Only a platform admin may change this post.";

function rights(item: Item, viewer: Viewer) {
  const isMain = item.author.id === viewer.contactId;
  if (item.type === "communityPost") {
    const mayDelete = isMain && item.creatorId === viewer.contactId;
    return {
      edit: no("Community posts cannot be edited."),
      delete: mayDelete ? yes : no("Only somebody who is both author and creator, or a platform admin, may do this."),
    };
  }
  if (item.type === "job" || item.type === "callout" || item.type === "event")
    return { edit: isMain ? yes : no(notAuthorOrAdmin), delete: isMain ? yes : no(notAuthorOrAdmin) };
  if (item.author.type === "company" || item.author.id !== item.creatorId)
    return { edit: no(systemPost), delete: no(systemPost) };
  return { edit: isMain ? yes : no(notAuthor), delete: isMain ? yes : no(notAuthorOrAdmin) };
}

const authorHead = ({ id, name, avatar, type }: Author) => ({ id: globalId("Author", id), name, avatar, type: upper(type) });
const authorLine = (author: Author, viewer: Viewer) => ({ ...authorHead(author), isViewer: author.id === viewer.contactId });
const film = (video: Video | null) =>
  video === null ? null : { url: video.url, coverUrl: video.coverUrl, duration: video.duration, status: upper(video.status) };

const previewComment = ({ id, isDeleted, content, createdAt, likable, author }: Comment) => ({
  node: {
    id: globalId("Comment", id),
    isDeleted,
    content,
    createdAt,
    liked: likable.liked,
    likesCount: likable.likesCount,
    author: authorHead(author),
  },
});

const typeNames: Readonly<Record<string, string>> = {
  communityPost: "CommunityPost",
  job: "Job",
  callout: "Callout",
  event: "Event",
  record: "Record",
  reaction: "Reaction",
  statement: "Statement",
};

/** Additional fields of each type. */
const own: Readonly<Record<string, (item: Item) => object>> = {
  communityPost: ({ attachments: { count, images, videos } }) => ({
    attachments: {
      count,
      images: images.map(({ id, path }) => ({ databaseId: id, url: path })),
      videos: videos.map(({ id, path, thumbnail, length, status }) => ({
        databaseId: id,
        url: path,
        coverUrl: thumbnail,
        duration: length,
        status: upper(status),
      })),
    },
  }),
  job: ({ title, company, location, workplace, jobType }) => ({
    title,
    company: { name: company.name },
    location,
    workplace: upper(workplace),
    employmentType: upper(jobType),
  }),
  callout: ({ title, deadline, answersCount }) => ({ title, deadline, answersCount }),
  event: ({ name, start, end, timezone, eventType, venue, address, img }) => ({
    name,
    start,
    end,
    timezone,
    format: upper(eventType),
    venue,
    address,
    image: img === null ? null : { databaseId: img.id, url: img.path, width: img.width, height: img.height },
  }),
  record: ({ video }) => ({ ownVideo: film(video) }),
  reaction: ({ url, video }) => ({ url, video: film(video) }),
  statement: ({ url, video }) => ({ url, video: film(video) }),
};

function feedNode(item: Item, viewer: Viewer) {
  const isNews = own[item.type] === undefined;
  const typeName = typeNames[item.type] ?? "NewsItem";
  const discussed = {
    liked: item.likable.liked,
    likesCount: item.likable.likesCount,
    totalCommentsCount: item.commentable.totalCommentsCount,
    comments: { edges: item.commentable.comments.slice(0, 2).map(previewComment) },
  };
  const open = { like: yes, comment: yes };
  if (isNews) {
    return {
      __typename: typeName,
      id: globalId(typeName, item.id),
      databaseId: item.id,
      kind: upper(item.type),
      title: item.title,
      summary: item.summary,
      time: item.time,
      author: authorLine(item.author, viewer),
      beats: item.beats.map(({ key, name }) => ({ key: upper(key), name })),
      image: item.img === null ? null : { url: item.img.path, width: item.img.width, height: item.img.height },
      video: film(item.video),
      permissions: open,
      ...discussed,
    };
  }
  return {
    __typename: typeName,
    id: globalId(typeName, item.id),
    databaseId: item.id,
    time: item.time,
    isSystem:
      item.author.type === "company" ||
      (item.type !== "job" && item.type !== "callout" && item.type !== "event" && item.author.id !== item.creatorId),
    content: item.content,
    author: authorLine(item.author, viewer),
    beats: item.beats.map(({ id, key, name }) => ({ id: globalId("Beat", id), key: upper(key), name })),
    userTypes: item.userTypes.map(upper),
    communities: item.communities.map(({ id, slug, name }) => ({ id: globalId("Community", `${id}.${slug}`), slug, name })),
    permissions: { ...open, ...rights(item, viewer) },
    ...own[item.type]?.(item),
    ...discussed,
  };
}

const cursor = (offset: number, total: number, key: unknown[], identity: string): string =>
  Buffer.from(JSON.stringify([offset, total, key, identity]), "utf8").toString("base64url");

async function feedPage() {
  const [viewer, { data, meta }] = await Promise.all([
    get<Viewer>("/current_user/info"),
    get<List<Item>>("/posts?offset=0&limit=20&communitySlug=media-insiders"),
  ]);
  const edges = data.map((item, index) => ({
    cursor: cursor(index + 1, meta.total, [item.publishedAt, item.id], `${item.type}:${item.id}`),
    node: feedNode(item, viewer),
  }));
  return {
    feed: {
      totalCount: meta.total,
      edges,
      pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: data.length < meta.total },
    },
  };
}

function commentRow({ id, content, createdAt, isDeleted, likable, author }: Comment, viewer: Viewer) {
  const allowed = author.id === viewer.contactId;
  return {
    id: globalId("Comment", id),
    databaseId: id,
    content,
    createdAt,
    isDeleted,
    liked: likable.liked,
    likesCount: likable.likesCount,
    author: authorLine(author, viewer),
    permissions: { edit: { allowed }, delete: { allowed } },
  };
}

async function post() {
  const [viewer, item] = await Promise.all([get<Viewer>("/current_user/info"), get<Item>("/callouts/1002/all")]);
  const { comments, commentsCount, totalCommentsCount } = item.commentable;
  const edges = comments.map((one, index) => ({
    cursor: cursor(index + 1, commentsCount, [one.createdAt, one.id], String(one.id)),
    node: {
      ...commentRow(one, viewer),
      comments: {
        edges: one.commentable.comments.slice(0, 2).map((reply) => ({ node: commentRow(reply, viewer) })),
        pageInfo: { hasNextPage: one.commentable.commentsCount > 2 },
      },
    },
  }));
  const isMain = item.author.id === viewer.contactId;
  return {
    post: {
      id: globalId("Callout", item.id),
      title: item.title,
      content: item.content,
      author: authorLine(item.author, viewer),
      liked: item.likable.liked,
      likesCount: item.likable.likesCount,
      likes: {
        edges: (item.likable.likes ?? [])
          .slice(0, 5)
          .map(({ id, name, avatar }) => ({ node: { id: globalId("Author", id), name, avatar } })),
      },
      totalCommentsCount,
      comments: { edges, pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: edges.length < commentsCount } },
      permissions: {
        like: { allowed: true },
        comment: { allowed: true },
        edit: { allowed: isMain },
        delete: { allowed: isMain },
      },
    },
  };
}

async function viewer() {
  const { id, authenticated, fullName, roles, communities } = await get<Viewer>("/current_user/info");
  return {
    viewer: {
      id: globalId("Viewer", id),
      authenticated,
      fullName,
      roles: roles.map(upper),
      communities: communities.map(({ id, slug, name, isJoined }) => ({
        id: globalId("Community", `${id}.${slug}`),
        slug,
        name,
        isJoined,
      })),
    },
  };
}

const answer: Readonly<Record<OperationName, () => Promise<object>>> = { feedPage, post, viewer };
const byId = new Map(operations.map(({ id, name }) => [id, answer[name]]));

async function serve(body: string, response: ServerResponse): Promise<void> {
  const asked = JSON.parse(body) as { extensions: { persistedQuery: { sha256Hash: string } } };
  const data = await byId.get(asked.extensions.persistedQuery.sha256Hash)?.();
  response.setHeader("content-type", "application/json; charset=utf-8").end(JSON.stringify({ data }));
}

function receive(request: IncomingMessage, response: ServerResponse): void {
  let body = "";
  request.setEncoding("utf8");
  request.on("data", (chunk: string) => (body += chunk));
  request.on("end", () => void serve(body, response));
}

report(await listen(createServer(receive)));
