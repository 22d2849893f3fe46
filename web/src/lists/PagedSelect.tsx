import type { FieldTexts } from "../ui/Field.tsx";
import { Select } from "../ui/Select.tsx";
import type { Choosing } from "../ui/selectOptions.ts";
import { MoreButton } from "./MoreButton.tsx";
import type { PagedOptions } from "./pagedOptions.ts";

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
  const isIncomplete = field.value !== "" && !field.options.some(({ id }) => id === field.value);
  return (
    <div>
      <Select {...field} />
      <MoreButton text={moreText} {...more} isIncomplete={isIncomplete} />
    </div>
  );
}
