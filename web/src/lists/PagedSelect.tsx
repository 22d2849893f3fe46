import type { FieldTexts } from "../ui/Field.tsx";
import { Select } from "../ui/Select.tsx";
import type { Choosing, SelectOption, SelectOptions } from "../ui/selectOptions.ts";
import { MoreButton } from "./MoreButton.tsx";
import { uniqueById } from "./uniqueById.ts";
import type { Pagination } from "./useNextPage.ts";

/** The options of a `PagedSelect`. */
export interface PagedOptions {
  /** The records of all pages loaded so far. */
  options: SelectOptions;
  /** The record that is selected at first, which may be on a page that is not loaded yet; null for none. */
  current: SelectOption<string> | null | undefined;
  pagination: Pagination;
}

type PagedSelectProps = FieldTexts &
  Choosing<string> &
  PagedOptions & {
    /** The id of the selected record; empty while none is selected. */
    value: string;
    /** The label of the button that loads further records. */
    moreText: string;
  };

/** Selects one of the records of a list that is loaded page by page. */
export function PagedSelect({ options, current, pagination, moreText, ...field }: PagedSelectProps) {
  return (
    <div>
      <Select {...field} options={uniqueById([...options, current], ({ id }) => id)} />
      <MoreButton text={moreText} pagination={pagination} count={options.length} />
    </div>
  );
}
