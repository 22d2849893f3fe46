import { use, useEffect, useRef, type ReactNode } from "react";
import { cardStyles } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { isCardClick } from "./cardClick.ts";
import { FeedPosition } from "./feedPosition.ts";

/**
 * The ground of a card. A press anywhere follows the link inside that carries data-card-link; links and controls
 * keep their own meaning and text can be selected. The keyboard has that link itself.
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
      // The overlay gives the focus back to where it was.
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
      className={cx(cardStyles, "focus-ring cursor-pointer px-4 pt-4 pb-2 tablet:px-5 [&_:is(p,h2,time,.rich-text)]:cursor-auto")}
    >
      {children}
    </article>
  );
}
