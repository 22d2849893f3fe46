import { Children, type ReactNode } from "react";
import { RowsSkeleton } from "./RowsSkeleton.tsx";
import { cardLook } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { ListEnd } from "./ListEnd.tsx";
import { ListError } from "./ListError.tsx";
import type { NextPage } from "./useNextPage.ts";
import type { Reload } from "../loading/useReload.ts";

interface RowListProps {
  /** Names the list, "Drafts". */
  label: string;
  /** False when it could not be read. */
  isRead: boolean;
  reload: Reload;
  page: NextPage;
  /** What stands there while there is nothing in it. */
  empty: ReactNode;
  /** What stands at the end; without it there is nothing. */
  endText?: string;
  /** List items. */
  children: readonly ReactNode[];
}

/** An endless list of rows in one card. */
export function RowList({ label, isRead, reload, page, empty, endText = "", children }: RowListProps) {
  if (!isRead) return <ListError reload={reload} />;
  if (Children.count(children) === 0) return <div className={cardLook}>{empty}</div>;
  return (
    <>
      <ul aria-label={label} className={cx(cardLook, "divide-y divide-line")}>
        {children}
      </ul>
      {(page.hasMore || endText !== "") && (
        <ListEnd
          page={page}
          lead={800}
          skeleton={<RowsSkeleton rows={2} label={`Loading more ${label.toLowerCase()}`} hasGround />}
          endText={endText}
        />
      )}
    </>
  );
}
