import { Check } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection,
  MenuTrigger,
  Separator,
  type MenuItemProps as AriaMenuItemProps,
} from "react-aria-components";
import { cx } from "./cx.ts";
import { Icon, type IconGlyph } from "./Icon.tsx";
import { FloatingSurface } from "./Popover.tsx";

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Accessible name of the menu. */
  label: string;
  /** MenuItem and MenuSeparator. */
  children: ReactNode;
  /** Shown above the entries and not part of the menu's keyboard navigation. */
  header?: ReactNode;
}

/** A menu of actions on one subject. On mobile it is a sheet at the bottom. */
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

const entry =
  "flex hit-h cursor-pointer items-center gap-3 rounded-control px-3 text-14 outline-none " +
  "data-focused:bg-sunken data-pressed:bg-pressed data-disabled:cursor-not-allowed data-disabled:opacity-45";

export interface MenuItemProps extends Omit<AriaMenuItemProps, "className" | "style" | "children"> {
  icon?: IconGlyph;
  tone?: "danger";
  children: ReactNode;
  /** Content at the end of the line, such as a count. */
  end?: ReactNode;
}

/** One entry: an action (onAction) or a link (href). */
export function MenuItem({ icon, tone, children, end, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem
      {...props}
      {...(typeof children === "string" ? { textValue: children } : {})}
      className={cx(entry, tone === "danger" ? "text-danger" : "text-ink")}
    >
      {icon && <Icon of={icon} className={tone === "danger" ? "" : "text-muted"} />}
      {children}
      {end && <span className="relative ms-auto flex items-center">{end}</span>}
    </AriaMenuItem>
  );
}

export function MenuSeparator() {
  return <Separator className="mx-3 my-1 h-px border-0 bg-line" />;
}

interface MenuChoicesProps<Id extends string> {
  /** Shown above the choices. */
  label: string;
  choices: readonly { id: Id; label: string; icon: IconGlyph }[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** Entries of which exactly one is selected. Selecting one keeps the menu open, so that the user can see the effect. */
export function MenuChoices<Id extends string>({ label, choices, selected, onSelect }: MenuChoicesProps<Id>) {
  return (
    <MenuSection
      selectionMode="single"
      disallowEmptySelection
      shouldCloseOnSelect={false}
      selectedKeys={[selected]}
      onSelectionChange={(keys) => {
        const chosen = choices.find(({ id }) => keys !== "all" && keys.has(id));
        if (chosen) onSelect(chosen.id);
      }}
    >
      <Header className="px-3 pt-2 pb-1 text-12 font-medium text-muted">{label}</Header>
      {choices.map(({ id, label: name, icon }) => (
        <AriaMenuItem key={id} id={id} textValue={name} className={cx(entry, "text-ink")}>
          {({ isSelected }) => (
            <>
              <Icon of={icon} className="text-muted" />
              <span className="flex-1">{name}</span>
              {isSelected && <Icon of={Check} size={16} className="text-accent" />}
            </>
          )}
        </AriaMenuItem>
      ))}
    </MenuSection>
  );
}
