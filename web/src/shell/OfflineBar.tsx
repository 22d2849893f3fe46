import { WifiOff } from "lucide-react";
import { useEffect } from "react";
import { useIsOffline } from "../lib/connection.ts";
import { Icon } from "../ui/Icon.tsx";
import { closeNotice, showNotice } from "../ui/notices.ts";

const backId = "network";

function announceReturn(): () => void {
  const back = () => {
    showNotice({
      id: backId,
      type: "success",
      iconName: "network",
      title: "You are back online",
      text: "<p>You can continue where you were. Reload the page to see what is new.</p>",
    });
  };
  const showOffline = () => {
    closeNotice(backId);
  };
  window.addEventListener("online", back);
  window.addEventListener("offline", showOffline);
  return () => {
    window.removeEventListener("online", back);
    window.removeEventListener("offline", showOffline);
  };
}

/** Shows a bar while the device is offline, and a notice when it is back online. */
export function OfflineBar() {
  const isOffline = useIsOffline();
  useEffect(announceReturn, []);
  return (
    <div aria-live="polite">
      {isOffline && (
        <p className="flex items-center justify-center gap-2 border-b border-line bg-sunken px-4 py-2 text-13 text-muted">
          <Icon of={WifiOff} size={16} />
          You are offline. This page may be out of date.
        </p>
      )}
    </div>
  );
}
