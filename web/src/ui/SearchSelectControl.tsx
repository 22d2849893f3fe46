import { ComboBox } from "react-aria-components";
import { ComboParts } from "./ComboParts.tsx";
import type { SearchSelectProps } from "./SearchSelect.tsx";
import { toChoices } from "./selectOptions.ts";

/** A search select with its list. */
export function SearchSelectControl(props: SearchSelectProps) {
  const { label, description, errorMessage, options, value, className } = props;
  const { items, selected, choose } = toChoices(options, value, props);
  return (
    <ComboBox
      defaultItems={items}
      value={selected}
      onChange={choose}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      menuTrigger="focus"
      className={className ?? ""}
    >
      <ComboParts label={label} description={description} errorMessage={errorMessage} />
    </ComboBox>
  );
}
