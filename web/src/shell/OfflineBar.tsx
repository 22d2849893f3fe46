import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Icon } from "../ui/Icon.tsx";

function subscribe(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** Says quietly that the device has no network. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div aria-live="polite">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 border-b border-line bg-sunken px-4 py-2 text-13 text-muted">
          <Icon of={WifiOff} size={16} />
          You are offline. What you see may be out of date.
        </p>
      )}
    </div>
  );
}
