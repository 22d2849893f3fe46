import { useEffect, useState } from "react";
import { atTop, watchScroll } from "./hideOnScroll.ts";

/** Top of the page content, in px; bars never hide above it. tokens.css defines the values with and without a banner. */
const readTopOffset = () => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--top-offset"));

/** Whether the bars are hidden, depending on the scroll direction (MENU-18). */
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
