import { Lock } from "lucide-react";
import { graphql } from "react-relay";
import { useLocation, useNavigate } from "react-router";
import type { NewPostFormsQuery } from "../../__generated__/NewPostFormsQuery.graphql.ts";
import { DraftGate } from "../../forms/DraftGate.tsx";
import { FormSkeleton } from "../../forms/FormSkeleton.tsx";
import type { FormDialogControls } from "../../forms/UrlFormDialog.tsx";
import { LoadedPart } from "../../loading/LoadedPart.tsx";
import { useLoadedQuery } from "../../loading/useLoadedQuery.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { newPostForms } from "../generated/newPostForms.tsx";
import { AsyncCalloutForm } from "../kinds/callout/AsyncCalloutForm.tsx";
import { postKinds } from "../kinds/index.ts";
import { postKeys, type PostKey } from "../postKeys.ts";
import { createSearch, type CreateAddress } from "./createAddress.ts";
import { useAfterSavingPost } from "./useAfterSavingPost.ts";
import { useWriter } from "./useWriter.ts";

/** The form for a new post in its dialog, below the choice of types. A call-out for an interview has no choice. */
export function NewPostForms({ address, dialog }: { address: CreateAddress; dialog: FormDialogControls }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const choose = (key: PostKey) =>
    void navigate({ search: createSearch(search, { ...address, key }) }, { replace: true, preventScrollReset: true });
  const form = (
    <LoadedPart fallback={<FormSkeleton />}>
      <NewPost address={address} dialog={dialog} />
    </LoadedPart>
  );
  if (address.interviewId !== null) return form;
  return (
    <Tabs
      label="Type of post"
      tabs={postKeys.map((key) => ({
        id: key,
        label: postKinds[key].label,
        panel: key === address.key && form,
      }))}
      selected={address.key}
      onSelect={(id) => {
        const key = postKeys.find((one) => one === id);
        if (key) choose(key);
      }}
      className="*:data-[orientation]:px-2 [&>[role=tabpanel]]:pt-0"
    />
  );
}

function NewPost({ address, dialog: { onDiscard, onDone } }: { address: CreateAddress; dialog: FormDialogControls }) {
  const { viewer } = useLoadedQuery<NewPostFormsQuery>(
    graphql`
      query NewPostFormsQuery {
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
  const onSaved = useAfterSavingPost(postKinds[address.key], onDone);
  if (!viewer.createPost.allowed)
    return <EmptyState icon={Lock} title="You cannot write posts" text={viewer.createPost.reasons[0]?.message ?? ""} />;
  const { key, communityId, interviewId } = address;
  const name = interviewId === null ? key : `${key} interview ${interviewId}`;
  return (
    <DraftGate key={name} name={`${viewer.databaseId} ${name}`} onDiscard={onDiscard}>
      {(draft) => {
        const context = { writer, draft, communityId, onSaved };
        if (interviewId !== null) return <AsyncCalloutForm interviewId={interviewId} context={context} />;
        return newPostForms[key](context);
      }}
    </DraftGate>
  );
}
