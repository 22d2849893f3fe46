import { graphql, type PreloadedQuery } from "react-relay";
import type { AnswerPageQuery } from "../__generated__/AnswerPageQuery.graphql.ts";
import { usePage } from "../loading/useReload.ts";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { AnswerSetView } from "./AnswerSetView.tsx";

const query = graphql`
  query AnswerPageQuery($type: InterviewType!, $hash: String!) @preloadable @throwOnFieldError {
    answerSet(type: $type, hash: $hash) {
      ...AnswerSetView_set
    }
  }
`;

/** A set of answers by its address, for answering or reading (ROUTE-32). */
export function AnswerPage({ queryRef }: { queryRef: PreloadedQuery<AnswerPageQuery> }) {
  const [{ answerSet }, { reload }] = usePage<AnswerPageQuery>(query, queryRef);
  return answerSet ? <AnswerSetView set={answerSet} reload={reload} /> : <NotFoundPage />;
}
