import { graphql, useFragment } from "react-relay";
import type { DeadLetterRow_deadLetter$key } from "../__generated__/DeadLetterRow_deadLetter.graphql.ts";
import { formatNoun } from "../lib/counts.ts";
import { Button } from "../ui/Button.tsx";
import { RelativeTime } from "../ui/RelativeTime.tsx";
import { useDeadLetterActions } from "./useDeadLetterActions.ts";

interface DeadLetterRowProps {
  deadLetter: DeadLetterRow_deadLetter$key;
  /** Called after the job was removed from the list, or another admin had already removed it. */
  onChanged: () => void;
}

/** A failed job in a list: its task, its error, and buttons to retry or delete it. */
export function DeadLetterRow({ deadLetter, onChanged }: DeadLetterRowProps) {
  const { id, title, description, error, attempts, failedAt, permissions } = useFragment(
    graphql`
      fragment DeadLetterRow_deadLetter on DeadLetter {
        id
        title
        description
        error
        attempts
        failedAt
        permissions {
          retry {
            allowed
          }
          delete {
            allowed
          }
        }
      }
    `,
    deadLetter,
  );
  const name = description ? `${title}: ${description}` : title;
  const { retry, remove, isRetrying, isDeleting } = useDeadLetterActions({ id, name, onChanged });
  return (
    <article aria-label={name} className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 py-4 tablet:flex-nowrap tablet:px-5">
      <div className="min-w-0 flex-1 basis-full tablet:basis-0">
        <h2 className="text-15 font-semibold">{title}</h2>
        {description && <p className="text-14 wrap-anywhere">{description}</p>}
        <p className="mt-1 text-14 wrap-anywhere whitespace-pre-line text-danger">{error}</p>
        <p className="mt-1 text-13 text-muted">
          Failed <RelativeTime time={failedAt} /> after {formatNoun(attempts, "attempt")}
        </p>
      </div>
      <div className="flex shrink-0 gap-2">
        {permissions.retry.allowed && (
          <Button size="small" aria-label={`Retry ${name}`} isPending={isRetrying} isDisabled={isDeleting} onPress={retry}>
            Retry
          </Button>
        )}
        {permissions.delete.allowed && (
          <Button size="small" aria-label={`Delete ${name}`} isPending={isDeleting} isDisabled={isRetrying} onPress={remove}>
            Delete
          </Button>
        )}
      </div>
    </article>
  );
}
