import { useEffect, useRef, useState, type RefObject } from "react";
import { fieldOf, messageFor, textOfOthers, type Refused, type UserError } from "../../relay/mutation.ts";
import { focusFault } from "../../ui/focusFault.ts";

interface Refusals {
  /** Of the form: its first field has the focus when it comes, and later its first fault. */
  form: RefObject<HTMLFormElement | null>;
  /** What stands at a field; null when nothing does. */
  at: (field: string) => string | null;
  /** What no field shows; null when there is nothing. */
  text: string | null;
  /** Shows what was refused. */
  refuse: (refused: Refused) => void;
  /** Shows what can be told without asking; answers whether there is anything. */
  find: (faults: Readonly<Record<string, string | null>>) => boolean;
}

/** Where the errors of a short form stand. @param fields those that have a place for their errors */
export function useRefusals(fields: readonly string[]): Refusals {
  const [errors, setErrors] = useState<readonly UserError[]>([]);
  const [text, setText] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // The button that brought the form may be gone, and the focus with it.
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  return {
    form,
    at: (field) => messageFor(errors, field),
    text,
    refuse: (refused) => {
      setErrors(refused.errors);
      setText(textOfOthers(refused, (error) => fields.includes(fieldOf(error) ?? "")));
      focusFault(form.current);
    },
    find: (faults) => {
      const found = Object.entries(faults).flatMap(([field, message]): UserError[] =>
        message === null ? [] : [{ code: "INVALID", message, field: [field] }],
      );
      setErrors(found);
      setText(null);
      if (found.length > 0) focusFault(form.current);
      return found.length > 0;
    },
  };
}
