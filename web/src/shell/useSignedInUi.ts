import { useEffect, useState } from "react";

/** The delay between the load of the page and the start of these features, in ms (CONST-25). */
const DELAY = 1000;

/**
 * Whether background features for signed-in viewers are on, such as shortcuts. They start a second after the load, so that the
 * page loads first (STATE-07), and stop with the session.
 */
export function useSignedInUi(isSignedIn: boolean): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isSignedIn) return;
    const timer = setTimeout(() => setOn(true), DELAY);
    return () => {
      clearTimeout(timer);
      setOn(false);
    };
  }, [isSignedIn]);
  return isOn;
}
