import { History } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { InterviewForm_query$key } from "../__generated__/InterviewForm_query.graphql.ts";
import { useSearchMentions } from "../posts/writing/useSearchMentions.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { EditorField } from "../ui/EditorField.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { Icon } from "../ui/Icon.tsx";
import { MultiSelect } from "../ui/MultiSelect.tsx";
import { RadioGroup } from "../ui/RadioGroup.tsx";
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

/** Makes an interview, or changes one: what it is about, its questions, and how they are answered (D-188). */
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
  const { values, set, update, error, save, saving, element } = form;
  const searchMentions = useSearchMentions();
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
      {form.isRestored && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunken px-3 py-1.5 text-14">
          <Icon of={History} size={16} className="text-muted" />
          <span className="flex-1">This is what you wrote before.</span>
          <Button size="small" variant="quiet" onPress={form.startOver}>
            Start over
          </Button>
        </div>
      )}
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
          description="Until 23:59 in your time zone."
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
      {form.generalError && <ErrorNote text={form.generalError} />}
      <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line pt-4">
        <span className="me-auto text-13 text-muted max-tablet:hidden">Kept on this device as you write</span>
        <LinkButton href={cancelPath} variant="quiet">
          Cancel
        </LinkButton>
        {isDraft && (
          <Button onPress={() => save("DRAFT")} isPending={saving === "DRAFT"} isDisabled={saving === "PUBLISHED"}>
            Save draft
          </Button>
        )}
        <Button type="submit" variant="primary" isPending={saving === "PUBLISHED"} isDisabled={saving === "DRAFT"}>
          {isDraft ? "Publish interview" : "Save changes"}
        </Button>
      </div>
    </form>
  );
}
