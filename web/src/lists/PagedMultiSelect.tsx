import { useState } from "react";
import { MultiSelect, type MultiSelectProps } from "../ui/MultiSelect.tsx";
import { MoreButton } from "./MoreButton.tsx";
import type { PagedOptions } from "./pagedOptions.ts";

type PagedMultiSelectProps = MultiSelectProps<string> &
  PagedOptions & {
    /** The label of the button that loads further records. */
    moreText: string;
  };

/** Selects several of the records of a list that is loaded page by page, and completely when the user searches it. */
export function PagedMultiSelect({ more, moreText, ...field }: PagedMultiSelectProps) {
  const [isSearched, setSearched] = useState(false);
  const isIncomplete = isSearched || field.value.some((id) => !field.options.some((option) => option.id === id));
  return (
    <div onInput={() => setSearched(true)}>
      <MultiSelect {...field} />
      <MoreButton text={moreText} {...more} isIncomplete={isIncomplete} />
    </div>
  );
}
