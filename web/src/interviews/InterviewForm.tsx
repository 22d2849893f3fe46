import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { InterviewForm_query$key } from "../__generated__/InterviewForm_query.graphql.ts";
import { zoneLabel } from "../lib/dates.ts";
import { useSearchMentions } from "../posts/writing/useSearchMentions.ts";
import { FormActs } from "../forms/FormActs.tsx";
import { RestoredNote } from "../forms/RestoredNote.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { EditorField } from "../ui/EditorField.tsx";
import { MultiSelect } from "../ui/MultiSelect.tsx";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { useReaderZone } from "../ui/ReaderZone.tsx";
import { TextField } from "../ui/TextField.tsx";
import { PictureField } from "../uploads/PictureField.tsx";
import { sendPicture } from "../uploads/sendPicture.ts";
import { QuestionFields } from "./QuestionFields.tsx";
import type { InterviewFormState } from "./useInterviewForm.ts";

interface InterviewFormProps {
  query: InterviewForm_query$key;
  form: InterviewFormState;
  isNew: boolean;
  /** False for what has been opened: it cannot be a draft again, and its type stays. */
  isDraft: boolean;
  /** Whether questions can be added and ordered; what is there can be changed as well where `changeQuestions` says so. */
  questions: { mayAsk: boolean; mayChange: boolean };
  /** Where "Cancel" leads. */
  cancelPath: string;
}

const types = [
  { id: "VIDEO", label: "By video" },
  { id: "TEXT", label: "In writing" },
] as const;
/** Width by height of the picture. */
const aspect = 16 / 9;

/** Makes an interview, or changes one: what it is about, its questions, and how they are answered. */
export function InterviewForm({ query, form, isNew, isDraft, questions, cancelPath }: InterviewFormProps) {
  const { beats } = useFragment(
    graphql`
      fragment InterviewForm_query on Query {
        beats {
          databaseId
          name
        }
      }
    `,
    query,
  );
  const { values, set, update, error, save, element } = form;
  const searchMentions = useSearchMentions();
  const zone = useReaderZone();
  const [pictures] = useState(() => ({ send: sendPicture, pending: form.pending }));
  return (
    <form
      ref={element}
      noValidate
      aria-label={isNew ? "New interview" : "Edit interview"}
      onSubmit={(event) => {
        event.preventDefault();
        save("PUBLISHED");
      }}
      className="space-y-6"
    >
      {form.isRestored && <RestoredNote onStartOver={form.startOver} />}
      <TextField
        label="Title"
        description="What you want to know, in a line."
        isRequired
        value={values.title}
        onChange={(title) => set({ title })}
        errorMessage={error("title")}
      />
      {isDraft && (
        <RadioGroup
          label="Answers"
          description="Everybody answers in their own time, one question after the other."
          options={types}
          value={values.type}
          onChange={(type) => set({ type })}
          errorMessage={error("type")}
        />
      )}
      <EditorField
        key={form.version}
        label="Description"
        isRequired={false}
        placeholder="Who should answer, and how will you use what they say?"
        initialHtml={values.description}
        onChange={(description) => set({ description })}
        flushers={form.flushers}
        errorMessage={error("description")}
        searchMentions={searchMentions}
        pictures={pictures}
      />
      {questions.mayAsk && <QuestionFields form={form} mayChange={questions.mayChange} />}
      <fieldset>
        <legend className="mb-1 text-16 font-semibold">How it is answered</legend>
        <div className="flex flex-col items-start">
          <Checkbox isSelected={values.showQuestions} onChange={(showQuestions) => set({ showQuestions })}>
            All questions can be read before answering
          </Checkbox>
          <Checkbox isSelected={values.allowSkip} onChange={(allowSkip) => set({ allowSkip })}>
            Questions can be skipped
          </Checkbox>
          <Checkbox isSelected={values.isPublic} onChange={(isPublic) => set({ isPublic })}>
            Anybody with the link can answer, also without an account
          </Checkbox>
        </div>
      </fieldset>
      <div className="grid gap-5 tablet:grid-cols-2">
        <TextField
          label="Deadline"
          type="date"
          isRequired={false}
          description={`Until 23:59 in your time zone, ${zoneLabel(zone)}.`}
          value={values.deadline}
          onChange={(deadline) => set({ deadline })}
          errorMessage={error("deadline")}
        />
        <MultiSelect
          label="Topics"
          isRequired={false}
          options={(beats ?? []).map(({ databaseId, name }) => ({ id: String(databaseId), label: name }))}
          value={values.beats}
          onChange={(chosen) => set({ beats: chosen })}
          errorMessage={error("beatIds")}
        />
      </div>
      <PictureField
        label="Picture"
        description="Shown with the interview in lists."
        attachments={values.img}
        change={(change) => update((all) => ({ img: change(all.img) }))}
        aspect={aspect}
        errorMessage={error("img")}
      />
      <div className="border-t border-line pt-4">
        <FormActs
          form={form}
          canBeDraft={isDraft}
          submitLabel={isDraft ? "Publish interview" : "Save changes"}
          cancelPath={cancelPath}
        />
      </div>
    </form>
  );
}
