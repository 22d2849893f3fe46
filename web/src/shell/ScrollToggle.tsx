import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { onScrollEnd } from "../lib/scrollEnd.ts";
import { IconButton } from "../ui/Button.tsx";
import { getScrollOffer, offerBack, type ScrollOffer } from "./scrollToggle.ts";

/**
 * Scrolls to the top and back again, only in windows wider than 1530 px (LAYOUT-09, CONST-23). The position to return to is
 * lost when the page changes.
 */
export function ScrollToggle() {
  const { pathname } = useLocation();
  return <PageScrollToggle key={pathname} />;
}

function PageScrollToggle() {
  const [offer, setOffer] = useState<ScrollOffer>(() => getScrollOffer({ kind: "none" }, window.scrollY));
  // True while the button's smooth scroll runs, which must not count as scrolling by the reader.
  const isScrolling = useRef(false);

  useEffect(() => {
    const follow = () => {
      if (!isScrolling.current) setOffer((present) => getScrollOffer(present, window.scrollY));
    };
    window.addEventListener("scroll", follow, { passive: true });
    const unsubscribe = onScrollEnd(() => {
      isScrolling.current = false;
      follow();
    });
    return () => {
      window.removeEventListener("scroll", follow);
      unsubscribe();
    };
  }, []);

  if (offer.kind === "none") return null;
  const isBack = offer.kind === "back";
  const scroll = () => {
    isScrolling.current = true;
    setOffer(isBack ? { kind: "up" } : offerBack(window.scrollY));
    window.scrollTo({ top: isBack ? offer.position : 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
  };
  return (
    <div className="fixed bottom-6 left-6 z-20 hidden min-[1531px]:block">
      <IconButton
        icon={isBack ? ArrowDown : ArrowUp}
        label={isBack ? "Back to your position" : "Back to top"}
        variant="secondary"
        onPress={scroll}
      />
    </div>
  );
}

/** Whether the reader prefers reduced motion; scripted scrolling ignores the style sheet. */
const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
