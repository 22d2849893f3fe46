import { fetchQuery, graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { searchCompaniesQuery } from "../__generated__/searchCompaniesQuery.graphql.ts";

export interface FoundCompany {
  /** The company's global id. */
  id: string;
  name: string;
  logo: string | null;
}

/** Searches companies by part of their names; fails if they cannot be searched. @param first the maximum number */
export function searchCompanies(environment: Environment, text: string, first: number) {
  return fetchQuery<searchCompaniesQuery>(
    environment,
    graphql`
      query searchCompaniesQuery($query: String!, $first: Int!) {
        search(query: $query, types: [COMPANY], first: $first) {
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
    { query: text, first },
  ).map(({ search }): readonly FoundCompany[] => {
    // The response to a search that failed is not an error of the whole request.
    if (!search) throw new Error("Companies could not be searched.");
    return (search.edges ?? []).flatMap(({ node }) =>
      node?.subject?.id ? [{ id: node.subject.id, name: node.title, logo: node.image ?? null }] : [],
    );
  });
}
