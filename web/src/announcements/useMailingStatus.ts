import { useEffect, useRef } from "react";
import { useRelayEnvironment } from "react-relay";
import type { Reload } from "../loading/useReload.ts";
import { invalidateAfter } from "../relay/freshness.ts";

/** The pause between two reads of an e-mail that is due, in ms. */
const PAUSE = 2000;
/** The longest time that browsers wait, in ms; a timer for a later time would end at once. */
const MAX_TIMEOUT = 2 ** 31 - 1;

/**
 * Reads the page again when a scheduled e-mail is due, and while an e-mail is being sent. A new status invalidates the hub, which
 * shows it too.
 * @param status the status of the e-mail
 * @param sendAt the time of a scheduled e-mail
 */
export function useMailingStatus(
  status: string | null | undefined,
  sendAt: string | null | undefined,
  { isReloading, reload }: Pick<Reload, "isReloading" | "reload">,
): void {
  const environment = useRelayEnvironment();
  const known = useRef(status);
  useEffect(() => {
    if (known.current === status) return;
    known.current = status;
    invalidateAfter("mailing", environment);
  }, [status, environment]);
  useEffect(() => {
    if (isReloading || (status !== "SENDING" && status !== "SCHEDULED")) return undefined;
    const wait = status === "SCHEDULED" && sendAt ? Date.parse(sendAt) - Date.now() : 0;
    const timer = setTimeout(reload, Math.min(Math.max(wait, PAUSE), MAX_TIMEOUT));
    return () => clearTimeout(timer);
  }, [status, sendAt, isReloading, reload]);
}
