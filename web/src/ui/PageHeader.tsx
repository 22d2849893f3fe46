import type { ReactNode } from "react";

/** The title of a page with a list, and its actions next to it. */
export function PageHeader({ title, children }: { title: string | undefined; children?: ReactNode }) {
  return (
    <header className="mb-3 flex min-h-(--hit) flex-wrap items-center justify-between gap-3 px-4 tablet:px-0">
      <h1 className="text-22 font-semibold tablet:text-28">{title}</h1>
      {children}
    </header>
  );
}
