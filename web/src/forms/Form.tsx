import { History } from "lucide-react";
import { useEffect, type ComponentProps, type ReactNode } from "react";
import { Button } from "../ui/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { Icon } from "../ui/Icon.tsx";
import { useKeepDialogOpen } from "../ui/useKeepDialogOpen.ts";
import type { Form as FormState } from "./useForm.ts";

interface FormProps {
  form: Pick<FormState<Record<string, unknown>>, "element" | "save" | "saving" | "isRestored" | "startOver">;
  /** The accessible name. */
  label: string;
  /** Lets a button outside of the form submit it. */
  id?: string;
  className?: string;
  /** Focuses its first field when it appears, for example because the button that opened it has disappeared. */
  takesFocus?: boolean;
  /** Stays visible below the scrolling fields, for a form that fills a dialog. */
  footer?: ReactNode;
  /** The fields, and the buttons unless they are in the footer or outside. */
  children: ReactNode;
}

/**
 * A form, with a button to start over when it was restored from a draft on this device. A dialog around it cannot be closed while
 * it is being saved.
 */
export function Form({ form, label, id, className = "space-y-5", takesFocus = false, footer, children }: FormProps) {
  const { element, save, saving, isRestored, startOver } = form;
  useKeepDialogOpen(saving !== null);
  useEffect(() => {
    if (takesFocus) element.current?.querySelector("input")?.focus();
  }, [takesFocus, element]);
  const fields = (
    <>
      {isRestored && <RestoredNote onStartOver={startOver} />}
      {children}
    </>
  );
  return (
    <form
      {...(id === undefined ? {} : { id })}
      ref={element}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        save("PUBLISHED");
      }}
      {...(footer === undefined ? { className } : {})}
    >
      {footer === undefined ? fields : <div className="space-y-5 px-4 py-5 tablet:px-6">{fields}</div>}
      {footer !== undefined && (
        <div className="sticky bottom-0 z-10 border-t border-line bg-surface px-4 py-3 tablet:px-6">{footer}</div>
      )}
    </form>
  );
}

/** A note that a form was restored from a draft on this device, with a button to start over. */
function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunken px-3 py-1.5 text-14">
      <Icon of={History} size={16} className="text-muted" />
      <span className="flex-1">Your earlier draft has been restored.</span>
      <Button size="small" variant="quiet" onPress={onStartOver}>
        Start over
      </Button>
    </div>
  );
}

/** The error of a form that belongs to no particular field; renders nothing without one. */
export function GeneralError({ form: { generalError } }: { form: { generalError: string | null } }) {
  return generalError && <ErrorNote text={generalError} />;
}

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, "form" | "type" | "isPending" | "onPress"> {
  form: Pick<FormState<Record<string, unknown>>, "saving">;
}

/** The button that saves a form. */
export function SubmitButton({ form, ...button }: SubmitButtonProps) {
  return <Button variant="primary" {...button} type="submit" isPending={form.saving !== null} />;
}
