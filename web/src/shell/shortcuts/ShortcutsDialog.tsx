import { useState } from "react";
import { readShortcutsOn, shortcuts, shortcutsCookie } from "../../lib/shortcuts.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { Dialog } from "../../ui/Dialog.tsx";

/** Lists the shortcuts and contains the switch for them. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard shortcuts" size="small">
      <ShortcutsList />
    </Dialog>
  );
}

function ShortcutsList() {
  const [isOn, setOn] = useState(() => readShortcutsOn(document.cookie));
  return (
    <div className="px-5 py-4">
      <dl className="divide-y divide-line">
        {shortcuts.map(({ id, key, label }) => (
          <div key={id} className="flex items-center justify-between gap-4 py-2">
            <dt className={isOn ? "text-14" : "text-14 text-muted line-through"}>{label}</dt>
            <dd>
              <kbd className="grid size-7 place-items-center rounded-control border border-line bg-sunken font-sans text-13 font-semibold">
                {key}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 border-t border-line pt-2">
        <Checkbox
          isSelected={isOn}
          onChange={(chosen) => {
            document.cookie = shortcutsCookie(chosen);
            setOn(chosen);
          }}
        >
          Use keyboard shortcuts
        </Checkbox>
        <p className="mt-1 text-13 text-muted">You can also find this list in your account menu.</p>
      </div>
    </div>
  );
}
