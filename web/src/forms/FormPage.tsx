import type { ReactNode } from "react";
import { Unsaved } from "../navigation/unsaved.ts";
import { useLeaveGuard } from "../navigation/useLeaveGuard.ts";
import { cardClasses } from "../ui/Card.tsx";
import { PageDraftGate } from "./DraftGate.tsx";
import type { LocalDraft } from "./localDraft.ts";

interface FormPageProps {
  title: string;
  children: ReactNode;
}

/** A page with one form. Leaving it asks for confirmation while something is unsaved. */
export function FormPage({ title, children }: FormPageProps) {
  const unsaved = useLeaveGuard((from, to) => from.pathname !== to.pathname);
  return (
    <FormSection title={title}>
      <Unsaved value={unsaved}>{children}</Unsaved>
    </FormSection>
  );
}

function FormSection({ title, children }: FormPageProps) {
  return (
    <section className={cardClasses("flush-top mx-auto w-full max-w-180 p-4 tablet:p-6")}>
      <h1 className="mb-5 text-22 font-semibold">{title}</h1>
      {children}
    </section>
  );
}

interface DraftFormPageProps {
  title: string;
  /** The name of the draft, made of the viewer, the type and the id. */
  draftName: string;
  children: (draft: LocalDraft) => ReactNode;
}

/** A page with one form whose values are stored on this device while the user types. */
export function DraftFormPage({ title, draftName, children }: DraftFormPageProps) {
  return (
    <FormSection title={title}>
      <PageDraftGate name={draftName}>{children}</PageDraftGate>
    </FormSection>
  );
}
