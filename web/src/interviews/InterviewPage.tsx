import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { InterviewPageQuery } from "../__generated__/InterviewPageQuery.graphql.ts";
import { cardClasses } from "../ui/Card.tsx";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { InterviewView } from "./InterviewView.tsx";

const query = graphql`
  query InterviewPageQuery($databaseId: Int!) @preloadable @throwOnFieldError {
    interview(databaseId: $databaseId) {
      ...InterviewView_interview
    }
  }
`;

/** An interview in full, with the actions that the viewer may perform (ROUTE-15). */
export function InterviewPage({ queryRef }: { queryRef: PreloadedQuery<InterviewPageQuery> }) {
  const { interview } = usePreloadedQuery<InterviewPageQuery>(query, queryRef);
  if (!interview) return <NotFoundPage />;
  return (
    <div className={cardClasses("mx-auto w-full max-w-180")}>
      <InterviewView interview={interview} />
    </div>
  );
}
