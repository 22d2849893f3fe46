import { Lock } from "lucide-react";
import { Suspense, useRef, type RefObject } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { graphql, useLazyLoadQuery } from "react-relay";
import { useLocation, useNavigate } from "react-router";
import type { CreateDialogQuery } from "../../__generated__/CreateDialogQuery.graphql.ts";
import { Unsaved } from "../../leaving/unsaved.ts";
import { useLeaveGuard } from "../../leaving/useLeaveGuard.ts";
import { usePageTitle } from "../../lib/usePageTitle.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { postKeys, type PostKey } from "../address.ts";
import { AsyncCalloutForm } from "../kinds/callout/AsyncCalloutForm.tsx";
import { postKinds, postTypes } from "../kinds/index.ts";
import { canGoBack } from "../overlayState.ts";
import { PostError } from "../PostError.tsx";
import { createSearch, readCreateAddress, withoutCreate, type CreateAddress } from "./createAddress.ts";
import { createForms } from "./createForms.tsx";
import { DraftGate } from "../../forms/DraftGate.tsx";
import { FormSkeleton } from "../../forms/FormSkeleton.tsx";
import { useAfterSaving } from "./useAfterSaving.ts";
import { useWriter } from "./useWriter.ts";
import type { Saved } from "./writing.ts";

const title = "Write a post";

/** The form for a new post over the page, when the address asks for it; closing it asks first (D-87). */
export function CreateDialog({ address }: { address: CreateAddress }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const onDiscard = useRef<() => void>(null);
  const unsaved = useLeaveGuard(
    (_, to) => readCreateAddress(to.search) === null,
    () => onDiscard.current?.(),
  );
  usePageTitle(title, true);
  const close = () => {
    if (canGoBack()) void navigate(-1);
    else void navigate({ search: withoutCreate(search) }, { replace: true, preventScrollReset: true });
  };
  const choose = (key: PostKey) =>
    void navigate({ search: createSearch(search, { ...address, key }) }, { replace: true, preventScrollReset: true });

  const form = (
    <ErrorBoundary FallbackComponent={PostError}>
      <Suspense fallback={<FormSkeleton />}>
        <NewPost
          address={address}
          onDiscard={onDiscard}
          onClose={() => {
            // What was unsaved has just been saved.
            unsaved.clear();
            close();
          }}
        />
      </Suspense>
    </ErrorBoundary>
  );

  return (
    <Unsaved value={unsaved}>
      <Dialog isOpen onClose={close} size="large" title={title}>
        {address.interviewId === null ? (
          <Tabs
            label="Kind of post"
            tabs={postKeys.map((key) => ({
              id: key,
              label: postKinds[postTypes[key]].label,
              panel: key === address.key && form,
            }))}
            selected={address.key}
            onSelect={(id) => {
              const key = postKeys.find((one) => one === id);
              if (key) choose(key);
            }}
            className="*:data-[orientation]:px-2 [&>[role=tabpanel]]:pt-0"
          />
        ) : (
          form
        )}
      </Dialog>
    </Unsaved>
  );
}

interface NewPostProps {
  address: CreateAddress;
  onDiscard: RefObject<(() => void) | null>;
  onClose: () => void;
}

function NewPost({ address, onDiscard, onClose }: NewPostProps) {
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
  const afterSaving = useAfterSaving(kind);
  if (!viewer.createPost.allowed) {
    return <EmptyState icon={Lock} title="You cannot write posts" text={viewer.createPost.reasons[0]?.message ?? ""} />;
  }
  const { key, communityId, interviewId } = address;
  const name = interviewId === null ? key : `${key} interview ${interviewId}`;
  return (
    <DraftGate key={name} name={`${viewer.databaseId} ${name}`} onDiscard={onDiscard}>
      {(draft) => {
        const onSaved = (saved: Saved) => {
          onClose();
          afterSaving(saved);
        };
        const writing = { writer, draft, communityId, onSaved };
        if (interviewId !== null) return <AsyncCalloutForm interviewId={interviewId} writing={writing} />;
        return createForms[key](writing);
      }}
    </DraftGate>
  );
}
