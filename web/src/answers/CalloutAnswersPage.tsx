import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { CalloutAnswersPageQuery } from "../__generated__/CalloutAnswersPageQuery.graphql.ts";
import { Redirect } from "../navigation/Redirect.tsx";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { calloutAnswersPath, ownAnswersPath } from "./answerPaths.ts";
import { StartAnswers } from "./StartAnswers.tsx";

const query = graphql`
  query CalloutAnswersPageQuery($databaseId: Int!) @preloadable @throwOnFieldError {
    post(type: CALLOUT, databaseId: $databaseId) {
      ... on Callout {
        id
        databaseId
        author {
          isViewer
        }
        interview {
          databaseId
          type
        }
      }
    }
  }
`;

interface CalloutAnswersPageProps {
  queryRef: PreloadedQuery<CalloutAnswersPageQuery>;
  /** The type in the address. */
  type: "VIDEO" | "TEXT";
}

/** The page on which respondents answer the questions of a call-out and its author reads the answers (ROUTE-54, ROUTE-55). */
export function CalloutAnswersPage({ queryRef, type }: CalloutAnswersPageProps) {
  const { post: callout } = usePreloadedQuery<CalloutAnswersPageQuery>(query, queryRef);
  if (!callout?.interview || callout.databaseId === undefined || callout.id === undefined) return <NotFoundPage />;
  const { interview } = callout;
  if (callout.author?.isViewer) return <Redirect to={ownAnswersPath(interview.type, interview.databaseId)} />;
  if (interview.type !== type) return <Redirect to={calloutAnswersPath(interview.type, callout.databaseId)} />;
  return <StartAnswers subjectId={callout.id} />;
}
