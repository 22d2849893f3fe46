import { MultiSelect, type MultiSelectProps } from "../ui/MultiSelect.tsx";
import { MoreButton } from "./MoreButton.tsx";
import type { PagedOptions } from "./pagedOptions.ts";

type PagedMultiSelectProps = MultiSelectProps<string> &
  PagedOptions & {
    /** The label of the button that loads further records. */
    moreText: string;
  };

/** Selects several of the records of a list that is loaded page by page. */
export function PagedMultiSelect({ more, moreText, ...field }: PagedMultiSelectProps) {
  const isIncomplete = field.value.some((id) => !field.options.some((option) => option.id === id));
  return (
    <div>
      <MultiSelect {...field} />
      <MoreButton text={moreText} {...more} isIncomplete={isIncomplete} />
    </div>
  );
}
