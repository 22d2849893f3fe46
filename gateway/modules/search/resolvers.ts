import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { property } from "../../graph/property.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { resultOf, searchPage } from "./list.ts";
import { referredSubject, typeNameOf } from "./subjects.ts";

export const resolvers: Resolvers = {
  Query: {
    search: (_query, { query, types = null, ...page }, context, info) =>
      prefetchViewer(context, info, searchPage(context, { query, types: types ?? [] }, page)),
  },
  SearchResultEdge: {
    node: ({ node }) => resultOf(node),
  },
  SearchResult: {
    image: property("img"),
    subject: (result, _arguments, context, info) => referredSubject(result, context, info),
  },
  SearchSubject: {
    __resolveType: typeNameOf,
  },
};
