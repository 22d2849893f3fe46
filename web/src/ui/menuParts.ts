import { createContext, type ReactNode } from "react";
import type { IconGlyph } from "./Icon.tsx";

/** The element that gets the focus when an overlay opens: its first entry, its last one, or the overlay. */
export type OpeningFocus = "first" | "last" | "overlay";

/** An open list always takes the focus, and returns it when it closes. */
export const autoFocusFor = (focus: OpeningFocus) => ({ autoFocus: focus === "overlay" ? true : focus }) as const;

export interface MenuItemProps {
  icon?: IconGlyph;
  tone?: "danger";
  children: ReactNode;
  /** Content at the end of the line, such as a count. */
  end?: ReactNode;
  onAction?: () => void;
  href?: string;
  target?: "_blank";
  /** False keeps the menu open. */
  shouldCloseOnSelect?: boolean;
}

export interface MenuChoicesProps<Id extends string> {
  /** Shown above the choices. */
  label: string;
  choices: readonly { id: Id; label: string; icon: IconGlyph }[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** The components that render the entries of a menu. */
export interface EntryParts {
  Item: (props: MenuItemProps) => ReactNode;
  Separator: () => ReactNode;
  Choices: <Id extends string>(props: MenuChoicesProps<Id>) => ReactNode;
}

/** The components of the open menu. They are available once its code has loaded. */
export const MenuParts = createContext<EntryParts | null>(null);
