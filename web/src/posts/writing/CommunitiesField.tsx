import { CheckboxGroup } from "react-aria-components";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { FieldLabel } from "../../ui/Field.tsx";

interface CommunitiesFieldProps {
  communities: readonly { id: number; name: string }[];
  value: readonly number[];
  onChange: (communityIds: readonly number[]) => void;
  /** What a choice, or none, means. */
  text: string;
}

/** The communities in which something appears; nothing for those who have none to choose. */
export function CommunitiesField({ communities, value, onChange, text }: CommunitiesFieldProps) {
  if (communities.length === 0) return null;
  return (
    <CheckboxGroup value={value.map(String)} onChange={(ids) => onChange(ids.map(Number))}>
      <FieldLabel label="Communities" />
      <div className="flex max-h-40 flex-wrap gap-x-5 overflow-y-auto">
        {communities.map(({ id, name }) => (
          <Checkbox key={id} value={String(id)}>
            {name}
          </Checkbox>
        ))}
      </div>
      <p className="mt-1 text-13 text-muted">{text}</p>
    </CheckboxGroup>
  );
}
