import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Has something read again that was known before, or that was out of sight for a while: nothing was heard of it then.
 * @param isFresh whether it has just been read
 */
export function useFreshen(isFresh: boolean, readAgain: () => void): void {
  const isKnownFresh = useRef(isFresh);
  const act = useEffectEvent(readAgain);
  useEffect(() => {
    if (!isKnownFresh.current) act();
    return () => {
      isKnownFresh.current = false;
    };
  }, []);
}
