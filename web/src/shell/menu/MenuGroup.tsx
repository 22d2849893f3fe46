import { ChevronDown } from "lucide-react";
import { useId, type ReactNode } from "react";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/Icon.tsx";
import { PlainButton } from "../../ui/PlainButton.tsx";

interface MenuGroupProps {
  title: string;
  isOpen: boolean;
  onToggle: () => void;
  /** The group's own entry, which links to its first page. */
  head: ReactNode;
  /** Its entries. */
  children: ReactNode;
}

/** A group of the menu: its own entry, and an arrow that expands or collapses its entries (MENU-20). */
export function MenuGroup({ title, isOpen, onToggle, head, children }: MenuGroupProps) {
  const list = useId();
  return (
    <>
      <div className="relative [&>:first-child]:pe-11">
        {head}
        <PlainButton
          aria-label={`${title} entries`}
          aria-expanded={isOpen}
          aria-controls={list}
          onPress={onToggle}
          className="focus-ring absolute inset-y-0 end-0 grid w-10 place-items-center rounded-control text-muted transition-colors duration-fast hover:bg-pressed hover:text-ink"
        >
          <Icon of={ChevronDown} size={16} className={cx("transition-transform duration-base", isOpen && "rotate-180")} />
        </PlainButton>
      </div>
      <ul id={list} aria-label={title} hidden={!isOpen} className="ms-5.5 space-y-0.5 border-s border-line py-0.5 ps-2.5">
        {children}
      </ul>
    </>
  );
}
