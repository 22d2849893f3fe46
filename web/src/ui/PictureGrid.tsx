import { useState } from "react";
import { Button as AriaButton } from "react-aria-components";
import { cx } from "./cx.ts";
import { PictureViewer } from "./PictureViewer.tsx";

export interface Picture {
  id: string | number;
  src: string;
  /** Of the file, in px, where known: keeps the place of a single picture while it loads. */
  width?: number | null;
  height?: number | null;
}

interface PictureGridProps {
  pictures: readonly Picture[];
  /** How many there are in all, when more exist than were loaded. */
  total?: number;
}

const shown = 4;

/** Grid areas by number of pictures: one alone, two side by side, three with a tall one, four as quarters. */
const grids = ["", "grid-cols-1", "grid-cols-2", "grid-cols-2 grid-rows-2", "grid-cols-2 grid-rows-2"];

/** Up to four pictures; the last one says how many more there are. A press shows them large. */
export function PictureGrid({ pictures, total = pictures.length }: PictureGridProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const visible = pictures.slice(0, shown);
  const more = total - visible.length;
  if (visible.length === 0) return null;
  // A single picture has its own shape where that is known before it loads; everything else has a fixed one.
  const [first] = visible;
  const ownsShape = visible.length === 1 && Boolean(first?.width && first.height);
  return (
    <>
      <div className={cx("grid gap-1 overflow-hidden rounded-card", grids[visible.length], !ownsShape && "aspect-[3/2]")}>
        {visible.map((picture, index) => (
          <AriaButton
            key={picture.id}
            aria-label={`Picture ${index + 1} of ${total}`}
            onPress={() => setOpened(index)}
            className={cx(
              "relative min-h-0 cursor-zoom-in bg-pressed focus-ring-inset",
              visible.length === 3 && index === 0 && "row-span-2",
            )}
          >
            <img
              src={picture.src}
              alt=""
              loading="lazy"
              decoding="async"
              {...(picture.width && picture.height ? { width: picture.width, height: picture.height } : {})}
              // Faces are mostly in the upper third: what must go is cut from below.
              className={cx("size-full object-cover object-[50%_25%]", ownsShape && "h-auto max-h-[520px]")}
            />
            {more > 0 && index === visible.length - 1 && (
              <span className="absolute inset-0 grid place-items-center bg-scrim text-22 font-semibold text-on-accent">
                +{more}
              </span>
            )}
          </AriaButton>
        ))}
      </div>
      <PictureViewer pictures={pictures} index={opened} onChange={setOpened} />
    </>
  );
}
