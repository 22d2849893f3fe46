import { zoneLabel } from "../../../lib/dates.ts";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { useReaderZone } from "../../../ui/ReaderZone.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { ContentField } from "../../writing/ContentField.tsx";
import type { PostForm } from "../../writing/usePostForm.ts";
import type { CalloutValues } from "./calloutValues.ts";

const urgencies: readonly { id: CalloutValues["urgency"]; label: string }[] = [
  { id: "asap", label: "ASAP" },
  { id: "date", label: "By a date" },
];

/** What every call-out says: what is looked for, in short and at length, and until when. */
export function CalloutFields<Values extends CalloutValues>({ form }: { form: PostForm<Values> }) {
  const { values, update, error } = form;
  const zone = useReaderZone();
  const set = (change: Partial<CalloutValues>) => update((all) => ({ ...all, ...change }));
  return (
    <>
      <TextField
        label="Title"
        description="What are you looking for, in a line."
        value={values.title}
        onChange={(title) => set({ title })}
        errorMessage={error("title")}
      />
      <ContentField form={form} name="content" label="Details" placeholder="Who should answer, and what do you need from them?" />
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <RadioGroup label="Answers needed" options={urgencies} value={values.urgency} onChange={(urgency) => set({ urgency })} />
        {values.urgency === "date" && (
          <TextField
            label="Deadline"
            type="date"
            description={`Until 23:59 in your time zone, ${zoneLabel(zone)}.`}
            value={values.deadline}
            onChange={(deadline) => set({ deadline })}
            errorMessage={error("deadline")}
          />
        )}
      </div>
    </>
  );
}
