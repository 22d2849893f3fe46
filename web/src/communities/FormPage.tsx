import type { ReactNode } from "react";
import { cardLook } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";

/** A page that is one form. */
export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={cx(cardLook, "flush-top mx-auto w-full max-w-180 p-4 tablet:p-6")}>
      <h1 className="mb-5 text-22 font-semibold">{title}</h1>
      {children}
    </section>
  );
}
