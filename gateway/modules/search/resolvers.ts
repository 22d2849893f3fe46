import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { readProperty } from "../../graph/property.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { getResult, readSearchPage } from "./list.ts";
import { getReferencedSubject, getTypeName } from "./subjects.ts";

export const resolvers: Resolvers = {
  Query: {
    search: (_query, { query: q, types, ...page }, context, info) =>
      prefetchViewer(context, info, readSearchPage(context, { q, types }, page)),
  },
  SearchResultEdge: {
    node: ({ node }) => getResult(node),
  },
  SearchResult: {
    image: readProperty("img"),
    subject: (result, _arguments, context, info) => getReferencedSubject(result, context, info),
  },
  SearchSubject: {
    __resolveType: getTypeName,
  },
};
