import { graphql, useFragment } from "react-relay";
import type { InterviewForm_query$key } from "../__generated__/InterviewForm_query.graphql.ts";
import { Form } from "../forms/Form.tsx";
import { FormActions } from "../forms/FormActions.tsx";
import { RichTextField } from "../forms/RichTextField.tsx";
import { zoneLabel } from "../lib/dates.ts";
import { useSearchMentions } from "../posts/writing/useSearchMentions.ts";
import { Checkbox } from "../ui/Checkbox.tsx";
import { DateField } from "../ui/DateField.tsx";
import { MultiSelect } from "../ui/MultiSelect.tsx";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { TextField } from "../ui/TextField.tsx";
import { useTimeZone } from "../ui/TimeZoneProvider.tsx";
import { PictureField } from "../uploads/PictureField.tsx";
import { QuestionFields } from "./QuestionFields.tsx";
import type { InterviewFormState } from "./useInterviewForm.ts";

interface InterviewFormProps {
  query: InterviewForm_query$key;
  form: InterviewFormState;
  isNew: boolean;
  /** False for an opened interview: it cannot become a draft again, and its type is fixed. */
  isDraft: boolean;
  /** mayAdd: questions can be added and reordered; mayChange: existing questions can be edited too. */
  questions: { mayAdd: boolean; mayChange: boolean };
  /** The target of "Cancel". */
  cancelPath: string;
}

const types = [
  { id: "VIDEO", label: "By video" },
  { id: "TEXT", label: "In writing" },
] as const;
/** Width divided by height of the picture. */
const ASPECT = 16 / 9;

/** The form for creating or changing an interview: description, questions, and type of answers. */
export function InterviewForm({ query, form, isNew, isDraft, questions, cancelPath }: InterviewFormProps) {
  const { beats } = useFragment(
    graphql`
      fragment InterviewForm_query on Query {
        beats {
          id
          name
        }
      }
    `,
    query,
  );
  const searchMentions = useSearchMentions();
  const zone = useTimeZone();
  return (
    <Form form={form} label={isNew ? "New interview" : "Edit interview"} className="space-y-6">
      <TextField label="Title" description="What you want to know, in one line." isRequired {...form.field("title")} />
      {isDraft && (
        <RadioGroup
          label="Answers"
          description="Respondents answer in their own time, one question at a time."
          options={types}
          {...form.field("type")}
        />
      )}
      <RichTextField
        form={form}
        name="description"
        label="Description"
        isRequired={false}
        placeholder="Who should answer, and how will you use what they say?"
        searchMentions={searchMentions}
      />
      {questions.mayAdd && <QuestionFields form={form} mayChange={questions.mayChange} />}
      <fieldset>
        <legend className="mb-1 text-16 font-semibold">How people answer</legend>
        <div className="flex flex-col items-start">
          <Checkbox {...form.checkbox("showQuestions")}>Show all questions before answering</Checkbox>
          <Checkbox {...form.checkbox("allowSkip")}>Allow skipping questions</Checkbox>
          <Checkbox {...form.checkbox("isPublic")}>Anybody with the link can answer, even without an account</Checkbox>
        </div>
      </fieldset>
      <div className="grid gap-5 tablet:grid-cols-2">
        <DateField
          label="Deadline"
          isRequired={false}
          description={`Until 23:59 in your time zone, ${zoneLabel(zone)}.`}
          {...form.field("deadline")}
        />
        <MultiSelect
          label="Topics"
          isRequired={false}
          options={(beats ?? []).map(({ id, name }) => ({ id, label: name }))}
          {...form.field("beatIds")}
        />
      </div>
      <PictureField label="Picture" description="Shown with the interview in lists." aspect={ASPECT} {...form.files("image")} />
      <div className="border-t border-line pt-4">
        <FormActions
          form={form}
          canBeDraft={isDraft}
          submitLabel={isDraft ? "Publish interview" : "Save changes"}
          cancelPath={cancelPath}
        />
      </div>
    </Form>
  );
}
