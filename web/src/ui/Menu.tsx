import { cloneElement, use, type ReactElement, type ReactNode } from "react";
import { MenuParts, type EntryParts, type MenuChoicesProps, type MenuItemProps } from "./menuParts.ts";
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
  const { triggerRef, triggerProps, isOpen, focus, close } = useOverlayTrigger("menu");
  return (
    <>
      {cloneElement(trigger, triggerProps)}
      <Overlay isOpen={isOpen} onClose={close}>
        {({ MenuSurface }) => <MenuSurface {...menu} triggerRef={triggerRef} isOpen={isOpen} onClose={close} focus={focus} />}
      </Overlay>
    </>
  );
}

function useMenuParts(): EntryParts {
  const parts = use(MenuParts);
  if (!parts) throw new Error("Entries need a Menu around them.");
  return parts;
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

/** Entries of which exactly one is selected. Selecting one keeps the menu open, so that the user can see the effect. */
export function MenuChoices<Id extends string>(props: MenuChoicesProps<Id>) {
  const { Choices } = useMenuParts();
  return <Choices {...props} />;
}
