import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useSearchPeopleQuery } from "../__generated__/useSearchPeopleQuery.graphql.ts";
import { useTypedSearch } from "../lib/useTypedSearch.ts";
import { getAvatarKind } from "../profiles/avatarKind.ts";
import { getWork } from "../profiles/getWork.ts";

/** A recipient of a message. */
export interface Recipient {
  /** The global id as an author. */
  id: string;
  name: string;
  avatar: string | null;
  kind: "person" | "company";
}

/** A recipient as found by the search. */
export interface FoundRecipient extends Recipient {
  /** Job and organization, which distinguish people of the same name; empty when neither is known. */
  work: string;
}

/** Debounce time of typing before the search starts, in ms. */
const SEARCH_PAUSE = 300;

/** People whose names contain the text, without the viewer; empty without a text or after a failure. */
export function useSearchPeople(text: string): readonly FoundRecipient[] {
  const environment = useRelayEnvironment();
  const query = text.trim();
  const found = useTypedSearch(query, SEARCH_PAUSE, async (typed) => {
    const answer = await fetchQuery<useSearchPeopleQuery>(
      environment,
      graphql`
        query useSearchPeopleQuery($query: String!) {
          mentions(query: $query, first: 10) {
            id
            name
            avatar
            type
            isViewer
            ...getWork_author
          }
        }
      `,
      { query: typed },
    )
      .toPromise()
      .catch(() => null);
    return (answer?.mentions ?? []).filter(({ isViewer }) => !isViewer).map(toRecipient);
  });
  return query === "" ? [] : (found?.results ?? []);
}

type Author = NonNullable<useSearchPeopleQuery["response"]["mentions"]>[number];

const toRecipient = (author: Author): FoundRecipient => ({
  id: author.id,
  name: author.name,
  avatar: author.avatar ?? null,
  kind: getAvatarKind(author.type),
  work: getWork(author),
});
