import { ComboBox } from "react-aria-components";
import { ComboParts } from "./ComboParts.tsx";
import type { SearchSelectProps } from "./SearchSelect.tsx";
import { toChoices } from "./selectOptions.ts";

/** A search select with its list. */
export function SearchSelectControl(props: SearchSelectProps) {
  const { label, description, errorMessage, options, value, onSearch, emptyText, isLabelHidden = false, className } = props;
  const { items, selected, choose } = toChoices(options, value, props);
  const selectedLabel = items.find(({ id }) => id === selected)?.label;
  return (
    <ComboBox
      defaultItems={items}
      value={selected}
      onChange={choose}
      onClick={({ target }) => {
        // What is typed then replaces the name of the selected option.
        if (target instanceof HTMLInputElement && target.value === selectedLabel) target.select();
      }}
      {...(isLabelHidden && { "aria-label": label })}
      {...(onSearch && { onInputChange: onSearch, allowsEmptyCollection: true })}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      menuTrigger="focus"
      className={className ?? ""}
    >
      <ComboParts
        {...(!isLabelHidden && { label })}
        description={description}
        errorMessage={errorMessage}
        emptyText={emptyText}
      />
    </ComboBox>
  );
}
