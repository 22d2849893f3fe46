import { ChevronDown, X } from "lucide-react";
import { useId, type ReactNode, type Ref } from "react";
import { cx } from "./cx.ts";
import type { FieldTexts } from "./Field.tsx";
import { Icon } from "./Icon.tsx";
import { inputStyles } from "./inputStyles.ts";
import { LabelledInput, type TextInputProps } from "./LabelledInput.tsx";

/** The list does not exist yet, so it is not controlled. */
const closed = { role: "combobox", "aria-expanded": false } as const;

const gridRole = { role: "grid" } as const;
const rowRole = { role: "row", tabIndex: 0 } as const;
const cellRole = { role: "gridcell" } as const;

interface ComboFallbackProps
  extends
    FieldTexts,
    Pick<TextInputProps<HTMLInputElement>, "placeholder" | "isRequired" | "isDisabled" | "className" | "onBlur"> {
  /** Hides the label visually. */
  isLabelHidden?: boolean;
  /** The text of the field. With `onChange` it is the typed text, otherwise the chosen option. */
  text: string;
  onChange?: (text: string) => void;
  /** Whether the field has a button that opens its list. */
  hasButton?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** The fallback of a combo box: the same plain elements without the list. */
export function ComboFallback({ text, onChange, hasButton = false, inputRef, ...props }: ComboFallbackProps) {
  return (
    <LabelledInput<HTMLInputElement> {...props} {...(onChange && { onChange })}>
      {({ onChange: change, ...attributes }) => (
        <div className="relative">
          <input
            {...attributes}
            key={onChange ? "typed" : text}
            {...(onChange ? { value: text, onChange: change } : { defaultValue: text })}
            ref={inputRef}
            type="text"
            {...closed}
            aria-autocomplete="list"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            className={cx(inputStyles, "h-(--hit)", hasButton && "pe-11")}
          />
          {hasButton && (
            <button
              type="button"
              tabIndex={-1}
              aria-label="Show suggestions"
              aria-haspopup="listbox"
              className="absolute inset-y-0 end-0 grid w-10 place-items-center rounded-control text-muted focus-ring"
            >
              <Icon of={ChevronDown} size={16} />
            </button>
          )}
        </div>
      )}
    </LabelledInput>
  );
}

/** The classes of a selected option below a combo box. */
export const tagStyles = "inline-flex min-h-8 items-center gap-1 rounded-control bg-sunken ps-3 text-13 font-medium focus-ring";

interface TagsFallbackProps<Option> {
  label: string;
  options: readonly Option[];
  /** The classes of a tag. */
  className: string;
  children: (option: Option) => ReactNode;
}

/** The fallback of the selected options below a combo box. */
export function TagsFallback<Option extends { id: string }>({ label, options, className, children }: TagsFallbackProps<Option>) {
  const id = useId();
  if (options.length === 0) return null;
  return (
    <div className="mt-2">
      <div {...gridRole} aria-label={label} className="flex flex-wrap gap-2">
        {options.map((option) => (
          <div key={option.id} {...rowRole} aria-labelledby={`${id}${option.id}`} className={className}>
            <div {...cellRole} className="contents">
              <span id={`${id}${option.id}`} className="contents">
                {children(option)}
              </span>
              <button
                type="button"
                id={`${id}${option.id}remove`}
                aria-label="Remove"
                aria-labelledby={`${id}${option.id}remove ${id}${option.id}`}
                className="hit-around grid size-8 place-items-center rounded-control text-muted focus-ring-inset hover:text-ink"
              >
                <Icon of={X} size={14} />
              </button>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
