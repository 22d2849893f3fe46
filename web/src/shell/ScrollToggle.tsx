import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { IconButton } from "../ui/Button.tsx";
import { offerAt, offerBack, type ScrollOffer } from "./scrollToggle.ts";

/** To the top and back again; on windows wider than 1530 px only (LAYOUT-09, CONST-23). The way back ends with the page. */
export function ScrollToggle() {
  const { pathname } = useLocation();
  return <PageScrollToggle key={pathname} />;
}

function PageScrollToggle() {
  const [offer, setOffer] = useState<ScrollOffer>(() => offerAt({ kind: "none" }, window.scrollY));
  // While the page glides to where the button sent it, the reader does not scroll.
  const isGliding = useRef(false);

  useEffect(() => {
    const follow = () => {
      if (!isGliding.current) setOffer((present) => offerAt(present, window.scrollY));
    };
    const land = () => {
      isGliding.current = false;
      follow();
    };
    window.addEventListener("scroll", follow, { passive: true });
    window.addEventListener("scrollend", land);
    return () => {
      window.removeEventListener("scroll", follow);
      window.removeEventListener("scrollend", land);
    };
  }, []);

  if (offer.kind === "none") return null;
  const isBack = offer.kind === "back";
  const glide = () => {
    isGliding.current = true;
    setOffer(isBack ? { kind: "up" } : offerBack(window.scrollY));
    window.scrollTo({ top: isBack ? offer.position : 0, behavior: isCalm() ? "instant" : "smooth" });
  };
  return (
    <div className="fixed bottom-6 left-6 z-20 hidden min-[1531px]:block">
      <IconButton
        icon={isBack ? ArrowDown : ArrowUp}
        label={isBack ? "Back to where you were" : "To the top"}
        variant="secondary"
        onPress={glide}
      />
    </div>
  );
}

/** Whether the reader wants no movement; a scroll from code does not ask the style sheet. */
const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
