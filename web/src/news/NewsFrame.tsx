import type { ReactNode } from "react";
import { PageColumns } from "../ui/PageColumns.tsx";

interface NewsFrameProps {
  title: string;
  /** One line about the page. */
  text: string;
  /** Shown next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of a news page: title, description and action. */
export function NewsFrame({ title, text, action, children }: NewsFrameProps) {
  return (
    <PageColumns
      head={
        <header className="flex min-h-(--hit) flex-wrap items-center justify-between gap-3 px-4 pt-1 tablet:px-0 tablet:pt-0">
          <div>
            <h1 className="text-22 font-semibold tablet:text-28">{title}</h1>
            <p className="mt-1 text-14 text-muted">{text}</p>
          </div>
          {action}
        </header>
      }
    >
      {children}
    </PageColumns>
  );
}
