import { zoneLabel } from "../../../lib/dates.ts";
import { DateField } from "../../../ui/DateField.tsx";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { useTimeZone } from "../../../ui/TimeZoneProvider.tsx";
import { ContentField } from "../../writing/ContentField.tsx";
import type { PostForm } from "../../writing/usePostForm.ts";
import type { CalloutValues } from "./calloutSchema.ts";

const urgencies: readonly { id: CalloutValues["urgency"]; label: string }[] = [
  { id: "asap", label: "ASAP" },
  { id: "date", label: "By a date" },
];

/** The fields that all call-outs have: title, details and deadline. */
export function CalloutFields({ form }: { form: PostForm<CalloutValues> }) {
  const zone = useTimeZone();
  return (
    <>
      <TextField label="Title" description="What you are looking for, in one line." {...form.field("title")} />
      <ContentField form={form} name="content" label="Details" placeholder="Who should answer, and what do you need from them?" />
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <RadioGroup label="Answers needed" options={urgencies} {...form.field("urgency")} />
        {form.values.urgency === "date" && (
          <DateField
            label="Deadline"
            isRequired
            description={`Until 23:59 in your time zone, ${zoneLabel(zone)}.`}
            {...form.field("deadline")}
          />
        )}
      </div>
    </>
  );
}
