import { useDeferredValue, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AddPeopleDialog_company$key } from "../__generated__/AddPeopleDialog_company.graphql.ts";
import type { AddPeopleDialogQuery } from "../__generated__/AddPeopleDialogQuery.graphql.ts";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { useLoadedQuery } from "../loading/useLoadedQuery.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { SearchBox } from "../ui/SearchBox.tsx";
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
  const [words, setWords] = useState("");
  const wanted = useDeferredValue(words);
  return (
    <Dialog isOpen onClose={onClose} title={`Add people to ${name}`}>
      <div className="px-4 py-4 tablet:px-6">
        <SearchBox label="Search people" placeholder="Type a name" onSearch={setWords} />
      </div>
      {wanted === "" ? (
        <Note
          text={`Type part of a name. People you add are listed on this page, can post as ${name} and are notified by e-mail.`}
        />
      ) : (
        <LoadedPart fallback={<RowsSkeleton rows={4} label="Searching people" />} resetKeys={[wanted]}>
          <FoundPeople words={wanted} companyId={id} slug={slug} />
        </LoadedPart>
      )}
    </Dialog>
  );
}

function FoundPeople({ words, companyId, slug }: { words: string; companyId: string; slug: string }) {
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
    { slug, query: words },
    { fetchPolicy: "network-only" },
  );
  const { add, isRunning } = useChangePeople(companyId);
  const [added, setAdded] = useState<readonly string[]>([]);
  const [error, setError] = useState<string | null>(null);
  const addPerson = async (personId: string) => {
    setError(null);
    const outcome = await add(personId);
    if (outcome.ok) setAdded((former) => [...former, personId]);
    else setError(outcome.text);
  };

  const candidates = company?.candidates ?? [];
  if (candidates.length === 0) return <Note text="No people found." />;
  return (
    <>
      {error !== null && (
        <div className="px-4 pb-4 tablet:px-6">
          <ErrorNote text={error} />
        </div>
      )}
      <ul aria-label="People found" className="divide-y divide-line border-t border-line">
        {candidates.map(({ person, isListed, isWaiting }) => (
          <li key={person.id} className="flex min-h-15 items-center gap-3 px-4 py-2.5 tablet:px-6">
            <Avatar name={person.name} src={person.avatar} size={40} />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-15 font-medium">{person.name}</span>
              {isWaiting && !added.includes(person.id) && <span className="block text-13 text-muted">Waiting for approval</span>}
            </span>
            {isListed || added.includes(person.id) ? (
              <span className="px-3 text-13 text-muted">Listed</span>
            ) : (
              <Button
                size="small"
                onPress={() => void addPerson(person.id)}
                isDisabled={isRunning}
                aria-label={`Add ${person.name}`}
              >
                Add
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const Note = ({ text }: { text: string }) => <p className="px-4 pb-5 text-14 text-muted tablet:px-6">{text}</p>;
