import interviewCreateQuery from "../../__generated__/InterviewCreatePageQuery$parameters.ts";
import interviewEditQuery from "../../__generated__/InterviewEditPageQuery$parameters.ts";
import interviewQuery from "../../__generated__/InterviewPageQuery$parameters.ts";
import interviewWireQuery from "../../__generated__/InterviewWirePageQuery$parameters.ts";
import myInterviewsQuery from "../../__generated__/MyInterviewsPageQuery$parameters.ts";
import myQuestionsQuery from "../../__generated__/MyQuestionsPageQuery$parameters.ts";
import sharedInterviewsQuery from "../../__generated__/SharedInterviewsPageQuery$parameters.ts";
import { FormSkeleton } from "../../forms/FormSkeleton.tsx";
import { interviewListVariables } from "../../interviews/interviewFilters.ts";
import { InterviewsSkeleton } from "../../interviews/InterviewsSkeleton.tsx";
import type { RouteName } from "../routes.ts";
import { byId, query, shows, type Screen } from "../screen.tsx";

/** The screens of interviews, by route name. */
export const interviewScreens = {
  "interviews.wire": query({
    query: interviewWireQuery,
    variables: ({ search }) => {
      const { query: text, type } = interviewListVariables(search);
      return { query: text, type };
    },
    load: async () => shows((await import("../../interviews/InterviewWirePage.tsx")).InterviewWirePage),
    fallback: <InterviewsSkeleton cards={4} isPage />,
  }),
  "interviews.my": query({
    query: myInterviewsQuery,
    variables: ({ search }) => interviewListVariables(search),
    load: async () => shows((await import("../../interviews/MyInterviewsPage.tsx")).MyInterviewsPage),
    fallback: <InterviewsSkeleton cards={4} isPage />,
  }),
  "interviews.questions": query({
    query: myQuestionsQuery,
    variables: ({ search }) => ({ query: interviewListVariables(search).query }),
    load: async () => shows((await import("../../interviews/MyQuestionsPage.tsx")).MyQuestionsPage),
    fallback: <InterviewsSkeleton cards={4} isPage />,
  }),
  "interviews.shared": query({
    query: sharedInterviewsQuery,
    variables: () => ({}),
    load: async () => shows((await import("../../interviews/SharedInterviewsPage.tsx")).SharedInterviewsPage),
    fallback: <InterviewsSkeleton cards={4} isPage />,
  }),
  interviewCreate: query({
    query: interviewCreateQuery,
    variables: () => ({}),
    load: async () => shows((await import("../../interviews/InterviewCreatePage.tsx")).InterviewCreatePage),
    fallback: <FormSkeleton />,
  }),
  interviewEdit: query({
    query: interviewEditQuery,
    variables: byId,
    isAlwaysFetched: true,
    load: async () => shows((await import("../../interviews/InterviewEditPage.tsx")).InterviewEditPage),
    fallback: <FormSkeleton />,
  }),
  interview: query({
    query: interviewQuery,
    variables: byId,
    load: async () => shows((await import("../../interviews/InterviewPage.tsx")).InterviewPage),
    fallback: <InterviewsSkeleton cards={1} isNarrow />,
  }),
} satisfies Partial<Record<RouteName, Screen>>;
