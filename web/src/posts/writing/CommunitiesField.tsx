import { CheckboxGroup } from "react-aria-components";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { FieldLabel } from "../../ui/Field.tsx";

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
    <CheckboxGroup value={[...value]} onChange={onChange}>
      <FieldLabel label="Communities" />
      <div className="flex max-h-40 flex-wrap gap-x-5 overflow-y-auto">
        {communities.map(({ id, name }) => (
          <Checkbox key={id} value={id}>
            {name}
          </Checkbox>
        ))}
      </div>
      <p className="mt-1 text-13 text-muted">{text}</p>
    </CheckboxGroup>
  );
}
