import type { ReactNode } from "react";
import { cardClasses } from "../ui/Card.tsx";
import { FocusFallback } from "../ui/FocusFallback.tsx";
import { ListFrame, type ListFrameProps } from "./ListFrame.tsx";
import { RowsSkeleton } from "./RowsSkeleton.tsx";
import type { ListState } from "./useList.ts";

/** The layout of a list's items. */
type ListLayout =
  /** Rows in one card. */
  | "rows"
  /** Rows inside a card that contains more than the list. */
  | "part"
  /** One card per item, in one column. */
  | "cards"
  /** One card per item, in two columns where there is room. */
  | "grid";

const layouts: Record<ListLayout, string> = {
  rows: cardClasses("divide-y divide-line"),
  part: "divide-y divide-line",
  cards: "space-y-2 tablet:space-y-3",
  grid: "grid gap-2 tablet:gap-3 medium:grid-cols-2",
};

export interface ListProps<Item> extends Omit<ListFrameProps, "list" | "isInCard" | "skeleton"> {
  list: ListState<Item>;
  /** Accessible name of the list. */
  label?: string;
  layout?: ListLayout;
  /** Skeleton of the items that are still loading. Default: rows of people. */
  skeleton?: ReactNode;
  /** Renders an item. */
  children: (item: Item) => ReactNode;
}

/** An endless list with its items and its loading, empty, error and end states. */
export function List<Item>({ list, label, layout = "rows", skeleton, children, ...frame }: ListProps<Item>) {
  const { items, keyOf } = list;
  const isPart = layout === "part";
  const rows = <RowsSkeleton rows={isPart ? 4 : 2} label={`Loading more ${(label ?? "").toLowerCase()}`} hasCard={!isPart} />;
  return (
    <FocusFallback>
      <ListFrame list={list} isInCard={isPart} skeleton={skeleton ?? rows} {...frame}>
        <ul aria-label={label} className={layouts[layout]}>
          {items?.map((item) => (
            <li key={keyOf(item)}>{children(item)}</li>
          ))}
        </ul>
      </ListFrame>
    </FocusFallback>
  );
}
