import { useStore } from "@nanostores/react";
import { RotateCw } from "lucide-react";
import { newVersion } from "../lib/newVersion.ts";
import { Button } from "../ui/Button.tsx";

/** A bar that announces a newer version, with a button to reload when convenient. */
export function VersionBar() {
  const isOutdated = useStore(newVersion.isOutdated);
  return (
    <div aria-live="polite" className="sticky top-(--bar-top) z-20 print:hidden">
      {isOutdated && (
        <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-line bg-accent-soft px-4 py-1.5 text-14">
          <span>A new version is available</span>
          <Button size="small" icon={RotateCw} onPress={() => location.reload()}>
            Reload
          </Button>
        </p>
      )}
    </div>
  );
}
