import { UserPlus } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { CompanyPeople_company$key } from "../__generated__/CompanyPeople_company.graphql.ts";
import type { CompanyPeoplePaginationQuery } from "../__generated__/CompanyPeoplePaginationQuery.graphql.ts";
import type { Reload } from "../loading/useReload.ts";
import { StaffList } from "../profiles/StaffList.tsx";
import { Button } from "../ui/Button.tsx";
import { lazyDialog } from "../ui/lazyDialog.tsx";
import { CompanyRequests } from "./CompanyRequests.tsx";

const AddPeopleDialog = lazyDialog(async () => (await import("./AddPeopleDialog.tsx")).AddPeopleDialog);

/** A company's people, media contacts first. Its administrators accept, add and remove people here. */
export function CompanyPeople({ company, reload }: { company: CompanyPeople_company$key; reload: Reload }) {
  const { data, ...pagination } = usePaginationFragment<CompanyPeoplePaginationQuery, CompanyPeople_company$key>(
    graphql`
      fragment CompanyPeople_company on Company
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "CompanyPeoplePaginationQuery") {
        name
        permissions {
          managePeople {
            allowed
          }
        }
        ...CompanyRequests_company
        ...AddPeopleDialog_company
        ...StaffList_company
        people(first: $first, after: $after) @connection(key: "CompanyPeople_people") {
          edges {
            ...StaffList_edges
          }
        }
      }
    `,
    company,
  );
  const [isAdding, setAdding] = useState(false);
  const staff = { edges: data.people?.edges, pagination, reload, name: data.name };
  if (data.permissions?.managePeople.allowed !== true) return <StaffList {...staff} />;
  return (
    <>
      <CompanyRequests company={data} onOutdated={reload.reload} />
      <div className="mb-3 flex justify-end max-tablet:px-4">
        <Button icon={UserPlus} onPress={() => setAdding(true)}>
          Add people
        </Button>
      </div>
      <StaffList {...staff} company={data} />
      {isAdding && <AddPeopleDialog company={data} onClose={() => setAdding(false)} />}
    </>
  );
}
