import { useState } from "react";
import { MultiSelect, type MultiSelectProps } from "../ui/MultiSelect.tsx";
import { MoreButton } from "./MoreButton.tsx";
import type { PagedOptions } from "./pagedOptions.ts";

type PagedMultiSelectProps = MultiSelectProps<string> &
  PagedOptions & {
    /** The label of the button that loads further records. */
    moreText: string;
  };

/** Selects several of the records of a list that is loaded page by page; typing loads all pages, so that it finds every record. */
export function PagedMultiSelect({ more, moreText, ...field }: PagedMultiSelectProps) {
  const [isSearched, setSearched] = useState(false);
  const isIncomplete = field.value.some((id) => !field.options.some((option) => option.id === id));
  return (
    <div>
      <MultiSelect
        {...field}
        emptyText={more.pagination.isLoadingNext ? "Loading..." : undefined}
        onSearch={() => setSearched(true)}
      />
      <MoreButton text={moreText} {...more} isIncomplete={isSearched || isIncomplete} keepsSpace={isSearched} />
    </div>
  );
}
