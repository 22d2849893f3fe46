import { useStore } from "@nanostores/react";
import { useState } from "react";
import { pendingAlert, answerAlert, type Alert } from "./alerts.ts";
import { Overlay } from "./Overlay.tsx";
import { Scrim } from "./Scrim.tsx";

/** The host of alerts; the shell renders it once. The last alert stays rendered during its exit animation (STATE-08). */
export function Alerts() {
  const pending = useStore(pendingAlert);
  const [last, setLast] = useState<Alert | null>(pending);
  if (pending !== null && pending !== last) setLast(pending);
  const alert = pending ?? last;
  if (alert === null) return null;
  const isOpen = pending !== null;
  return (
    <Overlay isOpen={isOpen} onClose={() => answerAlert(alert.id, "cancel")} fallback={<Scrim />}>
      {({ AlertSurface }) => <AlertSurface key={alert.id} alert={alert} isOpen={isOpen} />}
    </Overlay>
  );
}
