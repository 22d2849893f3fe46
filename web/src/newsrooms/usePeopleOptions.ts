import { graphql, usePaginationFragment } from "react-relay";
import type { usePeopleOptions_company$key } from "../__generated__/usePeopleOptions_company.graphql.ts";
import type { usePeopleOptionsQuery } from "../__generated__/usePeopleOptionsQuery.graphql.ts";
import { toPagedOptions, type PagedOptions } from "../lists/pagedOptions.ts";

/**
 * The people of a company.
 * @param others further options, which come first
 */
export function usePeopleOptions(
  company: usePeopleOptions_company$key,
  others: readonly { readonly id: string; readonly name: string }[],
): PagedOptions {
  const { data, ...pagination } = usePaginationFragment<usePeopleOptionsQuery, usePeopleOptions_company$key>(
    graphql`
      fragment usePeopleOptions_company on Company
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "usePeopleOptionsQuery") {
        people(first: $first, after: $after) @connection(key: "usePeopleOptions_people") {
          edges {
            node {
              author {
                id
                name
              }
            }
          }
        }
      }
    `,
    company,
  );
  const edges = data.people?.edges ?? [];
  const people = [...others, ...edges.map(({ node }) => node.author)];
  return toPagedOptions(pagination, edges, people, ({ id, name }) => ({ id, label: name }));
}
