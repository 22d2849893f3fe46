import { useState } from "react";
import { ComboBox } from "react-aria-components";
import { tagStyles } from "./ComboFallback.tsx";
import { ComboParts } from "./ComboParts.tsx";
import type { MultiSelectProps } from "./MultiSelect.tsx";
import { RemovableTags } from "./RemovableTags.tsx";

/** A multi-select with its list. */
export function MultiSelectControl(props: MultiSelectProps<string>) {
  const { options, value, onChange, onSearch, className, ...field } = props;
  // Without this state, the text would be lost whenever the page scrolls.
  const [text, setText] = useState("");
  const chosen = value.flatMap((id) => options.find((option) => option.id === id) ?? []);
  return (
    <div className={className}>
      <ComboBox
        selectionMode="multiple"
        defaultItems={options}
        value={value}
        onChange={(keys) => {
          // Closing the list reports the same choice again.
          if (keys.join() === value.join()) return;
          onChange(keys.map(String));
          setText("");
        }}
        inputValue={text}
        onInputChange={(typed) => {
          setText(typed);
          if (typed !== "") onSearch?.();
        }}
        onBlur={() => setText("")}
        onKeyDown={({ key }) => key === "Escape" && setText("")}
        validationBehavior="aria"
        isInvalid={Boolean(field.errorMessage)}
        menuTrigger="focus"
        allowsEmptyCollection
      >
        <ComboParts {...field} />
      </ComboBox>
      <RemovableTags
        label={`Chosen: ${field.label}`}
        options={chosen}
        getText={(option) => option.label}
        onRemove={(ids) => onChange(value.filter((id) => !ids.has(id)))}
        tagClassName={tagStyles}
      >
        {(option) => option.label}
      </RemovableTags>
    </div>
  );
}
