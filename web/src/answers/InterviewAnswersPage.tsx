import { graphql, type PreloadedQuery } from "react-relay";
import type { InterviewAnswersPageQuery } from "../__generated__/InterviewAnswersPageQuery.graphql.ts";
import { usePage } from "../loading/useReload.ts";
import { Redirect } from "../navigation/Redirect.tsx";
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
      isShared
      isInvited
      author {
        isViewer
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

/** The page on which invited people answer, and the author and people it is shared with read the answers (ROUTE-30, ROUTE-31). */
export function InterviewAnswersPage({ queryRef, type }: InterviewAnswersPageProps) {
  const [{ interview }, reload] = usePage<InterviewAnswersPageQuery>(query, queryRef);
  if (!interview) return <NotFoundPage />;
  if (interview.type !== type) return <Redirect to={ownAnswersPath(interview.type, interview.databaseId)} />;
  const readsAnswers = interview.author.isViewer || (interview.isShared && !interview.isInvited);
  return readsAnswers ? <CollectedAnswers interview={interview} reload={reload} /> : <StartAnswers subjectId={interview.id} />;
}
