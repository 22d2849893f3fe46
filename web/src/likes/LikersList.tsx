import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { LikersList_subject$key } from "../__generated__/LikersList_subject.graphql.ts";
import type { LikersListPageQuery } from "../__generated__/LikersListPageQuery.graphql.ts";
import type { LikersListQuery } from "../__generated__/LikersListQuery.graphql.ts";
import { MoreButton } from "../lists/MoreButton.tsx";
import { AuthorName } from "../profiles/AuthorName.tsx";
import { getAvatarKind } from "../profiles/avatarKind.ts";
import { fieldFailure } from "../relay/failedFields.ts";
import { getRejectionText } from "../relay/failures.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { likersErrorText } from "./likersErrorText.ts";

/** The people who like something, newest like first. */
export default function LikersList({ query }: { query: PreloadedQuery<LikersListQuery> }) {
  const { node } = usePreloadedQuery<LikersListQuery>(
    graphql`
      query LikersListQuery($id: ID!) @preloadable @throwOnFieldError {
        node(id: $id) {
          ... on Likable @alias(as: "likable") {
            ...LikersList_subject
          }
        }
      }
    `,
    query,
  );
  return node?.likable ? <Likers subject={node.likable} /> : <p className="p-5 text-14 text-muted">No people to show.</p>;
}

function Likers({ subject }: { subject: LikersList_subject$key }) {
  const { data, refetch, ...pagination } = usePaginationFragment<LikersListPageQuery, LikersList_subject$key>(
    graphql`
      fragment LikersList_subject on Likable
      @refetchable(queryName: "LikersListPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        likes(first: $first, after: $after) @connection(key: "LikersList_likes") {
          edges {
            node {
              id
              name
              avatar
              type
              ...AuthorName_author
            }
          }
        }
      }
    `,
    subject,
  );
  if (!data.likes) {
    const text = getRejectionText(fieldFailure("LikersList_subject"), likersErrorText);
    return <ErrorState text={text} onRetry={() => refetch({}, { fetchPolicy: "network-only" })} />;
  }
  return (
    <div className="px-5 py-3">
      <ul>
        {data.likes.edges.map(({ node }) => (
          <li key={node.id} className="flex items-center gap-3 py-1.5">
            <Avatar name={node.name} src={node.avatar} kind={getAvatarKind(node.type)} size={32} />
            <span className="min-w-0 flex-1 text-14 font-medium wrap-anywhere">
              <AuthorName author={node} />
            </span>
            {node.type === "COMPANY" && <span className="text-13 text-muted">Company</span>}
          </li>
        ))}
      </ul>
      <MoreButton text="Show more" pagination={pagination} count={data.likes.edges.length} />
    </div>
  );
}
