import type { ReactNode } from "react";
import { cardClasses } from "./Card.tsx";

/** The only card of a page that a link in an e-mail opens. */
export function LinkPageCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={cardClasses("flush-top mx-auto w-full max-w-160 p-4 tablet:mt-8 tablet:p-6")}>
      <h1 className="mb-3 text-22 font-semibold text-balance">{title}</h1>
      {children}
    </section>
  );
}
