import {
  attached,
  authorLine,
  beatTags,
  connection,
  discussion,
  formatVideo,
  globalId,
  picture,
  postPermissions,
  previewComment,
  typeNames,
  upper,
} from "./parts.ts";
import type { Item, List, Viewer } from "./shapes.ts";

/** Additional fields of each type. */
export const ownFields: Readonly<Record<string, (item: Item) => object>> = {
  communityPost: ({ attachments }) => ({ attachments: attached(attachments) }),
  job: ({ title, img, company, location, workplace, jobType, url }) => ({
    title,
    image: picture(img),
    company: {
      name: company.name,
      company:
        company.id === null ? null : { id: globalId("Company", `${company.id}.${company.slug ?? ""}`), slug: company.slug },
    },
    location,
    workplace: upper(workplace),
    employmentType: upper(jobType),
    url,
  }),
  callout: ({ title, deadline, answersCount, interview }) => ({
    title,
    deadline,
    answersCount,
    interview: interview === null ? null : { databaseId: interview.id, title: interview.title, type: upper(interview.type) },
  }),
  event: ({ name, img, start, end, timezone, eventType, venue, address, link }) => ({
    name,
    image: picture(img),
    start,
    end,
    timezone,
    format: upper(eventType),
    venue,
    address,
    link,
  }),
  record: ({ video }) => ({ video: formatVideo(video) }),
  reaction: ({ url, video }) => ({ url, video: formatVideo(video) }),
  statement: ({ url, video }) => ({ url, video: formatVideo(video) }),
};

/** The fields that cards and pages of posts share. */
export function postFields(item: Item, viewer: Viewer, typeName: string) {
  return {
    __typename: typeName,
    __isNode: typeName,
    __isPost: typeName,
    __isPostBase: typeName,
    id: globalId(typeName, item.id),
    databaseId: item.id,
    content: item.content,
    time: item.time,
    updatedAt: item.updatedAt,
    isDeleted: item.isDeleted,
    eventCursor: Buffer.from(JSON.stringify({ time: Date.now() })).toString("base64url"),
    author: authorLine(item.author, viewer),
    beats: beatTags(item),
    userTypes: item.userTypes.map(upper),
    communities: item.communities.map(({ id, slug, name }) => ({ id: globalId("Community", `${id}.${slug}`), slug, name })),
    ...ownFields[item.type]?.(item),
    ...discussion(item, typeName),
  };
}

function newsCard(item: Item, viewer: Viewer) {
  const typeName = "NewsItem";
  return {
    __typename: typeName,
    __isFeedItem: typeName,
    __isNode: typeName,
    id: globalId(typeName, item.id),
    databaseId: item.id,
    kind: upper(item.type),
    title: item.title,
    summary: item.summary,
    time: item.time,
    author: authorLine(item.author, viewer),
    beats: beatTags(item),
    image: picture(item.img),
    video: formatVideo(item.video),
    permissions: { __typename: "NewsPermissions", like: { allowed: true, reasons: [] }, comment: { allowed: true } },
    ...discussion(item, typeName),
    comments: { edges: item.commentable.comments.slice(0, 2).map(previewComment) },
  };
}

function card(item: Item, viewer: Viewer) {
  const typeName = typeNames[item.type];
  if (typeName === undefined) return newsCard(item, viewer);
  return {
    ...postFields(item, viewer, typeName),
    __isFeedItem: typeName,
    permissions: { ...postPermissions(item, viewer), comment: { allowed: true } },
    comments: { edges: item.commentable.comments.slice(0, 2).map(previewComment) },
  };
}

/** A page of cards. */
export const feedPage = (page: List<Item>, viewer: Viewer) =>
  connection(
    page,
    ({ publishedAt, id }) => [publishedAt, id],
    ({ type, id }) => `${type}:${id}`,
    (item) => card(item, viewer),
  );
