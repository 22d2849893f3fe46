import { useState } from "react";
import type { FieldProps } from "../../forms/fieldBindings.ts";
import { isSameObject } from "../../lib/globalId.ts";
import { CheckboxGroup } from "../../ui/CheckboxGroup.tsx";
import { addPreviousChoices } from "./addPreviousChoices.ts";

interface CommunitiesFieldProps extends FieldProps<readonly string[]> {
  communities: readonly { id: string; name: string }[];
  /** Explains the effect of a choice, and of none. */
  text: string;
}

/**
 * Selects the communities in which a post appears; renders nothing when there are none to choose. A selected community that the
 * writer has left stays selected until the writer removes it, because a post without communities is visible to everybody.
 */
export function CommunitiesField({ communities, value, onChange, errorMessage, text }: CommunitiesFieldProps) {
  // A draft on the device contains the ids that the communities had when it was written.
  const currentIds = value.map((id) => communities.find((community) => isSameObject(community.id, id))?.id ?? id);
  // They stay in the list when they are deselected, so that the checkbox keeps the focus.
  const [selectedAtStart] = useState(currentIds);
  const selected = [...new Set([...selectedAtStart, ...currentIds])].map((id) => ({
    id,
    name: "Community that you have not joined",
  }));
  const options = addPreviousChoices(communities, selected);
  if (options.length === 0) return null;
  return (
    <CheckboxGroup
      label="Communities"
      options={options.map(({ id, name }) => ({ id, label: name }))}
      value={currentIds}
      onChange={onChange}
      description={text}
      errorMessage={errorMessage}
      className="flex max-h-40 flex-wrap gap-x-5 overflow-y-auto"
    />
  );
}
