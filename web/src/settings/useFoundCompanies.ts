import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useFoundCompaniesQuery } from "../__generated__/useFoundCompaniesQuery.graphql.ts";
import { debounce } from "../lib/debounce.ts";

export interface FoundCompany {
  /** The company's global id. */
  id: string;
  name: string;
  logo: string | null;
}

/** The pause in typing before the search starts, in ms, and the minimum length of the text. */
const debounceDelay = 300;
const minLength = 2;

/** Companies whose names match a text; empty when the search fails, null while the text is too short or not searched yet. */
export function useFoundCompanies(text: string): readonly FoundCompany[] | null {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<{ query: string; companies: readonly FoundCompany[] } | null>(null);
  const query = text.trim();
  const isSearched = query.length >= minLength;
  useEffect(() => {
    let isOutdated = false;
    const showResults = (companies: readonly FoundCompany[]) => {
      if (!isOutdated) setFound({ query, companies });
    };
    const search = debounce(() => {
      fetchQuery<useFoundCompaniesQuery>(
        environment,
        graphql`
          query useFoundCompaniesQuery($query: String!) {
            search(query: $query, types: [COMPANY], first: 8) {
              edges {
                node {
                  subject {
                    ... on Company {
                      id
                    }
                  }
                  title
                  image
                }
              }
            }
          }
        `,
        { query },
      ).subscribe({
        next: ({ search: results }) => showResults((results?.edges ?? []).flatMap(({ node }) => (node ? companyOf(node) : []))),
        error: () => showResults([]),
      });
    }, debounceDelay);
    if (isSearched) search();
    return () => {
      isOutdated = true;
      search.cancel();
    };
  }, [environment, query, isSearched]);
  return found?.query === query ? found.companies : null;
}

interface Result {
  readonly subject?: { readonly id?: string } | null | undefined;
  readonly title: string;
  readonly image?: string | null | undefined;
}

const companyOf = ({ subject, title, image }: Result): FoundCompany[] =>
  subject?.id ? [{ id: subject.id, name: title, logo: image ?? null }] : [];
