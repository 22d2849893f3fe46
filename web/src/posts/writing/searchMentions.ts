import { fetchQuery, graphql, type Environment } from "react-relay";
import type { searchMentionsQuery, searchMentionsQuery$variables } from "../../__generated__/searchMentionsQuery.graphql.ts";
import { getAvatarKind } from "../../profiles/avatarKind.ts";
import { getWork } from "../../profiles/getWork.ts";
import type { Mentionable } from "../../ui/mentionable.ts";

/** Searches for people and companies to mention; those of the thread and the communities are first. A failed search has no results. */
export async function searchMentions(
  environment: Environment,
  variables: searchMentionsQuery$variables,
): Promise<readonly Mentionable[]> {
  const request = fetchQuery<searchMentionsQuery>(
    environment,
    graphql`
      query searchMentionsQuery($query: String!, $subjectId: ID, $communityIds: [ID!]) {
        mentions(query: $query, first: 8, subjectId: $subjectId, communityIds: $communityIds) {
          databaseId
          name
          avatar
          type
          ...getWork_author
        }
      }
    `,
    variables,
  ).toPromise();
  const response = await request.catch(() => undefined);
  return (response?.mentions ?? []).map((author) => ({
    id: author.databaseId,
    name: author.name,
    avatar: author.avatar ?? null,
    kind: getAvatarKind(author.type),
    work: getWork(author),
  }));
}
