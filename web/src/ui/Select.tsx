import { ChevronDown } from "lucide-react";
import { useId, useRef, type KeyboardEvent } from "react";
import { cx } from "./cx.ts";
import { describedBy, labelStyles, LabelText, Notes, type FieldTexts } from "./Field.tsx";
import { Icon } from "./Icon.tsx";
import { inputStyles } from "./inputStyles.ts";
import { Overlay } from "./Overlay.tsx";
import { PlainButton } from "./PlainButton.tsx";
import { toChoices, type Choosing, type SelectOption, type SelectOptions } from "./selectOptions.ts";
import { useOverlayTrigger } from "./useOverlayTrigger.ts";

type SelectProps<Id extends string> = FieldTexts &
  Choosing<Id> & {
    options: readonly SelectOption<Id>[];
    /** Empty while nothing is selected. */
    value: Id | "";
    placeholder?: string;
    isRequired?: boolean;
    /** Hides the label visually, where the options are self-explanatory. */
    isLabelHidden?: boolean;
    className?: string;
  };

/**
 * Selects one of a few options. The code of its list loads on first use; typed letters and the left and right arrows select
 * without it.
 */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, description, errorMessage, options, value, placeholder = "Choose", isRequired, className } = props;
  const { isLabelHidden = false } = props;
  const id = useId();
  // Without a visible label the accessible name is the value followed by the button's aria-label.
  const labelId = isLabelHidden ? `${id}button` : `${id}label`;
  const texts = { description, errorMessage };
  const { items, selected, choose } = toChoices(options, value, props);
  const { triggerRef, triggerProps, isOpen, focus, close } = useOverlayTrigger("listbox");
  const focusButtonProps = { onClick: () => triggerRef.current?.focus() };
  const chosen = items.find((option) => option.id === selected);
  const chooseByKey = useSelectionKeys(items, selected, choose);
  return (
    <div className={className} {...(errorMessage && { "data-invalid": true })}>
      {!isLabelHidden && (
        <span id={labelId} className={labelStyles} {...focusButtonProps}>
          <LabelText label={label} isRequired={isRequired} />
        </span>
      )}
      <PlainButton
        {...triggerProps}
        {...describedBy(id, texts)}
        id={`${id}button`}
        {...(isLabelHidden && { "aria-label": label })}
        aria-labelledby={`${id}value ${labelId}`}
        onKeyDown={(event) => {
          if (!isOpen) chooseByKey(event);
          if (!event.defaultPrevented) triggerProps.onKeyDown(event);
        }}
        className={cx(
          inputStyles,
          "flex h-(--hit) cursor-default items-center gap-2 text-start",
          errorMessage && "border-danger!",
        )}
      >
        <span id={`${id}value`} className={cx("min-w-0 flex-1 truncate", !chosen && "text-muted")}>
          {chosen?.label ?? placeholder}
        </span>
        <Icon of={ChevronDown} size={16} className="text-muted" />
      </PlainButton>
      <Notes id={id} {...texts} />
      <Overlay isOpen={isOpen} onClose={close}>
        {({ SelectSurface }) => (
          <SelectSurface
            triggerRef={triggerRef}
            isOpen={isOpen}
            onClose={close}
            focus={focus}
            labelledBy={labelId}
            options={items}
            selected={selected}
            onChoose={choose}
          />
        )}
      </Overlay>
    </div>
  );
}

/** The pause after which a typed letter starts a new search, in ms. */
const TYPING_PAUSE = 1000;

/**
 * @returns a key handler that selects without opening the list: a neighbour with an arrow, or an option by its first letters
 */
function useSelectionKeys(
  options: SelectOptions,
  selected: string | null,
  choose: (id: string) => void,
): (event: KeyboardEvent) => void {
  const typed = useRef({ text: "", at: 0 });
  return (event) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    if (ctrlKey || metaKey || altKey) return;
    const index = options.findIndex(({ id }) => id === selected);
    const { text, at } = typed.current;
    const previous = timeStamp - at < TYPING_PAUSE ? text : "";
    let found: SelectOption<string> | undefined;
    if (key === "ArrowRight") {
      found = options[index + 1];
    } else if (key === "ArrowLeft") {
      found = options[index < 0 ? 0 : index - 1];
    } else if (key.length === 1 && (key !== " " || previous !== "")) {
      typed.current = { text: previous + key, at: timeStamp };
      found = options.find(({ label }) => startsWith(label, previous + key));
      event.preventDefault();
    }
    if (found) choose(found.id);
  };
}

const startsWith = (label: string, text: string): boolean =>
  label.slice(0, text.length).localeCompare(text, undefined, { sensitivity: "base" }) === 0;
