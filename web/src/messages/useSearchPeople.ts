import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useSearchPeopleQuery } from "../__generated__/useSearchPeopleQuery.graphql.ts";
import { debounce } from "../lib/debounce.ts";
import { avatarKindOf } from "../profiles/avatarKind.ts";

/** Somebody to write to. */
export interface Recipient {
  /** The contact id in the REST API. */
  id: number;
  name: string;
  avatar: string | null;
  kind: "person" | "company";
}

/** How long typing has to rest before it is searched for, in ms. */
const rest = 300;

/** Those who have a text in their name, without the viewer; nobody while there is none, or when it fails. */
export function useSearchPeople(text: string): readonly Recipient[] {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<readonly Recipient[]>([]);
  const query = text.trim();
  useEffect(() => {
    let isLate = false;
    const search = debounce(() => {
      fetchQuery<useSearchPeopleQuery>(
        environment,
        graphql`
          query useSearchPeopleQuery($query: String!) {
            mentions(query: $query, first: 10) {
              databaseId
              name
              avatar
              type
              isMain
            }
          }
        `,
        { query },
      ).subscribe({
        next: ({ mentions }) => {
          if (!isLate) setFound((mentions ?? []).filter(({ isMain }) => !isMain).map(recipientOf));
        },
        error: () => {
          if (!isLate) setFound([]);
        },
      });
    }, rest);
    if (query !== "") search();
    return () => {
      isLate = true;
      search.cancel();
    };
  }, [environment, query]);
  return query === "" ? [] : found;
}

interface Author {
  readonly databaseId: number;
  readonly name: string;
  readonly avatar?: string | null | undefined;
  readonly type: string;
}

const recipientOf = ({ databaseId, name, avatar, type }: Author): Recipient => ({
  id: databaseId,
  name,
  avatar: avatar ?? null,
  kind: avatarKindOf(type),
});
