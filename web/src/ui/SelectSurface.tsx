import type { RefObject } from "react";
import { ListBox } from "react-aria-components";
import { FloatingSurface } from "./FloatingSurface.tsx";
import { autoFocusFor, type OpeningFocus } from "./menuParts.ts";
import { Option } from "./Option.tsx";
import type { SelectOptions } from "./selectOptions.ts";

interface SelectSurfaceProps {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  focus: OpeningFocus;
  /** Id of the element that names the list. */
  labelledBy: string;
  options: SelectOptions;
  selected: string | null;
  onChoose: (id: unknown) => void;
}

/** The open list of a select. The selected option has the focus first. */
export function SelectSurface({ labelledBy, options, selected, onChoose, focus, onClose, ...surface }: SelectSurfaceProps) {
  return (
    <FloatingSurface
      {...surface}
      aria-labelledby={labelledBy}
      trigger="Select"
      onOpenChange={(open) => !open && onClose()}
      placement="bottom start"
      isAnchored
      className="min-w-(--trigger-width)"
    >
      <ListBox
        items={options}
        aria-labelledby={labelledBy}
        selectionMode="single"
        selectedKeys={selected === null ? [] : [selected]}
        escapeKeyBehavior="none"
        onSelectionChange={(keys) => {
          // Nothing is selected any more when the selected option has been pressed.
          const [chosen] = keys;
          if (chosen !== undefined) onChoose(chosen);
          onClose();
        }}
        {...autoFocusFor(focus)}
        className="p-1 outline-none"
      >
        {({ id, label }) => <Option id={id} label={label} />}
      </ListBox>
    </FloatingSurface>
  );
}
