import { graphql, type PreloadedQuery } from "react-relay";
import { useNavigate, useParams } from "react-router";
import type { PublicAnswerPageQuery } from "../__generated__/PublicAnswerPageQuery.graphql.ts";
import { usePage } from "../loading/useReload.ts";
import { Redirect } from "../navigation/Redirect.tsx";
import { publicCreatePath, publicFinishPath } from "./answerPaths.ts";
import { AnswerSetView } from "./AnswerSetView.tsx";

const query = graphql`
  query PublicAnswerPageQuery($type: InterviewType!, $hash: String!) @preloadable @throwOnFieldError {
    answerSet(type: $type, hash: $hash) {
      interview {
        databaseId
      }
      ...AnswerSetView_set
    }
  }
`;

/** The page on which visitors answer; without a valid hash they first enter their name and e-mail address (ROUTE-33, ROUTE-34). */
export function PublicAnswerPage({ queryRef }: { queryRef: PreloadedQuery<PublicAnswerPageQuery> }) {
  const [{ answerSet }, { reload }] = usePage<PublicAnswerPageQuery>(query, queryRef);
  const { id = "" } = useParams();
  const navigate = useNavigate();
  if (answerSet?.interview?.databaseId !== Number(id)) return <Redirect to={publicCreatePath(id)} />;
  return <AnswerSetView set={answerSet} reload={reload} onSent={() => void navigate(publicFinishPath, { replace: true })} />;
}
