import { useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useCompanySearchQuery } from "../../__generated__/useCompanySearchQuery.graphql.ts";
import { isLongEnough } from "../../search/searchAddress.ts";

export interface FoundCompany {
  id: string;
  title: string;
  image: string | null | undefined;
}

export interface CompanySearch {
  /** Null while the text is too short. */
  found: readonly FoundCompany[] | null;
  isSearching: boolean;
  /** True when the last search failed. */
  hasFailed: boolean;
  search: (text: string) => void;
}

/** Searches companies by part of their names; only the latest search counts. */
export function useCompanySearch(): CompanySearch {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<readonly FoundCompany[] | null>(null);
  const [isSearching, setSearching] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<{ unsubscribe: () => void } | null>(null);
  useEffect(() => () => running.current?.unsubscribe(), []);

  const search = (text: string) => {
    running.current?.unsubscribe();
    setFailed(false);
    setSearching(isLongEnough(text));
    if (!isLongEnough(text)) return setFound(null);
    running.current = fetchQuery<useCompanySearchQuery>(
      environment,
      graphql`
        query useCompanySearchQuery($query: String!) {
          search(query: $query, types: [COMPANY], first: 10) {
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
      { query: text },
    ).subscribe({
      next: ({ search: result }) =>
        setFound(
          (result?.edges ?? []).flatMap(({ node }) =>
            node?.subject?.id ? [{ id: node.subject.id, title: node.title, image: node.image }] : [],
          ),
        ),
      complete: () => setSearching(false),
      error: () => {
        setSearching(false);
        setFailed(true);
      },
    });
  };
  return { found, isSearching, hasFailed, search };
}
