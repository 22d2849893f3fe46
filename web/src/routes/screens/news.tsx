import commentaryQuery from "../../__generated__/CommentaryPageQuery$parameters.ts";
import insiderQuery from "../../__generated__/InsiderPageQuery$parameters.ts";
import newswireQuery from "../../__generated__/NewswirePageQuery$parameters.ts";
import storyQuery from "../../__generated__/StoryPageQuery$parameters.ts";
import { FeedSkeleton } from "../../feed/FeedSkeleton.tsx";
import { commentaryVariables, newswireVariables } from "../../news/newsFilters.ts";
import { StorySkeleton } from "../../news/StorySkeleton.tsx";
import { storyVariables } from "../../news/storyVariables.ts";
import type { RouteName } from "../routes.ts";
import { query, shows, type Screen } from "../screen.tsx";

/** The screens of stories and news lists. */
export const newsScreens = {
  story: query({
    query: storyQuery,
    variables: ({ params, search }) => storyVariables(params["id"], search),
    load: async () => shows((await import("../../news/StoryPage.tsx")).StoryPage),
    fallback: <StorySkeleton />,
  }),
  "news.newswire": query({
    query: newswireQuery,
    variables: ({ search }) => newswireVariables(search),
    load: async () => shows((await import("../../news/NewswirePage.tsx")).NewswirePage),
    fallback: <FeedSkeleton />,
  }),
  "news.insider": query({
    query: insiderQuery,
    variables: () => ({}),
    load: async () => shows((await import("../../news/InsiderPage.tsx")).InsiderPage),
    fallback: <FeedSkeleton />,
  }),
  "news.commentary": query({
    query: commentaryQuery,
    variables: ({ search }) => commentaryVariables(search),
    load: async () => shows((await import("../../news/CommentaryPage.tsx")).CommentaryPage),
    fallback: <FeedSkeleton />,
  }),
} satisfies Partial<Record<RouteName, Screen>>;
