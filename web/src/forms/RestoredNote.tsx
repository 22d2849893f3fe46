import { History } from "lucide-react";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";

/** A note that a form was restored from a draft on this device, with a button to start over. */
export function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunken px-3 py-1.5 text-14">
      <Icon of={History} size={16} className="text-muted" />
      <span className="flex-1">Your earlier draft has been restored.</span>
      <Button size="small" variant="quiet" onPress={onStartOver}>
        Start over
      </Button>
    </div>
  );
}
