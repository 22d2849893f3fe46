import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Reads data again that comes from the cache, or whose page was hidden for a while: no events were received for it in that
 * time.
 * @param isFresh whether it has just been read from the network
 */
export function useRevalidate(isFresh: () => boolean, readAgain: () => void): void {
  const wasHidden = useRef(false);
  const act = useEffectEvent(() => {
    if (wasHidden.current || !isFresh()) readAgain();
  });
  useEffect(() => {
    act();
    return () => {
      wasHidden.current = true;
    };
  }, []);
}
