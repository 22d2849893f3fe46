import { Select } from "../../ui/Select.tsx";
import type { Writer } from "./PostFormContext.ts";

interface PostAsFieldProps {
  writer: Pick<Writer, "names">;
  /** The author's id; null for the writer. */
  value: string | null;
  onChange: (authorId: string | null) => void;
  errorMessage?: string | null;
}

/** Selects the author; renders nothing for writers without a choice, unless another author is already selected. */
export function PostAsField({ writer: { names }, value, onChange, errorMessage = null }: PostAsFieldProps) {
  const own = names[0];
  if (!own || (names.length < 2 && value === null)) return null;
  return (
    <Select
      label="Post as"
      options={names.map(({ id, name }) => ({ id, label: name }))}
      value={value ?? own.id}
      onChange={(id) => onChange(id === own.id ? null : id)}
      errorMessage={errorMessage}
    />
  );
}
