import { useState } from "react";
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import type {
  InterviewEditPage_interview$data,
  InterviewEditPage_interview$key,
} from "../__generated__/InterviewEditPage_interview.graphql.ts";
import type { InterviewEditPageQuery } from "../__generated__/InterviewEditPageQuery.graphql.ts";
import type { updateInterviewMutation } from "../__generated__/updateInterviewMutation.graphql.ts";
import { DraftFormPage } from "../forms/FormPage.tsx";
import type { LocalDraft } from "../forms/localDraft.ts";
import type { SaveAs, SubmitOptions } from "../forms/useForm.ts";
import { toTimeZone, toWallTime } from "../lib/dates.ts";
import { deferredMutation } from "../relay/mutation.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { uploadedAttachment } from "../uploads/attachment.ts";
import { InterviewForm } from "./InterviewForm.tsx";
import { interviewPath } from "./interviewPaths.ts";
import type { InterviewFields, InterviewValues } from "./interviewSchema.ts";
import { useInterviewForm } from "./useInterviewForm.ts";

const mutation = deferredMutation(async () => (await import("./updateInterview.ts")).updateInterview);

const query = graphql`
  query InterviewEditPageQuery($databaseId: Int!) @preloadable @throwOnFieldError {
    viewer {
      databaseId
      timezone
    }
    interview(databaseId: $databaseId) {
      ...InterviewEditPage_interview
    }
    ...InterviewForm_query
  }
`;

/** The form's data. The save mutation selects it too, so that the form stays complete until the user leaves it. */
const interviewFragment = graphql`
  fragment InterviewEditPage_interview on Interview @throwOnFieldError {
    id
    databaseId
    title
    type
    status
    description
    deadline
    showQuestions
    allowSkip
    isPublic
    beats {
      id
    }
    image {
      id
      url
    }
    questions {
      id
      text
      timeLimit
      video {
        id
      }
    }
    permissions {
      edit {
        allowed
      }
      ask {
        allowed
      }
      changeQuestions {
        allowed
      }
    }
  }
`;

type Data = InterviewEditPageQuery["response"];
type Interview = InterviewEditPage_interview$data;

/** The edit form of an interview, for users whom the gateway permits to change it. */
export function InterviewEditPage({ queryRef }: { queryRef: PreloadedQuery<InterviewEditPageQuery> }) {
  const data = usePreloadedQuery<InterviewEditPageQuery>(query, queryRef);
  const { viewer } = data;
  const interview = useFragment<InterviewEditPage_interview$key>(interviewFragment, data.interview);
  if (!interview?.permissions.edit.allowed) return <NotFoundPage />;
  return (
    <DraftFormPage title={`Edit ${interview.title}`} draftName={`${viewer.databaseId} interview ${interview.databaseId}`}>
      {(draft) => <EditForm data={data} interview={interview} draft={draft} />}
    </DraftFormPage>
  );
}

function EditForm({ data, interview, draft }: { data: Data; interview: Interview; draft: LocalDraft }) {
  const { id, databaseId, status, permissions } = interview;
  const zone = toTimeZone(data.viewer.timezone);
  const navigate = useNavigate();
  const [start] = useState(() => toFormValues(interview, zone));
  const [isDraft] = useState(status === "DRAFT");
  const isOpenedBy = (saveAs: SaveAs) => isDraft && saveAs === "PUBLISHED";
  const { run } = useFormMutation<updateInterviewMutation>(mutation);
  const send = (_fields: InterviewFields, { saveAs, changes }: SubmitOptions<InterviewValues, InterviewFields>) => {
    const { questions, type, ...fields } = changes;
    const input = {
      interviewId: id,
      ...fields,
      ...(isDraft && { type }),
      ...(permissions.ask.allowed && { questions }),
      ...(isOpenedBy(saveAs) && { status: "OPEN" as const }),
    };
    return run({ variables: { input }, write: "interview" });
  };
  const form = useInterviewForm({
    start,
    draft,
    zone,
    needsQuestion: (saveAs) => isOpenedBy(saveAs) || (!isDraft && permissions.ask.allowed),
    send,
    onSaved: (_response, saveAs) => {
      showToast("success", isOpenedBy(saveAs) ? "Your interview is open for answers." : "Your changes have been saved.");
      void navigate(interviewPath(databaseId), { replace: true });
    },
  });

  return (
    <InterviewForm
      query={data}
      form={form}
      isNew={false}
      isDraft={isDraft}
      questions={{ mayAdd: permissions.ask.allowed, mayChange: permissions.changeQuestions.allowed }}
      cancelPath={interviewPath(databaseId)}
    />
  );
}

function toFormValues(interview: Interview, zone: string): InterviewValues {
  const { title, type, description, deadline, beats, image, showQuestions, allowSkip, isPublic, questions } = interview;
  return {
    title,
    type: type === "TEXT" ? "TEXT" : "VIDEO",
    description: description ?? "",
    deadline: deadline ? toWallTime(deadline, zone).slice(0, 10) : "",
    beatIds: beats.map(({ id }) => id),
    image: image ? [uploadedAttachment("image", image.id, image.url)] : [],
    showQuestions,
    allowSkip,
    isPublic,
    questions: questions.map(({ id: questionId, text, timeLimit, video }) => ({
      key: questionId,
      questionId,
      text,
      timeLimit: timeLimit ?? null,
      video: video ? [uploadedAttachment("video", video.id, null)] : [],
    })),
  };
}
