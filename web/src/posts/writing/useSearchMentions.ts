import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useSearchMentionsQuery } from "../../__generated__/useSearchMentionsQuery.graphql.ts";
import { avatarKindOf } from "../../profiles/avatarKind.ts";
import type { SearchMentions } from "../../ui/mentionable.ts";

interface MentionPlace {
  /** The global id of the post or news item whose thread is open. */
  subjectId?: string | null;
  /** The communities that a new post is for. */
  communityIds?: readonly number[];
}

const nowhere: readonly number[] = [];

/** Searches for who can be mentioned: people of the thread and of the communities first. A search that fails finds nobody. */
export function useSearchMentions({ subjectId = null, communityIds = nowhere }: MentionPlace = {}): SearchMentions {
  const environment = useRelayEnvironment();
  return async (query) => {
    const asked = fetchQuery<useSearchMentionsQuery>(
      environment,
      graphql`
        query useSearchMentionsQuery($query: String!, $subjectId: ID, $communityIds: [Int!]) {
          mentions(query: $query, first: 8, subjectId: $subjectId, communityIds: $communityIds) {
            databaseId
            name
            avatar
            type
            profile {
              ... on User @alias(as: "person") {
                jobTitle
                organization
              }
            }
          }
        }
      `,
      { query, subjectId, communityIds },
    ).toPromise();
    const answer = await asked.catch(() => undefined);
    return (answer?.mentions ?? []).map(({ databaseId, name, avatar, type, profile }) => ({
      id: databaseId,
      name,
      avatar: avatar ?? null,
      kind: avatarKindOf(type),
      work: [profile?.person?.jobTitle, profile?.person?.organization].filter(Boolean).join(", "),
    }));
  };
}
