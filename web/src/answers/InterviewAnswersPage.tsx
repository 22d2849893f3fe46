import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { Navigate } from "react-router";
import type { InterviewAnswersPageQuery } from "../__generated__/InterviewAnswersPageQuery.graphql.ts";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { ownAnswersPath } from "./answerPaths.ts";
import { CollectedAnswers } from "./CollectedAnswers.tsx";
import { StartAnswers } from "./StartAnswers.tsx";

const query = graphql`
  query InterviewAnswersPageQuery($databaseId: Int!) @preloadable @throwOnFieldError {
    interview(databaseId: $databaseId) {
      id
      databaseId
      type
      author {
        isMain
      }
      ...CollectedAnswers_interview
    }
  }
`;

interface InterviewAnswersPageProps {
  queryRef: PreloadedQuery<InterviewAnswersPageQuery>;
  /** The type in the address. */
  type: "VIDEO" | "TEXT";
}

/** Where an invited person answers, and where the author reads what was answered (D-67, ROUTE-30, ROUTE-31). */
export function InterviewAnswersPage({ queryRef, type }: InterviewAnswersPageProps) {
  const { interview } = usePreloadedQuery<InterviewAnswersPageQuery>(query, queryRef);
  if (!interview) return <NotFoundPage />;
  if (interview.type !== type) return <Navigate to={ownAnswersPath(interview.type, interview.databaseId)} replace />;
  return interview.author.isMain ? <CollectedAnswers interview={interview} /> : <StartAnswers subjectId={interview.id} />;
}
