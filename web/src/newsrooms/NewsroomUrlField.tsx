import type { FieldProps } from "../forms/fieldBindings.ts";
import { TextField } from "../ui/TextField.tsx";

/** The website of the company of a new newsroom, which identifies the company. */
export const NewsroomUrlField = (field: FieldProps<string>) => (
  <TextField
    label="Web address"
    isRequired
    description="The company's website. If the company is managed by somebody else here, they will be asked to confirm."
    spellCheck="false"
    {...field}
  />
);
