import { useState, type ComponentProps } from "react";
import { SearchBox } from "../ui/SearchBox.tsx";

interface SearchFilterProps extends Omit<ComponentProps<typeof SearchBox>, "initial" | "onSearch" | "onType"> {
  value: string;
  onChange: (search: string) => void;
}

/** Next to other filters, and on phones in a row of its own: otherwise it would be too narrow for its placeholder. */
const besideFilters = "w-full tablet:max-w-96 tablet:min-w-56 tablet:flex-1";

/**
 * The search field of a page whose search is in its address. A link to another search replaces its text, unless more is typed at
 * that moment.
 * @param className by default for a place next to other filters
 */
export function SearchFilter({ value, onChange, className = besideFilters, ...props }: SearchFilterProps) {
  // The search that the field last requested. If the address differs, it was changed by something else, and the field is reset.
  const [field, setField] = useState({ id: 0, requested: value, seen: value });
  const [isTyping, setTyping] = useState(false);
  const isKept = isTyping || value === field.requested;
  if (value !== field.seen) setField({ id: field.id + (isKept ? 0 : 1), requested: value, seen: value });
  const search = (text: string) => {
    setTyping(false);
    setField((current) => ({ ...current, requested: text }));
    onChange(text);
  };
  return (
    <SearchBox {...props} key={field.id} className={className} initial={value} onSearch={search} onType={() => setTyping(true)} />
  );
}
