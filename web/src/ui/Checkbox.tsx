import { Check } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from "react-aria-components";
import { ErrorText } from "./Field.tsx";
import { Icon } from "./Icon.tsx";
import { Spinner } from "./Spinner.tsx";

export interface CheckboxProps extends Omit<AriaCheckboxProps, "className" | "style" | "children"> {
  /** While the change is being saved: disabled, with the title "Loading..." (CONST-34). */
  isPending?: boolean;
  /** Why the value is invalid; shown at the field and announced. */
  errorMessage?: string | null;
  children: ReactNode;
}

/** A checkbox with its label. */
export function Checkbox({ isPending = false, errorMessage = null, children, ...props }: CheckboxProps) {
  const errorId = useId();
  return (
    <span className="inline-block" {...(isPending ? { title: "Loading..." } : {})}>
      <AriaCheckbox
        {...props}
        {...(errorMessage ? { isInvalid: true, "aria-describedby": errorId } : {})}
        isDisabled={props.isDisabled === true || isPending}
        className="group inline-flex hit-h cursor-pointer items-center gap-2.5 text-14 data-disabled:cursor-not-allowed data-disabled:opacity-50"
      >
        {isPending ? (
          <Spinner className="size-4.5" />
        ) : (
          <span className="grid size-4.5 shrink-0 place-items-center rounded-[4px] border border-edge bg-surface text-on-accent outline-2 outline-offset-2 outline-transparent transition-colors duration-fast group-data-focus-visible:outline-accent group-data-invalid:border-danger group-data-selected:border-accent-fill group-data-selected:bg-accent-fill">
            <Icon of={Check} size={14} className="opacity-0 group-data-selected:opacity-100" />
          </span>
        )}
        <span>{children}</span>
      </AriaCheckbox>
      {errorMessage && <ErrorText id={errorId}>{errorMessage}</ErrorText>}
    </span>
  );
}
