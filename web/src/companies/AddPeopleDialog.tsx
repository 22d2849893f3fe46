import { graphql, useFragment } from "react-relay";
import type { AddPeopleDialog_company$key } from "../__generated__/AddPeopleDialog_company.graphql.ts";
import type { AddPeopleDialogQuery } from "../__generated__/AddPeopleDialogQuery.graphql.ts";
import { useLoadedQuery } from "../loading/useLoadedQuery.ts";
import { AddList } from "../profiles/AddList.tsx";
import { SearchDialog } from "../profiles/SearchDialog.tsx";
import { useChangePeople } from "./useChangePeople.ts";

interface AddPeopleDialogProps {
  company: AddPeopleDialog_company$key;
  onClose: () => void;
}

/** Searches people and adds them to a company, one by one; marks people already listed. */
export function AddPeopleDialog({ company, onClose }: AddPeopleDialogProps) {
  const { id, slug, name } = useFragment(
    graphql`
      fragment AddPeopleDialog_company on Company {
        id
        slug
        name
      }
    `,
    company,
  );
  return (
    <SearchDialog
      title={`Add people to ${name}`}
      hint={`Type part of a name. People you add are listed on this page, can post as ${name} and are notified by e-mail.`}
      onClose={onClose}
    >
      {(searchText) => <PeopleResults searchText={searchText} companyId={id} slug={slug} />}
    </SearchDialog>
  );
}

function PeopleResults({ searchText, companyId, slug }: { searchText: string; companyId: string; slug: string }) {
  const { company } = useLoadedQuery<AddPeopleDialogQuery>(
    graphql`
      query AddPeopleDialogQuery($slug: String!, $query: String!) {
        company(slug: $slug) {
          candidates(query: $query, first: 20) {
            person {
              id
              name
              avatar
            }
            isListed
            isWaiting
          }
        }
      }
    `,
    { slug, query: searchText },
    { fetchPolicy: "network-only" },
  );
  const { add, isRunning } = useChangePeople(companyId);
  return (
    <AddList
      label="People found"
      candidates={(company?.candidates ?? []).map(({ person, isListed, isWaiting }) => ({
        id: person.id,
        name: person.name,
        avatar: person.avatar,
        kind: "person",
        request: isWaiting ? "Waiting for approval" : null,
        status: isListed ? "Listed" : null,
      }))}
      emptyText="No people found."
      action="Add"
      addedStatus="Listed"
      add={add}
      isRunning={isRunning}
    />
  );
}
