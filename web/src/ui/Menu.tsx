import type { ReactElement, ReactNode } from "react";
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
  Separator,
  type MenuItemProps as AriaMenuItemProps,
} from "react-aria-components";
import { cx } from "./cx.ts";
import { Icon, type IconGlyph } from "./Icon.tsx";
import { FloatingSurface } from "./Popover.tsx";

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names the menu for screen readers. */
  label: string;
  /** MenuItem and MenuSeparator. */
  children: ReactNode;
  /** Shown above the entries, not part of the menu's keyboard order. */
  header?: ReactNode;
}

/** A menu of acts on one thing. On mobile it is a sheet at the bottom. */
export function Menu({ trigger, label, children, header }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <FloatingSurface placement="bottom end" className="min-w-52 max-tablet:pb-[env(safe-area-inset-bottom)]">
        {header}
        <AriaMenu aria-label={label} className="p-1 outline-none">
          {children}
        </AriaMenu>
      </FloatingSurface>
    </MenuTrigger>
  );
}

export interface MenuItemProps extends Omit<AriaMenuItemProps, "className" | "style" | "children"> {
  icon?: IconGlyph;
  tone?: "danger";
  children: ReactNode;
}

/** One entry: an act (onAction) or a place (href). */
export function MenuItem({ icon, tone, children, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem
      {...props}
      {...(typeof children === "string" ? { textValue: children } : {})}
      className={cx(
        "flex hit-h cursor-pointer items-center gap-3 rounded-control px-3 text-14 outline-none",
        "data-focused:bg-sunken data-pressed:bg-pressed data-disabled:cursor-not-allowed data-disabled:opacity-45",
        tone === "danger" ? "text-danger" : "text-ink",
      )}
    >
      {icon && <Icon of={icon} className={tone === "danger" ? "" : "text-muted"} />}
      {children}
    </AriaMenuItem>
  );
}

export function MenuSeparator() {
  return <Separator className="mx-3 my-1 h-px border-0 bg-line" />;
}
