import type { FieldTexts } from "../ui/Field.tsx";
import { Select } from "../ui/Select.tsx";
import type { Choosing, SelectOption } from "../ui/selectOptions.ts";
import { MoreButton } from "./MoreButton.tsx";
import type { Pagination } from "./useNextPage.ts";

/** The options of a field that selects records of a list, which is loaded page by page. */
export interface PagedOptions<Option = SelectOption<string>> {
  /** The records loaded so far, and those that are selected at first, which may be on a page that is not loaded yet. */
  options: readonly Option[];
  /** The props of the `MoreButton`, which loads further options. */
  more: { pagination: Pagination; count: number };
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
export function PagedSelect({ more, moreText, ...field }: PagedSelectProps) {
  return (
    <div>
      <Select {...field} />
      <MoreButton text={moreText} {...more} />
    </div>
  );
}
