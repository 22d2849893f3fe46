import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { InterviewPageQuery } from "../__generated__/InterviewPageQuery.graphql.ts";
import { cardLook } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { InterviewView } from "./InterviewView.tsx";

const query = graphql`
  query InterviewPageQuery($databaseId: Int!) @preloadable @throwOnFieldError {
    interview(databaseId: $databaseId) {
      ...InterviewView_interview
    }
  }
`;

interface InterviewPageProps {
  queryRef: PreloadedQuery<InterviewPageQuery>;
  /** Whether there are pages on which answers are given and read. */
  hasAnswering: boolean;
}

/** An interview in full, with what the viewer may do to it (ROUTE-15). */
export function InterviewPage({ queryRef, hasAnswering }: InterviewPageProps) {
  const { interview } = usePreloadedQuery<InterviewPageQuery>(query, queryRef);
  if (!interview) return <NotFoundPage />;
  return (
    <div className={cx(cardLook, "mx-auto w-full max-w-180")}>
      <InterviewView interview={interview} hasAnswering={hasAnswering} />
    </div>
  );
}
