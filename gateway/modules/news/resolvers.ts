import type { Context } from "../../context.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { andThen, type Later } from "../../graph/later.ts";
import type { NewsItemModel, NewsPermissionsModel } from "../models.ts";
import { right } from "../permissions/rights.ts";
import { withViewerAhead } from "../session/lookahead.ts";
import { actorOf } from "../session/viewer.ts";
import { readById, type Nodes } from "../store.ts";
import { newsPolicy } from "./policy.ts";
import { news, newsOf, stories } from "./store.ts";

function rightsTo(item: NewsItemModel, context: Context): Later<NewsPermissionsModel> {
  return andThen(actorOf(context), (actor) => ({ __typename: "NewsPermissions", policy: newsPolicy, actor, subject: item }));
}

export const resolvers: Resolvers = {
  Query: {
    story: (_query, { databaseId }, context, info) => withViewerAhead(context, info, stories(context).get(databaseId)),
  },
  NewsItem: {
    id: ({ id }) => encodeId("NewsItem", id),
    databaseId: ({ id }) => id,
    kind: ({ type }) => type,
    title: ({ title, headline }) => (title === "" ? (headline ?? "") : title),
    story: ({ id }, _arguments, context) => stories(context).get(id),
    permissions: (item, _arguments, context) => rightsTo(item, context),
  },
  NewsPermissions: {
    like: right("like"),
    comment: right("comment"),
  },
  Story: {
    id: ({ id }) => encodeId("Story", id),
    databaseId: ({ id }) => id,
    news: newsOf,
  },
  NewsKind: { MEDIA: "media", EPITOME: "epitome", MARCOMS: "marcoms" },
};

export const nodes: Nodes = { NewsItem: readById(news), Story: readById(stories) };
