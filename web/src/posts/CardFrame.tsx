import { use, useEffect, useRef, type ReactNode } from "react";
import { cardClasses } from "../ui/Card.tsx";
import { isCardClick } from "./cardClick.ts";
import { FeedPosition } from "./feedPosition.ts";

interface CardFrameProps {
  /** The id of the card's heading. */
  labelledBy: string;
  /** Whether the card only says that its post was deleted. Default: false. */
  isDeleted?: boolean;
  children: ReactNode;
}

/**
 * The frame of a card. A click anywhere follows the link marked with data-card-link, except on links, controls and selected
 * text. Keyboard users reach that link directly.
 */
export function CardFrame({ labelledBy, isDeleted = false, children }: CardFrameProps) {
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
      className={cardClasses(
        "focus-ring px-4 tablet:px-5",
        isDeleted ? "py-3" : "cursor-pointer pt-4 pb-2 [&_:is(p,h2,time,.rich-text)]:cursor-auto",
      )}
    >
      {children}
    </article>
  );
}
