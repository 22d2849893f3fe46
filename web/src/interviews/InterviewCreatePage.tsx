import { useRef, useState } from "react";
import { graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from "react-relay";
import { useLocation, useNavigate } from "react-router";
import type { InterviewCreatePageMutation } from "../__generated__/InterviewCreatePageMutation.graphql.ts";
import type { InterviewCreatePageQuery } from "../__generated__/InterviewCreatePageQuery.graphql.ts";
import { FormPage } from "../forms/FormPage.tsx";
import { Unsaved } from "../leaving/unsaved.ts";
import { useLeaveGuard } from "../leaving/useLeaveGuard.ts";
import { timeZoneOf } from "../lib/dates.ts";
import { DraftGate } from "../forms/DraftGate.tsx";
import type { LocalDraft } from "../forms/localDraft.ts";
import type { SaveAs } from "../forms/useDraftForm.ts";
import { invalidateAfter } from "../relay/freshness.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { showToast } from "../ui/Toaster.tsx";
import { InterviewForm } from "./InterviewForm.tsx";
import { interviewPath, interviewTabPath } from "./interviewPaths.ts";
import { checkInterview, emptyInterview, interviewFields, type InterviewValues } from "./interviewValues.ts";
import { useInterviewForm } from "./useInterviewForm.ts";

const query = graphql`
  query InterviewCreatePageQuery @preloadable {
    viewer {
      databaseId
      timezone
    }
    ...InterviewForm_query
  }
`;

/** The form for a new interview; afterwards its author is led to it. */
export function InterviewCreatePage({ queryRef }: { queryRef: PreloadedQuery<InterviewCreatePageQuery> }) {
  const data = usePreloadedQuery<InterviewCreatePageQuery>(query, queryRef);
  const onDiscard = useRef<() => void>(null);
  const unsaved = useLeaveGuard(
    (from, to) => from.pathname !== to.pathname,
    () => onDiscard.current?.(),
  );
  return (
    <FormPage title="New interview">
      <Unsaved value={unsaved}>
        <DraftGate name={`${data.viewer.databaseId} interview`} onDiscard={onDiscard}>
          {(draft) => <NewInterview data={data} draft={draft} />}
        </DraftGate>
      </Unsaved>
    </FormPage>
  );
}

function NewInterview({ data, draft }: { data: InterviewCreatePageQuery["response"]; draft: LocalDraft }) {
  const zone = timeZoneOf(data.viewer.timezone);
  const { search } = useLocation();
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const [start] = useState(() => emptyInterview(new URLSearchParams(search).get("question") ?? ""));
  const made = useRef<number>(null);
  const { run } = useMutationAction<InterviewCreatePageMutation>(
    graphql`
      mutation InterviewCreatePageMutation($input: CreateInterviewInput!) {
        createInterview(input: $input) {
          interview {
            databaseId
            ...InterviewView_interview
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
  const send = async (values: InterviewValues, saveAs: SaveAs, idempotencyKey: string) => {
    const outcome = await run({ variables: { input: { ...interviewFields(values, zone), saveAs, idempotencyKey } } });
    if (outcome.ok) made.current = outcome.response.createInterview.interview?.databaseId ?? null;
    return outcome;
  };
  const check = (values: InterviewValues, isDraft: boolean) => checkInterview(values, isDraft, zone, "");
  const onSaved = (saveAs: SaveAs) => {
    invalidateAfter("interview", environment);
    showToast("success", saveAs === "DRAFT" ? "Your draft has been saved." : "Your interview is open for answers.");
    void navigate(made.current === null ? interviewTabPath("my") : interviewPath(made.current), { replace: true });
  };
  const form = useInterviewForm({ start, draft, check, send, onSaved });

  return (
    <InterviewForm
      query={data}
      form={form}
      isNew
      isDraft
      questions={{ mayAsk: true, mayChange: true }}
      cancelPath={interviewTabPath("my")}
    />
  );
}
