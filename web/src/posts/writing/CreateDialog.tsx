import { Lock } from "lucide-react";
import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { graphql, useLazyLoadQuery } from "react-relay";
import { useLocation, useNavigate } from "react-router";
import type { CreateDialogQuery } from "../../__generated__/CreateDialogQuery.graphql.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { postKeys, type PostKey } from "../address.ts";
import { AsyncCalloutForm } from "../kinds/callout/AsyncCalloutForm.tsx";
import { postKinds, postTypes } from "../kinds/index.ts";
import { PostError } from "../PostError.tsx";
import { createSearch, readCreateAddress, withoutCreate, type CreateAddress } from "./createAddress.ts";
import { createForms } from "./createForms.tsx";
import { DraftGate } from "../../forms/DraftGate.tsx";
import { WritingDialog, type FormRoom } from "../../forms/WritingDialog.tsx";
import { FormSkeleton } from "../../forms/FormSkeleton.tsx";
import type { Saved } from "../../forms/useAfterSaving.ts";
import { useAfterSavingPost } from "./useAfterSavingPost.ts";
import { useWriter } from "./useWriter.ts";

/** The form for a new post over the page, when the address asks for it. */
export function CreateDialog({ address }: { address: CreateAddress }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const choose = (key: PostKey) =>
    void navigate({ search: createSearch(search, { ...address, key }) }, { replace: true, preventScrollReset: true });
  const write = (room: FormRoom) => (
    <ErrorBoundary FallbackComponent={PostError}>
      <Suspense fallback={<FormSkeleton />}>
        <NewPost address={address} room={room} />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <WritingDialog title="Write a post" asks={(wanted) => readCreateAddress(wanted) !== null} without={withoutCreate}>
      {(room) =>
        address.interviewId === null ? (
          <Tabs
            label="Kind of post"
            tabs={postKeys.map((key) => ({
              id: key,
              label: postKinds[postTypes[key]].label,
              panel: key === address.key && write(room),
            }))}
            selected={address.key}
            onSelect={(id) => {
              const key = postKeys.find((one) => one === id);
              if (key) choose(key);
            }}
            className="*:data-[orientation]:px-2 [&>[role=tabpanel]]:pt-0"
          />
        ) : (
          write(room)
        )
      }
    </WritingDialog>
  );
}

function NewPost({ address, room: { onDiscard, onDone } }: { address: CreateAddress; room: FormRoom }) {
  const { viewer } = useLazyLoadQuery<CreateDialogQuery>(
    graphql`
      query CreateDialogQuery {
        viewer {
          databaseId
          createPost {
            allowed
            reasons {
              message
            }
          }
          ...useWriter_viewer
        }
      }
    `,
    {},
  );
  const writer = useWriter(viewer);
  const kind = postKinds[postTypes[address.key]];
  const afterSaving = useAfterSavingPost(kind);
  if (!viewer.createPost.allowed) {
    return <EmptyState icon={Lock} title="You cannot write posts" text={viewer.createPost.reasons[0]?.message ?? ""} />;
  }
  const { key, communityId, interviewId } = address;
  const name = interviewId === null ? key : `${key} interview ${interviewId}`;
  return (
    <DraftGate key={name} name={`${viewer.databaseId} ${name}`} onDiscard={onDiscard}>
      {(draft) => {
        const onSaved = (saved: Saved) => {
          onDone();
          afterSaving(saved);
        };
        const writing = { writer, draft, communityId, onSaved };
        if (interviewId !== null) return <AsyncCalloutForm interviewId={interviewId} writing={writing} />;
        return createForms[key](writing);
      }}
    </DraftGate>
  );
}
