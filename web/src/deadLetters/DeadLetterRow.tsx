import { graphql, useFragment } from "react-relay";
import type { DeadLetterRow_deadLetter$key } from "../__generated__/DeadLetterRow_deadLetter.graphql.ts";
import type { DeadLetterRowDeleteMutation } from "../__generated__/DeadLetterRowDeleteMutation.graphql.ts";
import type { DeadLetterRowRetryMutation } from "../__generated__/DeadLetterRowRetryMutation.graphql.ts";
import { formatNoun } from "../lib/counts.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { confirmAction } from "../ui/alerts.ts";
import { Button } from "../ui/Button.tsx";
import { RelativeTime } from "../ui/RelativeTime.tsx";

interface DeadLetterRowProps {
  deadLetter: DeadLetterRow_deadLetter$key;
  /** Called after the job was removed from the list, or another admin had already removed it. */
  onRemoved: () => void;
}

/** A failed job in a list: its task, its error, and buttons to retry or delete it. */
export function DeadLetterRow({ deadLetter, onRemoved }: DeadLetterRowProps) {
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
  const retrying = useMutationAction<DeadLetterRowRetryMutation>(graphql`
    mutation DeadLetterRowRetryMutation($input: RetryDeadLetterInput!) {
      retryDeadLetter(input: $input) {
        retriedDeadLetterId
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const deleting = useMutationAction<DeadLetterRowDeleteMutation>(graphql`
    mutation DeadLetterRowDeleteMutation($input: DeleteDeadLetterInput!) {
      deleteDeadLetter(input: $input) {
        deletedDeadLetterId
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const call = { variables: { input: { deadLetterId: id } } };
  const retry = async () => {
    await retrying.run({ ...call, done: "The job will run again." });
    // An error means that another admin was faster, so the list is outdated in that case too.
    onRemoved();
  };
  const remove = async () => {
    if (!(await confirmAction(`Do you want to delete this job? It will never run: ${name}`))) return;
    await deleting.run({ ...call, done: "The job has been deleted." });
    onRemoved();
  };
  const actions = [
    { label: "Retry", isAllowed: permissions.retry.allowed, run: retry, isPending: retrying.isRunning },
    { label: "Delete", isAllowed: permissions.delete.allowed, run: remove, isPending: deleting.isRunning },
  ].filter(({ isAllowed }) => isAllowed);
  const isBusy = retrying.isRunning || deleting.isRunning;
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
        {actions.map(({ label, run, isPending }) => (
          <Button
            key={label}
            size="small"
            aria-label={`${label} ${name}`}
            isPending={isPending}
            isDisabled={isBusy && !isPending}
            onPress={() => void run()}
          >
            {label}
          </Button>
        ))}
      </div>
    </article>
  );
}
