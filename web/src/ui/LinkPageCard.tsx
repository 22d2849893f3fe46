import type { ReactNode } from "react";
import { cardClasses } from "./Card.tsx";

interface LinkPageCardProps {
  title: string;
  /** Focuses the title, for example because the button that led to this content has disappeared. */
  takesFocus?: boolean;
  children: ReactNode;
}

const focusTitle = (title: HTMLHeadingElement | null) => title?.focus();

/** The only card of a page that a link in an e-mail opens. */
export function LinkPageCard({ title, takesFocus = false, children }: LinkPageCardProps) {
  return (
    <section className={cardClasses("flush-top mx-auto w-full max-w-160 p-4 tablet:mt-8 tablet:p-6")}>
      <h1 {...(takesFocus && { ref: focusTitle, tabIndex: -1 })} className="mb-3 text-22 font-semibold text-balance outline-none">
        {title}
      </h1>
      {children}
    </section>
  );
}
