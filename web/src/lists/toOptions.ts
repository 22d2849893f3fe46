import type { SelectOption } from "../ui/selectOptions.ts";

/** Turns a table of labels into select options, in the table's order. */
export function toOptions<Id extends string>(labels: Readonly<Record<Id, string>>): SelectOption<Id>[] {
  const options: SelectOption<Id>[] = [];
  for (const id in labels) options.push({ id, label: labels[id] });
  return options;
}
