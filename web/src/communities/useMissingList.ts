import { useEffectEvent, useLayoutEffect } from "react";
import type { Reload } from "../loading/useReload.ts";

/**
 * Reads a community's page again if it lacks a list that the viewer may read, because it was read before the viewer joined.
 * @param isMissing whether the list is null
 * @returns whether the list is being read
 */
export function useMissingList(isMissing: boolean, { reload, isReloading, failure }: Reload): boolean {
  const read = useEffectEvent(() => {
    // A list that could not be read offers a retry.
    if (failure === null) reload();
  });
  // A layout effect, so that the reader does not see that the list is missing.
  useLayoutEffect(() => {
    if (isMissing) read();
  }, [isMissing]);
  return isMissing && isReloading && failure === null;
}
