import { Avatar } from "../ui/Avatar.tsx";
import { Button } from "../ui/Button.tsx";
import { FocusFallback } from "../ui/FocusFallback.tsx";

export interface Person {
  /** The global id as an author. */
  id: string;
  name: string;
  avatar?: string | null | undefined;
  /** Job and organization, if known. */
  work?: string;
}

export interface PeopleProps {
  label: string;
  people: readonly Person[];
  /** Shown when there are none; empty to show nothing. */
  emptyText: string;
  /** The label of each person's button. */
  action: string;
  isPending?: boolean;
  onAction: (person: Person) => void;
}

/** A list of people with one action each. */
export function People({ label, people, emptyText, action, isPending = false, onAction }: PeopleProps) {
  return (
    // A person disappears with the action.
    <FocusFallback>
      {people.length === 0 ? (
        emptyText !== "" && <p className="mt-2 text-14 text-muted">{emptyText}</p>
      ) : (
        <ul aria-label={label} className="mt-2 divide-y divide-line">
          {people.map((person) => (
            <li key={person.id} className="flex items-center gap-3 py-2">
              <Avatar name={person.name} src={person.avatar ?? null} kind="person" size={32} />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-15">{person.name}</span>
                {person.work && <span className="block truncate text-13 text-muted">{person.work}</span>}
              </span>
              <Button
                size="small"
                isDisabled={isPending}
                onPress={() => onAction(person)}
                aria-label={`${action}: ${person.name}`}
              >
                {action}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </FocusFallback>
  );
}
