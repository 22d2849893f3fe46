import { connect } from "../../graph/connections.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { readProperty } from "../../graph/property.ts";
import { createFeedList } from "../feed/entries.ts";
import { createPayloadResolvers } from "../mutation.ts";
import { createPermissionsResolver } from "../permissions/permissionFields.ts";
import { decide, type Permission } from "../permissions/policy.ts";
import type { ViewerModel } from "../session/models.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { toActor } from "../session/viewer.ts";
import { reloadFrom, createReadById, type Nodes } from "../store.ts";
import { mutations } from "./changes.ts";
import { listStoryDrafts, createNewsList } from "./lists.ts";
import type { NewsItemModel } from "./models.ts";
import { createStoryRules, newsPolicy, storyPolicy } from "./policy.ts";
import { news, toNewsItem, stories } from "./store.ts";

const getCreatePermission = (viewer: ViewerModel): Permission => decide(createStoryRules, toActor(viewer), undefined);

/** The title, or the headline when there is no title (NEWS-06). */
const getTitle = ({ title, headline }: NewsItemModel): string => (title?.trim() ? title : (headline ?? ""));

export const resolvers: Resolvers = {
  Query: {
    story: (_query, { databaseId }, context, info) => prefetchViewer(context, info, stories(context).get(databaseId)),
    newswire: (_query, { kinds: types, beatId: beat, query, ...page }, context, info) => {
      const filter = { types, beat, q: query === "" ? null : query };
      const list = createNewsList(context, (slice) => context.rest.list("getNewswire", { query: { ...slice, ...filter } }));
      return prefetchViewer(context, info, connect(list, page));
    },
    insider: (_query, page, context, info) => {
      const list = createNewsList(context, (slice) => context.rest.list("getInsider", { query: slice }));
      return prefetchViewer(context, info, connect(list, page));
    },
    commentary: (_query, { beatId = null, ...page }, context, info) => {
      const list = createFeedList(context, (offset, limit) =>
        context.rest.listResults("getCommentary", { query: { offset, limit, beat: beatId } }),
      );
      return prefetchViewer(context, info, connect(list, page));
    },
  },
  Viewer: {
    storyDrafts: (viewer, page, context) =>
      getCreatePermission(viewer).allowed ? connect(listStoryDrafts(context), page) : null,
    createStory: getCreatePermission,
  },
  Mutation: mutations,
  NewsItem: {
    kind: ({ type }) => type,
    title: getTitle,
    image: readProperty("img"),
    story: ({ id }, _arguments, context) => stories(context).get(id),
    permissions: createPermissionsResolver("NewsPermissions", newsPolicy),
  },
  Story: {
    news: toNewsItem,
    permissions: createPermissionsResolver("StoryPermissions", storyPolicy),
  },
};

export const addResolvers = createPayloadResolvers("Story", reloadFrom(stories));

export const nodes: Nodes = { NewsItem: createReadById(news), Story: createReadById(stories) };
