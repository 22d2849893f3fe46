import { useEffect, useState } from "react";
import { atTop, watchScroll } from "./hideOnScroll.ts";

/** Where the page begins, in px: within it bars never hide. tokens.css has the value, with a banner and without. */
const readTopOffset = () => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--top-offset"));

/** Whether the bars are to be hidden, by the way the page is scrolled (MENU-18). */
export function useHideOnScroll(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let watch = atTop;
    const follow = () => {
      watch = watchScroll(watch, window.scrollY, readTopOffset());
      setHidden(watch.isHidden);
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, []);
  return isHidden;
}
