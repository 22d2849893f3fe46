import { characters } from "../lib/textLength.ts";
import { TextArea } from "../ui/TextArea.tsx";
import type { FieldProps } from "./fieldBindings.ts";

interface CountedTextAreaProps extends FieldProps<string> {
  label: string;
  /** The maximum number of characters. */
  max: number;
  /** Help, shown before the number of characters. */
  help?: string;
}

/** An optional text of several lines, with the number of its characters below it. */
export function CountedTextArea({ max, help, ...field }: CountedTextAreaProps) {
  const count = `${characters(field.value)}/${max}`;
  return <TextArea {...field} isRequired={false} description={help === undefined ? count : `${help} ${count}`} />;
}
