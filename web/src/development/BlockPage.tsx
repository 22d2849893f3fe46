import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { cardClasses } from "../ui/Card.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";

/** A page about one UI component, with a link back to the others. */
export function BlockPage({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-180">
      <header className="mb-4 px-4 tablet:px-0">
        <Link href="/development/main" variant="plain" className="inline-flex hit-h items-center gap-1 text-14 text-muted">
          <Icon of={ChevronLeft} size={16} />
          Development
        </Link>
        <h1 className="text-22 font-semibold tablet:text-28">{title}</h1>
        <p className="mt-1 text-15 text-muted">{note}</p>
      </header>
      {children}
    </div>
  );
}

/** A section of a `BlockPage`. */
export function Block({ title, children, className }: { title: string; children: ReactNode; className?: string }) {
  return (
    <section aria-label={title} className={cardClasses("mb-3 p-4 tablet:p-6")}>
      <h2 className="mb-3 text-16 font-semibold">{title}</h2>
      <div className={className ?? "flex flex-wrap items-center gap-3"}>{children}</div>
    </section>
  );
}
