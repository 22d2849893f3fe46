import { ErrorNote } from "../ui/ErrorNote.tsx";

/** What is wrong with no field of a form in particular; nothing when all is well. */
export function GeneralError({ form: { generalError } }: { form: { generalError: string | null } }) {
  return generalError && <ErrorNote text={generalError} />;
}
