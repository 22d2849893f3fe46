import { Checkbox } from "../../ui/Checkbox.tsx";
import { FieldGroup } from "../../ui/FieldGroup.tsx";

/** A topic to choose. */
export interface BeatOption {
  databaseId: number;
  name: string;
}

interface BeatsFieldProps {
  beats: readonly BeatOption[];
  label: string;
  description?: string;
  /** Their database ids. */
  value: readonly number[];
  onChange: (value: readonly number[]) => void;
  errorMessage?: string | null;
}

/** Selects any number of topics. */
export function BeatsField({ beats, value, onChange, ...texts }: BeatsFieldProps) {
  return (
    <FieldGroup {...texts}>
      <div className="grid grid-cols-2 gap-x-4 tablet:grid-cols-3">
        {beats.map(({ databaseId, name }) => (
          <Checkbox
            key={databaseId}
            isSelected={value.includes(databaseId)}
            onChange={(isChosen) => onChange(isChosen ? [...value, databaseId] : value.filter((id) => id !== databaseId))}
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}
