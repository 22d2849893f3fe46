import { Check } from "lucide-react";
import { Icon } from "../ui/Icon.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import type { SaveState } from "./useSavedField.ts";

/** Shows the state of saving next to a field's label: a tick once it is saved. */
export function SaveIndicator({ state }: { state: SaveState }) {
  return (
    <output className="absolute end-0 top-0 flex h-5 items-center gap-1 text-13 text-muted">
      {state === "saving" && (
        <>
          <Spinner className="size-3.5!" />
          Saving
        </>
      )}
      {state === "saved" && (
        <>
          <Icon of={Check} size={16} className="text-success" />
          Saved
        </>
      )}
    </output>
  );
}
