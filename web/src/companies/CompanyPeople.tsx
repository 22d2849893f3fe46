import { graphql, usePaginationFragment } from "react-relay";
import type { CompanyPeople_company$key } from "../__generated__/CompanyPeople_company.graphql.ts";
import type { CompanyPeoplePaginationQuery } from "../__generated__/CompanyPeoplePaginationQuery.graphql.ts";
import { UnreadList } from "../feed/UnreadList.tsx";
import { useNextPage } from "../feed/useNextPage.ts";
import type { Reload } from "../feed/useReload.ts";
import { StaffList } from "../profiles/StaffList.tsx";

/** Who works for a company, those for the media first. */
export function CompanyPeople({ company, reload }: { company: CompanyPeople_company$key; reload: Reload }) {
  const { data, ...pagination } = usePaginationFragment<CompanyPeoplePaginationQuery, CompanyPeople_company$key>(
    graphql`
      fragment CompanyPeople_company on Company
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "CompanyPeoplePaginationQuery") {
        name
        people(first: $first, after: $after) @connection(key: "CompanyPeople_people") {
          edges {
            __typename
          }
          ...StaffList_people
        }
      }
    `,
    company,
  );
  const page = useNextPage(pagination, data.people?.edges.length ?? 0);
  if (!data.people) return <UnreadList reload={reload} />;
  return <StaffList people={data.people} page={page} name={data.name} />;
}
