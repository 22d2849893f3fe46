import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useSearchMentionsQuery } from "../../__generated__/useSearchMentionsQuery.graphql.ts";
import { avatarKindOf } from "../../profiles/avatarKind.ts";
import type { Mentionable } from "../../ui/mentionable.ts";

interface MentionPlace {
  /** The global id of the post or news item whose thread is open. */
  subjectId?: string | null;
  /** The communities that a new post is for. */
  communityIds?: readonly string[];
}

/** Somebody who can be mentioned, with the global id for inputs. */
interface FoundAuthor extends Mentionable {
  authorId: string;
}

const nowhere: readonly string[] = [];

/** Searches for who can be mentioned: people of the thread and of the communities first. A failed search has no results. */
export function useSearchMentions({ subjectId = null, communityIds = nowhere }: MentionPlace = {}): (
  query: string,
) => Promise<readonly FoundAuthor[]> {
  const environment = useRelayEnvironment();
  return async (query) => {
    const asked = fetchQuery<useSearchMentionsQuery>(
      environment,
      graphql`
        query useSearchMentionsQuery($query: String!, $subjectId: ID, $communityIds: [ID!]) {
          mentions(query: $query, first: 8, subjectId: $subjectId, communityIds: $communityIds) {
            id
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
    return (answer?.mentions ?? []).map(({ id, databaseId, name, avatar, type, profile }) => ({
      id: databaseId,
      authorId: id,
      name,
      avatar: avatar ?? null,
      kind: avatarKindOf(type),
      work: [profile?.person?.jobTitle, profile?.person?.organization].filter(Boolean).join(", "),
    }));
  };
}
