import { isValidElement, type ReactElement, type ReactNode } from "react";
import { PartError } from "../loading/PartError.tsx";
import { cardStyles } from "../ui/Card.tsx";
import { EmptyState, type EmptyStateProps } from "../ui/EmptyState.tsx";
import { ListEnd } from "./ListEnd.tsx";
import type { ListState } from "./useList.ts";

export interface ListFrameProps {
  list: Pick<ListState<unknown>, "items" | "page" | "reload">;
  /** The empty state, or an element to show instead. */
  empty: EmptyStateProps | ReactElement;
  /** The texts of the empty state when nothing matches the filters; falsy while no filter is set. */
  noMatch?: Omit<EmptyStateProps, "icon"> | false;
  /** Shown at the end of the list; nothing is shown when absent. */
  endText?: string;
  /** Shown while the next page loads; has the shape of the items to come. */
  skeleton: ReactNode;
  /** True inside a card: the error and empty states then render without a card of their own. */
  isInCard?: boolean;
  /** Distance from the end at which the next page is requested, in px. */
  loadAhead?: number;
}

/** The states shared by all lists: failed, empty, loading the next page, and complete. */
export function ListFrame({
  list: { items, page, reload },
  empty,
  noMatch,
  endText = "",
  skeleton,
  isInCard = false,
  loadAhead = 800,
  children,
}: ListFrameProps & { children: ReactNode }) {
  const card = isInCard ? "" : cardStyles;
  if (!items) {
    return (
      <div className={card}>
        <PartError failure={reload.failure} onRetry={reload.reload} isRetrying={reload.isReloading} />
      </div>
    );
  }
  if (items.length === 0 && !page.hasMore) {
    if (isValidElement(empty)) return empty;
    return (
      <div className={card}>
        <EmptyState {...(noMatch ? { icon: empty.icon, ...noMatch } : empty)} />
      </div>
    );
  }
  return (
    <>
      {children}
      {(page.hasMore || endText !== "") && <ListEnd page={page} loadAhead={loadAhead} skeleton={skeleton} endText={endText} />}
    </>
  );
}
