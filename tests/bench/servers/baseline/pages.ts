import type { OperationName } from "../../operations.ts";
import { feedPage, postFields } from "./feed.ts";
import {
  attached,
  authorHead,
  authorLine,
  connection,
  globalId,
  picture,
  postPermissions,
  totalOf,
  typeNames,
  upper,
} from "./parts.ts";
import { get, post as send } from "./rest.ts";
import type { Comment, Community, Found, Item, List, Member, Notification, Viewer } from "./shapes.ts";

/** The response to each operation for its variables, written for these operations only. */
export type ReadPage = (variables: Readonly<Record<string, unknown>>) => Promise<object>;

const readViewer = (): Promise<Viewer> => get("/current_user/info");

const composer = ({ id, fullName, logoIcon }: Viewer) => ({
  id: globalId("Viewer", id),
  fullName,
  smallAvatar: logoIcon,
  createPost: { allowed: true },
});

async function home() {
  const viewer = await readViewer();
  const [events, jobs, feed] = await Promise.all([
    get<List<Item>>("/events/latest?limit=3"),
    get<List<Item>>("/jobs/latest?limit=3"),
    get<List<Item>>(`/feeds/timeline/user-${viewer.id}?offset=0&limit=20&total=false`),
  ]);
  const head = { id: globalId("FollowFeed", "timeline"), name: "All beats", beat: null };
  return {
    viewer: {
      ...composer(viewer),
      followFeeds: [head],
      followFeed: { ...head, items: feedPage(feed, viewer) },
    },
    latestEvents: events.data
      .toSorted((a, b) => (a.start < b.start ? -1 : 1))
      .map(({ id, name, start, end, timezone, type, venue }) => ({
        id: globalId("Event", id),
        databaseId: id,
        name,
        start,
        end,
        timezone,
        format: upper(type),
        venue,
      })),
    latestJobs: jobs.data.map(({ id, title, location, company }) => ({
      id: globalId("Job", id),
      databaseId: id,
      title,
      location,
      company: { name: company.name, logo: company.logo },
    })),
  };
}

async function community({ slug }: Readonly<Record<string, unknown>>) {
  const path = `/communities/${String(slug)}`;
  const [viewer, feed, found, members] = await Promise.all([
    readViewer(),
    get<List<Item>>(`/posts?offset=0&limit=20&communitySlug=${String(slug)}&total=false`),
    get<Community>(path),
    get<List<Member>>(`${path}/members?offset=0&limit=6&total=false`),
  ]);
  const { country, isJoined } = found;
  return {
    feed: feedPage(feed, viewer),
    viewer: composer(viewer),
    community: {
      id: globalId("Community", `${found.id}.${found.slug}`),
      slug: found.slug,
      name: found.name,
      description: found.description,
      type: upper(found.type),
      image: found.img,
      banner: picture(found.banner),
      country: country === null ? null : { id: globalId("Country", country.id), name: country.name },
      membersCount: found.membersCount,
      isJoined,
      isInvited: found.isInvited,
      permissions: {
        read: { allowed: true, reasons: [] },
        edit: { allowed: false },
        join: isJoined ? { allowed: false, reasons: [{ code: "ALREADY_JOINED" }] } : { allowed: true, reasons: [] },
        leave: isJoined ? { allowed: true, reasons: [] } : { allowed: false, reasons: [{ code: "NOT_JOINED" }] },
        manageMembers: { allowed: false },
      },
      recentMembers: {
        edges: connection(
          members,
          () => null,
          ({ author }) => String(author.id),
          ({ about, lastActiveStamp, author }) => ({
            about,
            lastActiveAt: lastActiveStamp,
            author: authorLine(author, viewer),
          }),
        ).edges,
      },
    },
  };
}

function commentBody({ id, isDeleted, content, createdAt, updatedAt, author, attachments, likable }: Comment, viewer: Viewer) {
  const allowed = author.id === viewer.contactId;
  const reasons = [...(allowed ? [] : [{ code: "NOT_AUTHOR" }]), ...(isDeleted ? [] : [{ code: "NOT_DELETED" }])];
  return {
    __typename: "Comment",
    __isLikable: "Comment",
    id: globalId("Comment", id),
    isDeleted,
    content,
    createdAt,
    updatedAt,
    author: authorLine(author, viewer),
    attachments: attached(attachments),
    permissions: {
      __typename: "CommentPermissions",
      comment: { allowed: !isDeleted },
      like: isDeleted
        ? { allowed: false, reasons: [{ message: "This has been deleted.", remedy: "RESTORE" }] }
        : { allowed: true, reasons: [] },
      edit: { allowed: allowed && !isDeleted },
      delete: { allowed: allowed && !isDeleted },
      restore: { allowed: reasons.length === 0, reasons },
    },
    liked: likable.liked,
    likesCount: likable.likesCount,
  };
}

const commentKey = ({ createdAt, id }: Comment) => [createdAt, id];
const commentIdentity = ({ id }: Comment) => String(id);

function thread(comment: Comment, viewer: Viewer) {
  const { comments, commentsCount } = comment.commentable;
  const replies = { data: comments, meta: { total: commentsCount, offset: 0 } };
  return {
    ...commentBody(comment, viewer),
    commentsCount,
    comments: connection(
      replies,
      commentKey,
      commentIdentity,
      (reply) => {
        const body = commentBody(reply, viewer);
        return { ...body, author: { ...body.author, databaseId: reply.author.id } };
      },
      2,
    ),
  };
}

async function post({ databaseId }: Readonly<Record<string, unknown>>) {
  const path = `/communityPosts/${String(databaseId)}`;
  const [viewer, item, comments] = await Promise.all([
    readViewer(),
    get<Item>(path),
    get<List<Comment>>(`${path}/comments?offset=0&limit=20&total=false`),
  ]);
  return {
    post: {
      ...postFields(item, viewer, "CommunityPost"),
      permissions: { ...postPermissions(item, viewer), comment: { allowed: true, reasons: [] } },
      comments: connection(comments, commentKey, commentIdentity, (comment) => thread(comment, viewer)),
    },
  };
}

const nouns: Readonly<Record<string, string>> = {
  communityPost: "community post",
  job: "job",
  callout: "call-out",
  event: "event",
  record: "record",
  reaction: "reaction",
  statement: "statement",
};
const sentences: Readonly<Record<string, (noun: string) => string>> = {
  comment: (noun) => `commented on your ${noun}`,
  commentAsReply: () => "replied to your comment",
  like: (noun) => `liked your ${noun}`,
  likeOnComment: () => "liked your comment",
};

function notificationRow(notification: Notification) {
  const {
    id,
    isRead,
    when,
    who,
    type,
    entityType,
    entityId,
    entitySummary,
    commentId = null,
    commentSummary = null,
  } = notification;
  const typeName = typeNames[entityType] ?? "Story";
  const { slug: _slug, ...actor } = authorHead(who);
  return {
    __typename: "Notification",
    id: globalId("Notification", id),
    isRead,
    createdAt: when,
    actor,
    text: `${who.name} ${sentences[type]?.(nouns[entityType] ?? entityType) ?? type}`,
    subject: {
      __typename: typeName,
      typename: typeName,
      __isPostBase: typeName,
      __isNode: typeName,
      id: globalId(typeName, entityId),
      databaseId: entityId,
    },
    subjectSummary: entitySummary,
    comment: commentId === null ? null : { databaseId: commentId, id: globalId("Comment", commentId) },
    commentSummary,
    answer: null,
  };
}

async function notifications() {
  const [viewer, page] = await Promise.all([
    readViewer(),
    get<List<Notification>>("/notifications?offset=0&limit=20&total=false"),
  ]);
  return {
    viewer: {
      id: globalId("Viewer", viewer.id),
      hasNotifications: viewer.hasNotifications,
      notifications: connection(
        page,
        () => null,
        ({ id }) => String(id),
        notificationRow,
      ),
    },
  };
}

const named = (typeName: string, key: string, slug: string) => ({
  __typename: typeName,
  __isNode: typeName,
  id: globalId(typeName, key),
  slug,
});
const numbered = (typeName: string, id: number) => ({
  __typename: typeName,
  __isNode: typeName,
  id: globalId(typeName, id),
  databaseId: id,
});

function foundSubject({ type, id, slug }: Found): object {
  if (type === "person") return named("User", slug ?? "", slug ?? "");
  if (slug !== null) {
    return named(
      type.replace(/^./, (first) => first.toUpperCase()),
      `${id}.${slug}`,
      slug,
    );
  }
  const typeName = typeNames[type];
  if (typeName !== undefined) return { ...numbered(typeName, id), __isPostBase: typeName };
  return numbered(
    type.replace(/^./, (first) => first.toUpperCase()),
    id,
  );
}

async function search({ query }: Readonly<Record<string, unknown>>) {
  const page = await get<List<Found>>(`/search?offset=0&limit=20&q=${encodeURIComponent(String(query))}`);
  return {
    search: {
      totalCount: totalOf(page),
      totalCountIsEstimate: false,
      counts: Object.entries(page.meta.counts ?? {}).flatMap(([type, count]) =>
        count === 0 ? [] : [{ type: upper(type), count }],
      ),
      ...connection(
        page,
        () => null,
        ({ type, id }) => `${type}:${id}`,
        (found) => ({
          __typename: "SearchResult",
          type: upper(found.type),
          subject: foundSubject(found),
          title: found.title,
          summary: found.summary,
          image: found.img,
          author: found.author ? { id: globalId("Author", found.author.id), name: found.author.name } : null,
          publishedAt: found.publishedAt,
        }),
      ),
    },
  };
}

async function like({ input }: Readonly<Record<string, unknown>>) {
  const { subjectId } = input as { subjectId: string };
  const [, id = ""] = Buffer.from(subjectId, "base64url").toString("latin1").split(":");
  await send(`/callouts/${id}/toggleLike`);
  const { likable } = await get<Item>(`/callouts/${id}/all`);
  return {
    setLike: {
      subject: {
        __typename: "Callout",
        __isLikable: "Callout",
        id: subjectId,
        liked: likable.liked,
        likesCount: likable.likesCount,
      },
      errors: [],
    },
  };
}

export const pages: Readonly<Record<OperationName, ReadPage>> = { home, community, post, notifications, search, like };
