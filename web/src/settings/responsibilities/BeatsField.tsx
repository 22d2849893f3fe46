import { graphql, useFragment } from "react-relay";
import type { BeatsField_query$key } from "../../__generated__/BeatsField_query.graphql.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { FieldGroup } from "../../ui/FieldGroup.tsx";

interface BeatsFieldProps {
  query: BeatsField_query$key;
  label: string;
  description?: string;
  /** By their databaseId. */
  value: readonly number[];
  onChange: (value: readonly number[]) => void;
  errorMessage?: string | null;
}

/** Any of the few topics. */
export function BeatsField({ query, value, onChange, ...texts }: BeatsFieldProps) {
  const { beats } = useFragment(
    graphql`
      fragment BeatsField_query on Query {
        beats {
          databaseId
          name
        }
      }
    `,
    query,
  );
  return (
    <FieldGroup {...texts}>
      <div className="grid grid-cols-2 gap-x-4 tablet:grid-cols-3">
        {(beats ?? []).map(({ databaseId, name }) => (
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
