import { graphql, usePaginationFragment } from "react-relay";
import type { OutletPeople_outlet$key } from "../__generated__/OutletPeople_outlet.graphql.ts";
import type { OutletPeoplePaginationQuery } from "../__generated__/OutletPeoplePaginationQuery.graphql.ts";
import type { Reload } from "../loading/useReload.ts";
import { StaffList } from "../profiles/StaffList.tsx";

/** The people who work for an outlet. */
export function OutletPeople({ outlet, reload }: { outlet: OutletPeople_outlet$key; reload: Reload }) {
  const { data, ...pagination } = usePaginationFragment<OutletPeoplePaginationQuery, OutletPeople_outlet$key>(
    graphql`
      fragment OutletPeople_outlet on Outlet
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "OutletPeoplePaginationQuery") {
        name
        people(first: $first, after: $after) @connection(key: "OutletPeople_people") {
          edges {
            ...StaffList_edges
          }
        }
      }
    `,
    outlet,
  );
  return <StaffList edges={data.people?.edges} pagination={pagination} reload={reload} name={data.name} />;
}
