import { CheckboxGroup } from "../../ui/CheckboxGroup.tsx";

interface CommunitiesFieldProps {
  communities: readonly { id: string; name: string }[];
  value: readonly string[];
  onChange: (communityIds: readonly string[]) => void;
  /** What a choice, or none, means. */
  text: string;
}

/** The communities in which something appears; nothing for those who have none to choose. */
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
