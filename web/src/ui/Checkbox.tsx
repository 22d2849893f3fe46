import { Check } from "lucide-react";
import { useId, type ReactNode } from "react";
import { ErrorText } from "./Field.tsx";
import { Icon } from "./Icon.tsx";
import { Spinner } from "./Spinner.tsx";

interface CheckboxProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  name?: string;
  isDisabled?: boolean;
  /** While the change is being saved: disabled, with the title "Loading..." (CONST-34). */
  isPending?: boolean;
  /** Error message, shown at the field and announced. */
  errorMessage?: string | null;
  "aria-label"?: string;
  children?: ReactNode;
}

/** A native checkbox with a label and its own appearance. The input lies over the box and is invisible. */
export function Checkbox({
  isSelected,
  onChange,
  isDisabled,
  isPending = false,
  errorMessage,
  children,
  ...props
}: CheckboxProps) {
  const errorId = useId();
  return (
    <span className="inline-block" {...(isPending ? { title: "Loading..." } : {})}>
      <label className="group relative inline-flex hit-h cursor-pointer items-center gap-2.5 text-14 has-disabled:cursor-not-allowed has-disabled:opacity-50">
        <input
          {...props}
          {...(errorMessage ? { "aria-invalid": true, "aria-describedby": errorId } : {})}
          type="checkbox"
          checked={isSelected}
          disabled={isDisabled === true || isPending}
          onChange={(event) => onChange(event.target.checked)}
          className="absolute start-0 m-0 size-4.5 cursor-[inherit] opacity-0"
        />
        {isPending ? (
          <Spinner className="size-4.5" />
        ) : (
          <span className="grid size-4.5 shrink-0 place-items-center rounded-[4px] border border-edge bg-surface text-on-accent outline-offset-2 outline-accent transition-colors duration-fast group-has-focus-visible:outline-2 group-has-aria-invalid:border-danger group-has-checked:border-accent-fill group-has-checked:bg-accent-fill">
            <Icon of={Check} size={14} className="opacity-0 group-has-checked:opacity-100" />
          </span>
        )}
        <span>{children}</span>
      </label>
      {errorMessage && <ErrorText id={errorId}>{errorMessage}</ErrorText>}
    </span>
  );
}
