import { use, useEffect, useRef, type ReactNode } from "react";
import { cardClasses } from "../ui/Card.tsx";
import { isCardClick } from "./cardClick.ts";
import { FeedPosition } from "./feedPosition.ts";

/**
 * The frame of a card. A click anywhere follows the link marked with data-card-link, except on links, controls and selected
 * text. Keyboard users reach that link directly.
 * @param labelledBy the id of the card's heading
 */
export function CardFrame({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  const position = use(FeedPosition);
  useEffect(() => {
    const card = frame.current;
    const follow = (event: MouseEvent) => {
      if (!isCardClick(event)) return;
      const link = card?.querySelector<HTMLElement>("[data-card-link]");
      // The overlay returns the focus to the link when it closes.
      link?.focus({ preventScroll: true });
      link?.click();
    };
    card?.addEventListener("click", follow);
    return () => card?.removeEventListener("click", follow);
  }, []);
  return (
    <article
      ref={frame}
      {...position}
      aria-labelledby={labelledBy}
      className={cardClasses("focus-ring cursor-pointer px-4 pt-4 pb-2 tablet:px-5 [&_:is(p,h2,time,.rich-text)]:cursor-auto")}
    >
      {children}
    </article>
  );
}
