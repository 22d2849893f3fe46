import { useEffect, useState } from "react";

/** CONST-25, in ms. */
const delay = 1000;

/**
 * Whether what works for a signed-in viewer beside the page is on: shortcuts and what other parts start by themselves. It begins a second after the load, so that the page comes first (STATE-07), and ends
 * with the sign-in.
 */
export function useSignedInUi(isSignedIn: boolean): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isSignedIn) return;
    const timer = setTimeout(() => setOn(true), delay);
    return () => {
      clearTimeout(timer);
      setOn(false);
    };
  }, [isSignedIn]);
  return isOn;
}
