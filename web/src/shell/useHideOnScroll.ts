import { useEffect, useState } from "react";
import { atTop, watchScroll } from "./hideOnScroll.ts";

/** Bars never hide this close to the top, in px: the top offset without a banner (CONST-24). */
const offset = 72;

/** Whether the bars are to be hidden, by the way the page is scrolled (MENU-18). */
export function useHideOnScroll(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let watch = atTop;
    const follow = () => {
      watch = watchScroll(watch, window.scrollY, offset);
      setHidden(watch.isHidden);
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, []);
  return isHidden;
}
