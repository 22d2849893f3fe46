import { Check } from "lucide-react";
import { ListBoxItem } from "react-aria-components";
import { Icon } from "./Icon.tsx";

/** An option of a list. */
export function Option({ id, label }: { id: string; label: string }) {
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      className="flex hit-h cursor-pointer items-center gap-3 rounded-control px-3 text-14 outline-none data-focused:bg-sunken data-hovered:bg-sunken data-pressed:bg-pressed"
    >
      {({ isSelected }) => (
        <>
          <span className="flex-1">{label}</span>
          {isSelected && <Icon of={Check} size={16} className="text-accent" />}
        </>
      )}
    </ListBoxItem>
  );
}
