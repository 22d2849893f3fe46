import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useSearchPeopleQuery } from "../__generated__/useSearchPeopleQuery.graphql.ts";
import { getSearchStatus, useTypedSearch, type SearchStatus } from "../lib/useTypedSearch.ts";
import { getWork } from "../profiles/getWork.ts";

/** A recipient of a message. */
export interface Recipient {
  /** The global id as an author. */
  id: string;
  name: string;
  avatar: string | null;
}

/** A recipient as found by the search. */
export interface FoundRecipient extends Recipient {
  /** Job and organization, which distinguish people of the same name; empty when neither is known. */
  work: string;
}

interface FoundRecipients {
  people: readonly FoundRecipient[];
  status: SearchStatus;
}

/** The maximum number of people shown. More are searched, because companies and the viewer are left out. */
const MAX_SHOWN = 10;

/** Debounce time of typing before the search starts, in ms. */
const SEARCH_PAUSE = 300;

/** People whose names contain the text, without the viewer; empty without a text or after a failure. */
export function useSearchPeople(text: string): FoundRecipients {
  const environment = useRelayEnvironment();
  const query = text.trim();
  const found = useTypedSearch(query, SEARCH_PAUSE, async (typed) => {
    const answer = await fetchQuery<useSearchPeopleQuery>(
      environment,
      graphql`
        query useSearchPeopleQuery($query: String!) {
          mentions(query: $query, first: 20) {
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
    const people = answer?.mentions?.filter(({ type, isViewer }) => type === "PERSON" && !isViewer);
    return people?.slice(0, MAX_SHOWN).map(toRecipient) ?? null;
  });
  return { people: query === "" ? [] : (found?.results ?? []), status: getSearchStatus(found, query) };
}

type Author = NonNullable<useSearchPeopleQuery["response"]["mentions"]>[number];

const toRecipient = (author: Author): FoundRecipient => ({
  id: author.id,
  name: author.name,
  avatar: author.avatar ?? null,
  work: getWork(author),
});
