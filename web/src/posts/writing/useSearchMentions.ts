import { useCallback } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useSearchMentionsQuery } from "../../__generated__/useSearchMentionsQuery.graphql.ts";
import type { SearchMentions } from "../../ui/editor/MentionMenu.tsx";
import { avatarKindOf } from "../../profiles/avatarKind.ts";

/** Looks up whom one can mention (D-129); finds nobody when that fails. */
export function useSearchMentions(): SearchMentions {
  const environment = useRelayEnvironment();
  return useCallback(
    async (query) => {
      const asked = fetchQuery<useSearchMentionsQuery>(
        environment,
        graphql`
          query useSearchMentionsQuery($query: String!) {
            mentions(query: $query, first: 8) {
              databaseId
              name
              avatar
              type
            }
          }
        `,
        { query },
      ).toPromise();
      const answer = await asked.catch(() => undefined);
      return (answer?.mentions ?? []).map(({ databaseId, name, avatar, type }) => ({
        id: databaseId,
        name,
        avatar: avatar ?? null,
        kind: avatarKindOf(type),
      }));
    },
    [environment],
  );
}
