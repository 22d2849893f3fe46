import { Checkbox } from "../../ui/Checkbox.tsx";
import { FieldGroup } from "../../ui/FieldGroup.tsx";

/** A topic to choose. */
export interface BeatOption {
  id: string;
  name: string;
}

interface BeatsFieldProps {
  beats: readonly BeatOption[];
  label: string;
  description?: string;
  /** The ids of the selected topics. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  errorMessage?: string | null;
}

/** Selects any number of topics. */
export function BeatsField({ beats, value, onChange, ...texts }: BeatsFieldProps) {
  return (
    <FieldGroup {...texts}>
      <div className="grid grid-cols-2 gap-x-4 tablet:grid-cols-3">
        {beats.map(({ id, name }) => (
          <Checkbox
            key={id}
            isSelected={value.includes(id)}
            onChange={(isChosen) => onChange(isChosen ? [...value, id] : value.filter((otherId) => otherId !== id))}
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}
