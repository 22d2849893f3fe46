import { Check } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { Header, Menu as AriaMenu, MenuItem as AriaMenuItem, MenuSection, Separator } from "react-aria-components";
import { AriaLinks } from "./AriaLinks.tsx";
import { cx } from "./cx.ts";
import { FloatingSurface } from "./FloatingSurface.tsx";
import { Icon } from "./Icon.tsx";
import {
  autoFocusFor,
  MenuParts,
  type EntryParts,
  type MenuChoicesProps,
  type MenuItemProps,
  type OpeningFocus,
} from "./menuParts.ts";

interface MenuSurfaceProps {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  focus: OpeningFocus;
  label: string;
  header?: ReactNode;
  children: ReactNode;
}

/** An open menu. */
export function MenuSurface({ triggerRef, isOpen, onClose, focus, label, header, children }: MenuSurfaceProps) {
  return (
    <FloatingSurface
      aria-label={label}
      trigger="MenuTrigger"
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      placement="bottom end"
      className="min-w-52 max-tablet:pb-[env(safe-area-inset-bottom)]"
    >
      {header}
      <MenuParts value={parts}>
        <AriaLinks>
          <AriaMenu aria-label={label} {...autoFocusFor(focus)} onClose={onClose} className="p-1 outline-none">
            {children}
          </AriaMenu>
        </AriaLinks>
      </MenuParts>
    </FloatingSurface>
  );
}

const entry =
  "flex hit-h cursor-pointer items-center gap-3 rounded-control px-3 text-14 outline-none " +
  "data-focused:bg-sunken data-pressed:bg-pressed data-disabled:cursor-not-allowed data-disabled:opacity-45";

function Item({ icon, tone, children, end, ...props }: MenuItemProps) {
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

function EntrySeparator() {
  return <Separator className="mx-3 my-1 h-px border-0 bg-line" />;
}

function Choices<Id extends string>({ label, choices, selected, onSelect }: MenuChoicesProps<Id>) {
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

const parts: EntryParts = { Item, Separator: EntrySeparator, Choices };
