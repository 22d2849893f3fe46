/** Realistic REST responses for the bench: a feed page, a call-out with comments, a viewer. */

const words =
  "The editor asked for figures before noon and the council sent a table nobody could read so three of us sat down and typed it again by hand".split(
    " ",
  );
const text = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, index) => words[(seed * 7 + index * 3) % words.length]).join(" ");
const html = (seed: number, count: number): string =>
  `<p>${text(seed, count)}.</p><p>${text(seed + 1, count)} <strong>${text(seed + 2, 3)}</strong>.</p>`;
const time = (minutes: number): string => new Date(Date.UTC(2026, 9, 1) - minutes * 60_000).toISOString();

export const viewerContactId = 501;

const beats = [{ id: 355, key: "tech", name: "Tech", colour: "red" }];
const communities = [
  { id: 1001, slug: "media-insiders", name: "Media Insiders", icon: "/files/media.webp", isJoined: true },
  { id: 1002, slug: "tech-desk", name: "Tech Desk", icon: null, isJoined: true },
];
const author = (seed: number) => ({
  id: 500 + (seed % 25),
  avatar: `/files/avatar-${seed % 25}.webp`,
  name: `${words[seed % 25]} ${words[(seed + 5) % 25]}`,
  slug: `person-${seed % 25}`,
  type: seed % 9 === 0 ? "company" : "person",
});
const image = (seed: number) => ({
  id: 3000 + seed,
  path: `/files/image-${seed}.webp`,
  width: 1200,
  height: 675,
  mime: "image/webp",
  size: 93_412,
});
const video = (seed: number) => ({
  id: 4000 + seed,
  coverUrl: `/files/cover-${seed}.webp`,
  url: `/files/video-${seed}.mp4`,
  duration: 34,
  status: "processed",
  error: null,
});
const noAttachments = { exists: false, count: 0, images: [], videos: [] };

interface CommentOptions {
  seed: number;
  parentId?: number;
  entityType: string;
  entityId: number;
  replies: number;
}

function comment({ seed, parentId, entityType, entityId, replies }: CommentOptions): object {
  const id = 20_000 + seed;
  const children = Array.from({ length: replies }, (_, index) =>
    comment({ seed: seed * 10 + index + 1, parentId: id, entityType, entityId, replies: 0 }),
  );
  return {
    id,
    content: `<p>${text(seed, 18)}.</p>`,
    author: author(seed + 3),
    createdAt: time(500 - (seed % 400)),
    updatedAt: null,
    attachments: noAttachments,
    commentable: { comments: children, commentsCount: replies, totalCommentsCount: replies },
    likable: { liked: seed % 3 === 0, likesCount: seed % 7 },
    isDeleted: false,
    children,
    childrenCount: replies,
    parentCommentId: parentId ?? null,
    entityType,
    entityId,
  };
}

function shared(seed: number, type: string) {
  const id = 1000 + seed;
  return {
    id,
    type,
    time: time(seed * 13),
    publishedAt: time(seed * 13),
    author: author(seed),
    beats,
    likable: { liked: seed % 2 === 0, likesCount: seed * 3 },
    commentable: {
      comments: [0, 1].map((index) =>
        comment({ seed: seed * 20 + index, entityType: type === "media" ? "story" : type, entityId: id, replies: 2 }),
      ),
      commentsCount: 12,
      totalCommentsCount: 31,
    },
    isDeleted: false,
  };
}

const post = (seed: number, type: string) => ({
  ...shared(seed, type),
  createdAt: time(seed * 13),
  content: html(seed, 40),
  creatorId: author(seed).id,
  communities,
  communityIds: communities.map(({ id }) => id),
  userTypes: seed % 4 === 0 ? ["journo", "experts"] : [],
  saveAs: "published",
});

/** One factory per kind of feed item, used in turn. */
const makers: readonly ((seed: number) => object)[] = [
  (seed) => ({
    ...post(seed, "communityPost"),
    attachments: {
      exists: true,
      count: 3,
      images: [0, 1].map((index) => ({ id: 5000 + seed + index, path: `/files/a-${seed}-${index}.webp` })),
      videos: [
        { id: 6000 + seed, path: `/files/v-${seed}.mp4`, thumbnail: `/files/t-${seed}.webp`, length: 12, status: "processed" },
      ],
    },
  }),
  (seed) => ({
    ...post(seed, "job"),
    title: text(seed, 6),
    description: html(seed, 30),
    company: { id: 77, name: "Harbour Daily", slug: "harbour-daily", logo: null },
    workplace: "on-site",
    jobType: "full-time",
    url: "https://example.com/job",
    location: "Sydney",
    img: image(seed),
  }),
  (seed) => callout(seed),
  (seed) => ({
    ...post(seed, "event"),
    eventType: "offline",
    name: text(seed, 5),
    timezone: "Australia/Sydney",
    address: "1 Harbour Street",
    venue: "Town Hall",
    link: null,
    description: html(seed, 30),
    img: image(seed),
    start: time(-2000),
    end: time(-2120),
  }),
  (seed) => ({ ...post(seed, "record"), video: video(seed) }),
  (seed) => ({ ...post(seed, "reaction"), video: video(seed), url: null }),
  (seed) => ({ ...post(seed, "statement"), video: null, url: "https://example.com/statement" }),
  (seed) => ({
    ...shared(seed, "media"),
    title: text(seed, 9),
    headline: text(seed, 9),
    summary: text(seed, 30),
    img: image(seed),
    video: null,
  }),
];

function callout(seed: number) {
  return {
    ...post(seed, "callout"),
    title: text(seed, 7),
    deadline: seed % 2 === 0 ? null : time(-4000),
    interview: null,
    answersCount: seed,
  };
}

const pageSize = 20;
const postId = 1002;

/** By method and path with query, relative to /api/v1. */
export const answers: Readonly<Record<string, unknown>> = {
  "GET /current_user/info": {
    authenticated: true,
    id: 7,
    slug: "person-1",
    contactId: viewerContactId,
    roles: ["journo"],
    modules: [],
    communities,
    firstname: "Jo",
    lastname: "Writer",
    fullName: "Jo Writer",
    logo: null,
    logoIcon: null,
    jobTitle: "Reporter",
    beats,
    getstream: null,
    account: null,
    timezone: "Australia/Sydney",
    isReadOnly: false,
    isManaged: false,
    email: "journo@example.com",
    systemCompany: null,
    hasNotifications: false,
    onboarding: null,
  },
  [`GET /posts?offset=0&limit=${pageSize}&communitySlug=media-insiders`]: {
    data: Array.from({ length: pageSize }, (_, seed) => makers[seed % makers.length]?.(seed)),
    meta: { total: 214, offset: 0, limit: pageSize },
  },
  [`GET /callouts/${postId}/all`]: {
    ...callout(2),
    likable: { liked: true, likesCount: 40, likes: Array.from({ length: 20 }, (_, seed) => author(seed)) },
    commentable: {
      comments: Array.from({ length: 20 }, (_, seed) =>
        comment({ seed: 400 + seed, entityType: "callout", entityId: postId, replies: 2 }),
      ),
      commentsCount: 64,
      totalCommentsCount: 131,
    },
  },
};
