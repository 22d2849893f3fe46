import { useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useLocation, useNavigate } from "react-router";
import type { createInterviewMutation } from "../__generated__/createInterviewMutation.graphql.ts";
import type { InterviewCreatePageQuery } from "../__generated__/InterviewCreatePageQuery.graphql.ts";
import { DraftFormPage } from "../forms/FormPage.tsx";
import type { LocalDraft } from "../forms/localDraft.ts";
import { toTimeZone } from "../lib/dates.ts";
import { deferredMutation } from "../relay/mutation.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { showToast } from "../ui/Toaster.tsx";
import { InterviewForm } from "./InterviewForm.tsx";
import { interviewPath, interviewTabPath } from "./interviewPaths.ts";
import { createEmptyInterview } from "./interviewValues.ts";
import { useInterviewForm } from "./useInterviewForm.ts";

const mutation = deferredMutation(async () => (await import("./createInterview.ts")).createInterview);

const query = graphql`
  query InterviewCreatePageQuery @preloadable {
    viewer {
      databaseId
      timezone
    }
    ...InterviewForm_query
  }
`;

/** The form for a new interview; opens the interview after saving. */
export function InterviewCreatePage({ queryRef }: { queryRef: PreloadedQuery<InterviewCreatePageQuery> }) {
  const data = usePreloadedQuery<InterviewCreatePageQuery>(query, queryRef);
  return (
    <DraftFormPage title="New interview" draftName={`${data.viewer.databaseId} interview`}>
      {(draft) => <NewInterview data={data} draft={draft} />}
    </DraftFormPage>
  );
}

function NewInterview({ data, draft }: { data: InterviewCreatePageQuery["response"]; draft: LocalDraft }) {
  const zone = toTimeZone(data.viewer.timezone);
  const { search } = useLocation();
  const navigate = useNavigate();
  const [start] = useState(() => createEmptyInterview(new URLSearchParams(search).get("question") ?? ""));
  const { run } = useFormMutation<createInterviewMutation>(mutation);
  const form = useInterviewForm({
    start,
    draft,
    zone,
    needsQuestion: (saveAs) => saveAs === "PUBLISHED",
    send: (fields, { saveAs, idempotencyKey }) =>
      run({ variables: { input: { ...fields, status: saveAs, idempotencyKey } }, write: "interview" }),
    onSaved: ({ createInterview: { interview } }, saveAs) => {
      showToast("success", saveAs === "DRAFT" ? "Your draft has been saved." : "Your interview is open for answers.");
      void navigate(interview ? interviewPath(interview.databaseId) : interviewTabPath("my"), { replace: true });
    },
  });

  return (
    <InterviewForm
      query={data}
      form={form}
      isNew
      isDraft
      questions={{ mayAdd: true, mayChange: true }}
      cancelPath={interviewTabPath("my")}
    />
  );
}
