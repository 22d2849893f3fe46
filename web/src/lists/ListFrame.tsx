import { isValidElement, type ReactElement, type ReactNode } from "react";
import { PartError } from "../loading/PartError.tsx";
import { cardLook } from "../ui/Card.tsx";
import { EmptyState, type EmptyStateProps } from "../ui/EmptyState.tsx";
import { ListEnd } from "./ListEnd.tsx";
import type { ListState } from "./useList.ts";

export interface ListFrameProps {
  list: Pick<ListState<unknown>, "items" | "page" | "reload">;
  /** What an empty list says, that nothing matches the filters for instance, or what is there instead of it. */
  empty: EmptyStateProps | ReactElement;
  /** What stands at the end; without it there is nothing. */
  endText?: string;
  /** Shown while the next page loads, in the shape of what comes. */
  skeleton: ReactNode;
  /** True inside a card, which the error and empty states then do not bring along. */
  isInCard?: boolean;
  /** How far before the end the next page is asked for, in px. */
  lead?: number;
}

/** The states that all lists share: could not be read, empty, the next page loading, the end. */
export function ListFrame({
  list: { items, page, reload },
  empty,
  endText = "",
  skeleton,
  isInCard = false,
  lead = 800,
  children,
}: ListFrameProps & { children: ReactNode }) {
  const card = isInCard ? "" : cardLook;
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
        <EmptyState {...empty} />
      </div>
    );
  }
  return (
    <>
      {children}
      {(page.hasMore || endText !== "") && <ListEnd page={page} lead={lead} skeleton={skeleton} endText={endText} />}
    </>
  );
}
