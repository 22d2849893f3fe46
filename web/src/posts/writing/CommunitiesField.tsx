import { CheckboxGroup } from "../../ui/CheckboxGroup.tsx";

interface CommunitiesFieldProps {
  communities: readonly { id: string; name: string }[];
  value: readonly string[];
  onChange: (communityIds: readonly string[]) => void;
  /** Explains the effect of a choice, and of none. */
  text: string;
}

/** Selects the communities in which a post appears; renders nothing when there are none to choose. */
export function CommunitiesField({ communities, value, onChange, text }: CommunitiesFieldProps) {
  if (communities.length === 0) return null;
  return (
    <CheckboxGroup
      label="Communities"
      options={communities.map(({ id, name }) => ({ id, label: name }))}
      value={value}
      onChange={onChange}
      description={text}
      className="flex max-h-40 flex-wrap gap-x-5 overflow-y-auto"
    />
  );
}
