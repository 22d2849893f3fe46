import { useEffect, useRef, useState } from "react";
import { graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import type { AnnouncementCreatePageMutation } from "../__generated__/AnnouncementCreatePageMutation.graphql.ts";
import type { AnnouncementCreatePageQuery } from "../__generated__/AnnouncementCreatePageQuery.graphql.ts";
import { FormPage } from "../forms/FormPage.tsx";
import { useDraftForm } from "../forms/useDraftForm.ts";
import { Unsaved } from "../leaving/unsaved.ts";
import { useLeaveGuard } from "../leaving/useLeaveGuard.ts";
import { authorOf } from "../posts/writing/audience.ts";
import { PostAsField } from "../posts/writing/PostAsField.tsx";
import { atMost, required } from "../posts/writing/rules.ts";
import { useWriter } from "../posts/writing/useWriter.ts";
import { invalidateAfter } from "../relay/freshness.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { TextField } from "../ui/TextField.tsx";
import { announcementKinds, kindOptions, type KnownAnnouncementKind } from "./announcementKinds.ts";
import { announcementPath } from "./announcementPaths.ts";

const query = graphql`
  query AnnouncementCreatePageQuery @preloadable {
    viewer {
      ...useWriter_viewer
    }
  }
`;

interface Start {
  kind: KnownAnnouncementKind;
  title: string;
  /** In whose name; null: the writer's own. */
  authorId: number | null;
}

const empty: Start = { kind: "MEDIA", title: "", authorId: null };

/** Begins an announcement: a draft with its kind and title, whose writer is led to its web page. */
export function AnnouncementCreatePage({ queryRef }: { queryRef: PreloadedQuery<AnnouncementCreatePageQuery> }) {
  const data = usePreloadedQuery<AnnouncementCreatePageQuery>(query, queryRef);
  const unsaved = useLeaveGuard((from, to) => from.pathname !== to.pathname);
  return (
    <FormPage title="New announcement">
      <Unsaved value={unsaved}>
        <CreateForm viewer={data.viewer} />
      </Unsaved>
    </FormPage>
  );
}

function CreateForm({ viewer }: { viewer: AnnouncementCreatePageQuery["response"]["viewer"] }) {
  const writer = useWriter(viewer);
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const made = useRef<number>(null);
  const [isSaved, setSaved] = useState(false);
  const { run } = useMutationAction<AnnouncementCreatePageMutation>(
    graphql`
      mutation AnnouncementCreatePageMutation($input: CreateAnnouncementInput!) {
        createAnnouncement(input: $input) {
          announcement {
            databaseId
            ...AnnouncementHubView_announcement
          }
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inPlace: "all" },
  );
  const { values, set, error, generalError, save, saving, element } = useDraftForm({
    start: empty,
    draft: null,
    check: ({ title }: Start) => [...required("title", "Title", title), ...atMost("title", "Title", title, 200)],
    send: async ({ kind, title, authorId }, _saveAs, idempotencyKey) => {
      const fields = { kind, title: title.trim(), ...authorOf(authorId), saveAs: "DRAFT" as const, idempotencyKey };
      const outcome = await run({ variables: { input: fields } });
      if (outcome.ok) made.current = outcome.response.createAnnouncement.announcement?.databaseId ?? null;
      return outcome;
    },
    onSaved: () => setSaved(true),
  });

  // After the form has let go of what it held.
  useEffect(() => {
    if (!isSaved) return;
    invalidateAfter("announcement", environment);
    void navigate(made.current === null ? "/announcements/our" : announcementPath(made.current, "web"), { replace: true });
  }, [isSaved, navigate, environment]);

  return (
    <form
      ref={element}
      noValidate
      aria-label="New announcement"
      onSubmit={(event) => {
        event.preventDefault();
        save("DRAFT");
      }}
      className="space-y-6"
    >
      <RadioGroup
        label="Kind"
        description={announcementKinds[values.kind].outcome}
        options={kindOptions}
        value={values.kind}
        onChange={(kind) => set({ kind })}
        errorMessage={error("kind")}
      />
      <TextField
        label="Title"
        description="What it is about, in a line. It can be changed until the end."
        isRequired
        value={values.title}
        onChange={(title) => set({ title })}
        errorMessage={error("title")}
      />
      <PostAsField
        writer={writer}
        value={values.authorId}
        onChange={(authorId) => set({ authorId })}
        errorMessage={error("authorId")}
      />
      {generalError && <ErrorNote text={generalError} />}
      <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line pt-4">
        <LinkButton href="/announcements/our" variant="quiet">
          Cancel
        </LinkButton>
        <Button type="submit" variant="primary" isPending={saving !== null}>
          Begin the draft
        </Button>
      </div>
    </form>
  );
}
