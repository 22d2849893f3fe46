import type { ReactNode } from "react";
import { cardLook } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { ListFrame, type ListFrameProps } from "./ListFrame.tsx";
import { RowsSkeleton } from "./RowsSkeleton.tsx";
import type { ListState } from "./useList.ts";

/** How a list lays its items out. */
type ListLayout =
  /** Rows in one card. */
  | "rows"
  /** Rows inside a card that holds more than the list. */
  | "part"
  /** A card each, under each other. */
  | "cards"
  /** A card each, two beside each other where there is room. */
  | "grid";

const layouts: Record<ListLayout, string> = {
  rows: cx(cardLook, "divide-y divide-line"),
  part: "divide-y divide-line",
  cards: "space-y-2 tablet:space-y-3",
  grid: "grid gap-2 tablet:gap-3 medium:grid-cols-2",
};

export interface ListProps<Item> extends Omit<ListFrameProps, "list" | "isInCard" | "skeleton"> {
  list: ListState<Item>;
  /** Names the list for screen readers. */
  label?: string;
  layout?: ListLayout;
  /** The shape of further items. Default: rows of people. */
  skeleton?: ReactNode;
  /** Draws an item. */
  children: (item: Item) => ReactNode;
}

/** An endless list: its items, and every state that it can be in. */
export function List<Item>({ list, label, layout = "rows", skeleton, children, ...frame }: ListProps<Item>) {
  const { items, keyOf } = list;
  const isPart = layout === "part";
  const rows = <RowsSkeleton rows={isPart ? 4 : 2} label={`Loading more ${(label ?? "").toLowerCase()}`} hasGround={!isPart} />;
  return (
    <ListFrame list={list} isInCard={isPart} skeleton={skeleton ?? rows} {...frame}>
      <ul aria-label={label} className={layouts[layout]}>
        {items?.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
    </ListFrame>
  );
}
