import { cloneElement, createContext, use, type ReactElement, type ReactNode } from "react";
import type { IconGlyph } from "./Icon.tsx";
import type { EntryParts } from "./MenuSurface.tsx";
import { Overlay } from "./Overlay.tsx";
import { useOverlayTrigger, type TriggerProps } from "./useOverlayTrigger.ts";

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement<Partial<TriggerProps>>;
  /** Accessible name of the menu. */
  label: string;
  /** MenuItem and MenuSeparator. */
  children: ReactNode;
  /** Shown above the entries and not part of the menu's keyboard navigation. */
  header?: ReactNode;
}

/** A menu of actions on one subject. On mobile it is a sheet at the bottom. Its code loads on first use. */
export function Menu({ trigger, ...menu }: MenuProps) {
  const { triggerRef, triggerProps, isOpen, wasOpen, focus, close } = useOverlayTrigger("menu");
  return (
    <>
      {cloneElement(trigger, triggerProps)}
      {wasOpen && (
        <Overlay isOpen={isOpen} onClose={close}>
          {({ MenuSurface }) => <MenuSurface {...menu} triggerRef={triggerRef} isOpen={isOpen} onClose={close} focus={focus} />}
        </Overlay>
      )}
    </>
  );
}

/** The parts of an open menu, whose code has loaded. */
export const MenuParts = createContext<EntryParts | null>(null);

function useMenuParts(): EntryParts {
  const parts = use(MenuParts);
  if (!parts) throw new Error("Entries need a Menu around them.");
  return parts;
}

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

/** One entry: an action (onAction) or a link (href). */
export function MenuItem(props: MenuItemProps) {
  const { Item } = useMenuParts();
  return <Item {...props} />;
}

export function MenuSeparator() {
  const { Separator } = useMenuParts();
  return <Separator />;
}

export interface MenuChoicesProps<Id extends string> {
  /** Shown above the choices. */
  label: string;
  choices: readonly { id: Id; label: string; icon: IconGlyph }[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** Entries of which exactly one is selected. Selecting one keeps the menu open, so that the user can see the effect. */
export function MenuChoices<Id extends string>(props: MenuChoicesProps<Id>) {
  const { Choices } = useMenuParts();
  return <Choices {...props} />;
}
