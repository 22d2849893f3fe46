import commentaryQuery from "../__generated__/CommentaryPageQuery$parameters.ts";
import insiderQuery from "../__generated__/InsiderPageQuery$parameters.ts";
import newswireQuery from "../__generated__/NewswirePageQuery$parameters.ts";
import storyQuery from "../__generated__/StoryPageQuery$parameters.ts";
import { FeedSkeleton } from "../feed/FeedSkeleton.tsx";
import { commentaryVariables, newswireVariables } from "../news/newsFilters.ts";
import { StorySkeleton } from "../news/StorySkeleton.tsx";
import { storyVariables } from "../news/storyVariables.ts";
import { query } from "./screen.tsx";

/** Stories, and the lists of news (D-148, D-149). */
export const newsScreens = {
  story: query({
    query: storyQuery,
    variables: ({ params, search }) => storyVariables(params["id"], search),
    load: async () => {
      const { StoryPage } = await import("../news/StoryPage.tsx");
      return (queryRef) => <StoryPage queryRef={queryRef} />;
    },
    fallback: <StorySkeleton />,
    thing: ({ params }) => `story ${params["id"]}`,
  }),
  "news.newswire": query({
    query: newswireQuery,
    variables: ({ search }) => newswireVariables(search),
    load: async () => {
      const { NewswirePage } = await import("../news/NewswirePage.tsx");
      return (queryRef) => <NewswirePage queryRef={queryRef} />;
    },
    fallback: <FeedSkeleton />,
  }),
  "news.insider": query({
    query: insiderQuery,
    variables: () => ({}),
    load: async () => {
      const { InsiderPage } = await import("../news/InsiderPage.tsx");
      return (queryRef) => <InsiderPage queryRef={queryRef} />;
    },
    fallback: <FeedSkeleton />,
  }),
  "news.commentary": query({
    query: commentaryQuery,
    variables: ({ search }) => commentaryVariables(search),
    load: async () => {
      const { CommentaryPage } = await import("../news/CommentaryPage.tsx");
      return (queryRef) => <CommentaryPage queryRef={queryRef} />;
    },
    fallback: <FeedSkeleton />,
  }),
};
