import { useState } from "react";
import { ComboBox } from "react-aria-components";
import { ComboParts } from "./ComboParts.tsx";
import type { SearchSelectProps } from "./SearchSelect.tsx";
import { toChoices } from "./selectOptions.ts";

/** A search select with its list. */
export function SearchSelectControl(props: SearchSelectProps) {
  const { label, description, errorMessage, options, value, onSearch, emptyText, isLabelHidden = false, className } = props;
  const { items, selected, choose } = toChoices(options, value, props);
  const selectedLabel = items.find(({ id }) => id === selected)?.label ?? "";
  // The typed text; null while the name of the selected option is shown. Without this state, it would be lost whenever the page
  // scrolls.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <ComboBox
      defaultItems={items}
      value={selected}
      onChange={(key) => {
        // Closing the list reports the same choice again.
        if (key === selected) return;
        choose(key);
        setTyped(null);
      }}
      inputValue={typed ?? selectedLabel}
      onInputChange={(text) => {
        setTyped(text);
        onSearch?.(text);
      }}
      onBlur={() => setTyped(null)}
      onKeyDown={({ key }) => (key === "Escape" || key === "Enter") && setTyped(null)}
      onClick={({ target }) => {
        // What is typed then replaces the name of the selected option.
        if (target instanceof HTMLInputElement && target.value === selectedLabel) target.select();
      }}
      {...(isLabelHidden && { "aria-label": label })}
      allowsEmptyCollection={onSearch !== undefined}
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
