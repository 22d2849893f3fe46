import { ErrorNote } from "../ui/ErrorNote.tsx";

/** The error of a form that belongs to no particular field; renders nothing without one. */
export function GeneralError({ form: { generalError } }: { form: { generalError: string | null } }) {
  return generalError && <ErrorNote text={generalError} />;
}
