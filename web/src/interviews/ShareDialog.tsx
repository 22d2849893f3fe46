import { graphql, useFragment } from "react-relay";
import type { ShareDialog_interview$key } from "../__generated__/ShareDialog_interview.graphql.ts";
import type { ShareDialogQuery } from "../__generated__/ShareDialogQuery.graphql.ts";
import type { ShareDialogShareMutation } from "../__generated__/ShareDialogShareMutation.graphql.ts";
import type { ShareDialogUnshareMutation } from "../__generated__/ShareDialogUnshareMutation.graphql.ts";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { useLoadedQuery } from "../loading/useLoadedQuery.ts";
import { People } from "../profiles/People.tsx";
import { PeopleSearch } from "../profiles/PeopleSearch.tsx";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Dialog } from "../ui/Dialog.tsx";

/** Shares an interview and its answers with people, and revokes that. */
export function ShareDialog({ databaseId, onClose }: { databaseId: number; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Share interview">
      <LoadedPart fallback={<RowsSkeleton rows={3} label="Loading people" />}>
        <Sharing databaseId={databaseId} />
      </LoadedPart>
    </Dialog>
  );
}

function Sharing({ databaseId }: { databaseId: number }) {
  const { interview } = useLoadedQuery<ShareDialogQuery>(
    graphql`
      query ShareDialogQuery($databaseId: Int!) {
        interview(databaseId: $databaseId) {
          id
          ...ShareDialog_interview
        }
      }
    `,
    { databaseId },
    { fetchPolicy: "store-and-network" },
  );
  const people = useFragment<ShareDialog_interview$key>(
    graphql`
      fragment ShareDialog_interview on Interview {
        sharedWith {
          id
          name
          avatar
        }
      }
    `,
    interview,
  );
  const sharing = useMutationAction<ShareDialogShareMutation>(graphql`
    mutation ShareDialogShareMutation($input: ShareInterviewInput!) {
      shareInterview(input: $input) {
        interview {
          isShared
          ...ShareDialog_interview
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const unsharing = useMutationAction<ShareDialogUnshareMutation>(graphql`
    mutation ShareDialogUnshareMutation($input: UnshareInterviewInput!) {
      unshareInterview(input: $input) {
        interview {
          isShared
          ...ShareDialog_interview
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const shared = (people?.sharedWith ?? []).map(({ id, name, avatar }) => ({ id, name, avatar }));
  const interviewId = interview?.id ?? "";
  return (
    <div className="space-y-5 px-4 py-5 tablet:px-6">
      <p className="text-14 text-muted">People you share it with find it and its answers under Shared interviews.</p>
      <div>
        <PeopleSearch
          label="Search people"
          chosenIds={shared.map(({ id }) => id)}
          action="Share"
          isPending={sharing.isRunning}
          onAction={({ id }) => void sharing.run({ variables: { input: { interviewId, personIds: [id] } } })}
        />
      </div>
      <div>
        <h3 className="text-14 font-medium">Shared with</h3>
        <People
          label="Shared with"
          people={shared}
          emptyText="Nobody yet."
          action="Remove"
          isPending={unsharing.isRunning}
          onAction={({ id }) => void unsharing.run({ variables: { input: { interviewId, personId: id } } })}
        />
      </div>
    </div>
  );
}
