import { useRef, useState } from "react";
import { graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import type { NewsroomCreatePageMutation } from "../__generated__/NewsroomCreatePageMutation.graphql.ts";
import type { NewsroomCreatePageQuery } from "../__generated__/NewsroomCreatePageQuery.graphql.ts";
import { FormPage } from "../communities/FormPage.tsx";
import { DraftGate } from "../forms/DraftGate.tsx";
import type { LocalDraft } from "../forms/localDraft.ts";
import { useDraftForm, type SaveAs } from "../forms/useDraftForm.ts";
import { Unsaved } from "../leaving/unsaved.ts";
import { useLeaveGuard } from "../leaving/useLeaveGuard.ts";
import { invalidateData } from "../relay/environment.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { showToast } from "../ui/Toaster.tsx";
import { NewsroomForm } from "./NewsroomForm.tsx";
import { checkNewsroom, emptyNewsroom, newNewsroomFields, type NewsroomValues } from "./newsroomValues.ts";

const query = graphql`
  query NewsroomCreatePageQuery @preloadable {
    viewer {
      databaseId
      account {
        company {
          url
        }
      }
    }
    countries {
      databaseId
      name
    }
  }
`;

type Data = NewsroomCreatePageQuery["response"];

/** The form for a new newsroom; afterwards its maker sees it among "Our newsrooms". */
export function NewsroomCreatePage({ queryRef }: { queryRef: PreloadedQuery<NewsroomCreatePageQuery> }) {
  const data = usePreloadedQuery<NewsroomCreatePageQuery>(query, queryRef);
  const onDiscard = useRef<() => void>(null);
  const unsaved = useLeaveGuard(
    (from, to) => from.pathname !== to.pathname,
    () => onDiscard.current?.(),
  );
  return (
    <FormPage title="New newsroom">
      <Unsaved value={unsaved}>
        <DraftGate name={`${data.viewer.databaseId} newsroom`} onDiscard={onDiscard}>
          {(draft) => <NewNewsroom data={data} draft={draft} />}
        </DraftGate>
      </Unsaved>
    </FormPage>
  );
}

function NewNewsroom({ data: { viewer, countries }, draft }: { data: Data; draft: LocalDraft }) {
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const [start] = useState((): NewsroomValues => ({ ...emptyNewsroom, url: viewer.account?.company?.url ?? "" }));
  const { run } = useMutationAction<NewsroomCreatePageMutation>(
    graphql`
      mutation NewsroomCreatePageMutation($input: CreateNewsroomInput!) {
        createNewsroom(input: $input) {
          newsroom {
            status
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
  const send = (values: NewsroomValues, _saveAs: SaveAs, idempotencyKey: string) =>
    run({ variables: { input: { ...newNewsroomFields(values), idempotencyKey } } });
  const form = useDraftForm({
    start,
    draft,
    check: (values: NewsroomValues) => checkNewsroom(values, true),
    send,
    onSaved: ({ response }) => {
      const isPending = response.createNewsroom.newsroom?.status === "PENDING";
      invalidateData(environment);
      showToast("success", isPending ? "Your newsroom waits for the company to confirm it." : "Your newsroom has been created.");
      void navigate("/work/newsrooms", { replace: true });
    },
  });

  const options = (countries ?? []).map(({ databaseId, name }) => ({ id: String(databaseId), label: name }));
  return <NewsroomForm form={form} isNew countries={options} />;
}
