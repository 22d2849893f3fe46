import type { ReactNode } from "react";
import type { DraftForm } from "./useDraftForm.ts";
import { RestoredNote } from "./RestoredNote.tsx";

interface FormProps {
  form: Pick<DraftForm<object>, "element" | "save" | "isRestored" | "startOver">;
  /** Names it for assistive technology. */
  label: string;
  /** For a button that stands outside of it. */
  id?: string;
  className?: string;
  /** The fields, and unless they stand elsewhere the buttons. */
  children: ReactNode;
}

/** A form, with the way to begin anew where it holds what was kept on this device. */
export function Form({ form, label, id, className = "space-y-5", children }: FormProps) {
  const { element, save, isRestored, startOver } = form;
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
      className={className}
    >
      {isRestored && <RestoredNote onStartOver={startOver} />}
      {children}
    </form>
  );
}
