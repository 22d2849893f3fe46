import { useState } from "react";
import type { Outcome } from "../relay/mutation.ts";
import { Avatar, type AvatarKind } from "../ui/Avatar.tsx";
import { Button } from "../ui/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { SearchNote } from "./SearchDialog.tsx";

/** A person or contact that can be added. */
interface Candidate {
  /** The global id. */
  id: string;
  name: string;
  avatar: string | null | undefined;
  kind: AvatarKind;
  /** A second line, such as the person's job. */
  detail?: string | null;
  /** The second line of a candidate that has not been added, such as "Waiting for approval". */
  request?: string | null;
  /** The reason why the candidate cannot be added, such as "Member"; null for one that can. */
  status: string | null;
}

interface AddListProps {
  /** The accessible name of the list. */
  label: string;
  candidates: readonly Candidate[];
  emptyText: string;
  /** The label of each candidate's button. */
  action: string;
  /** The status of a candidate that has just been added. */
  addedStatus: string;
  /** Adds one candidate; an error is shown above the list. */
  add: (id: string) => Promise<Outcome<unknown>>;
  isRunning: boolean;
}

/** The status of an added candidate replaces the focused button, so that Tab continues with the next candidate. */
function takeLostFocus(status: HTMLElement | null): void {
  if (document.activeElement === document.body) status?.focus({ preventScroll: true });
}

/** The results of a search, with a button to add each. */
export function AddList({ label, candidates, emptyText, action, addedStatus, add, isRunning }: AddListProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const [adding, setAdding] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const addOne = async (id: string) => {
    setError(null);
    setAdding(id);
    const outcome = await add(id);
    setAdding(null);
    if (outcome.ok) setAdded((previous) => [...previous, id]);
    else setError(outcome.text);
  };

  if (candidates.length === 0) return <SearchNote text={emptyText} />;
  return (
    <>
      {error !== null && (
        <div className="px-4 pb-4 tablet:px-6">
          <ErrorNote text={error} />
        </div>
      )}
      <ul aria-label={label} className="divide-y divide-line border-t border-line">
        {candidates.map(({ id, name, avatar, kind, detail, request, status }) => {
          const shownStatus = status ?? (added.includes(id) ? addedStatus : null);
          const secondLine = detail ?? (shownStatus === null ? request : null);
          return (
            <li key={id} className="flex min-h-15 items-center gap-3 px-4 py-2.5 tablet:px-6">
              <Avatar name={name} src={avatar} kind={kind} size={40} />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-15 font-medium">{name}</span>
                {secondLine && <span className="block truncate text-13 text-muted">{secondLine}</span>}
              </span>
              {shownStatus === null ? (
                <Button
                  size="small"
                  onPress={() => void addOne(id)}
                  isPending={adding === id}
                  isDisabled={isRunning && adding !== id}
                  aria-label={`${action} ${name}`}
                >
                  {action}
                </Button>
              ) : (
                <span
                  ref={added.at(-1) === id ? takeLostFocus : null}
                  tabIndex={-1}
                  className="px-3 text-13 text-muted outline-none"
                >
                  {shownStatus}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
