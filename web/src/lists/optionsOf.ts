import type { SelectOption } from "../ui/Select.tsx";

/** The options of a select for a table of labels, in its order. */
export function optionsOf<Id extends string>(labels: Readonly<Record<Id, string>>): SelectOption<Id>[] {
  const options: SelectOption<Id>[] = [];
  for (const id in labels) options.push({ id, label: labels[id] });
  return options;
}
