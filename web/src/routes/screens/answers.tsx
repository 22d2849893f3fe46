import answerQuery from "../../__generated__/AnswerPageQuery$parameters.ts";
import awaitingQuery from "../../__generated__/AwaitingPageQuery$parameters.ts";
import calloutAnswersQuery from "../../__generated__/CalloutAnswersPageQuery$parameters.ts";
import interviewAnswersQuery from "../../__generated__/InterviewAnswersPageQuery$parameters.ts";
import publicAnswerQuery from "../../__generated__/PublicAnswerPageQuery$parameters.ts";
import publicCreateQuery from "../../__generated__/PublicCreatePageQuery$parameters.ts";
import savedMediaQuery from "../../__generated__/SavedMediaPageQuery$parameters.ts";
import { awaitingFilters, savedFilters } from "../../answers/answerFilters.ts";
import { answerVariables } from "../../answers/answerVariables.ts";
import { FormSkeleton } from "../../forms/FormSkeleton.tsx";
import { RowsSkeleton } from "../../lists/RowsSkeleton.tsx";
import type { RouteName } from "../routes.ts";
import { byId, plain, query, shows, type Screen } from "../screen.tsx";

type AnswerType = "VIDEO" | "TEXT";

const interviewAnswers = (type: AnswerType): Screen =>
  query({
    query: interviewAnswersQuery,
    variables: byId,
    load: async () => {
      const { InterviewAnswersPage } = await import("../../answers/InterviewAnswersPage.tsx");
      return (queryRef) => <InterviewAnswersPage queryRef={queryRef} type={type} />;
    },
    fallback: <FormSkeleton />,
    cacheKey: ({ params }) => `answers to interview ${params["id"]}`,
  });

const calloutAnswers = (type: AnswerType): Screen =>
  query({
    query: calloutAnswersQuery,
    variables: byId,
    load: async () => {
      const { CalloutAnswersPage } = await import("../../answers/CalloutAnswersPage.tsx");
      return (queryRef) => <CalloutAnswersPage queryRef={queryRef} type={type} />;
    },
    fallback: <FormSkeleton />,
    cacheKey: ({ params }) => `answers to call-out ${params["id"]}`,
  });

const publicAnswers = (type: AnswerType): Screen =>
  query({
    query: publicAnswerQuery,
    variables: ({ search }) => answerVariables(type, new URLSearchParams(search).get("hash")),
    load: async () => shows((await import("../../answers/PublicAnswerPage.tsx")).PublicAnswerPage),
    fallback: <FormSkeleton />,
    cacheKey: ({ params, search }) => `answers to public interview ${params["id"]} ${search}`,
  });

/** The screens for answers to interviews and call-outs, by route name. */
export const answerScreens = {
  "interviews.awaiting": query({
    query: awaitingQuery,
    variables: ({ search }) => awaitingFilters.read(search),
    load: async () => shows((await import("../../answers/AwaitingPage.tsx")).AwaitingPage),
    fallback: <RowsSkeleton rows={6} label="Loading awaited answers" hasCard />,
  }),
  "interviews.saved": query({
    query: savedMediaQuery,
    variables: ({ search }) => savedFilters.read(search),
    load: async () => shows((await import("../../answers/SavedMediaPage.tsx")).SavedMediaPage),
    fallback: <RowsSkeleton rows={6} label="Loading saved media" hasCard />,
  }),
  "interviewAsync.video": interviewAnswers("VIDEO"),
  "interviewAsync.text": interviewAnswers("TEXT"),
  "calloutAsync.video": calloutAnswers("VIDEO"),
  "calloutAsync.text": calloutAnswers("TEXT"),
  asyncAnswer: query({
    query: answerQuery,
    variables: ({ params }) => answerVariables(params["type"], params["hash"]),
    load: async () => shows((await import("../../answers/AnswerPage.tsx")).AnswerPage),
    fallback: <FormSkeleton />,
  }),
  "asyncPublic.video": publicAnswers("VIDEO"),
  "asyncPublic.text": publicAnswers("TEXT"),
  "asyncPublic.create": query({
    query: publicCreateQuery,
    variables: byId,
    load: async () => shows((await import("../../answers/PublicCreatePage.tsx")).PublicCreatePage),
    fallback: <FormSkeleton />,
  }),
  "asyncPublic.finish": plain(async () => (await import("../../answers/PublicFinishPage.tsx")).PublicFinishPage),
} satisfies Partial<Record<RouteName, Screen>>;
