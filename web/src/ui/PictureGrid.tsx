import { useState } from "react";
import { cx } from "./cx.ts";
import { Overlay } from "./Overlay.tsx";
import { pictureSrc } from "./pictureSrc.ts";
import { PlainButton } from "./PlainButton.tsx";
import { Scrim } from "./Scrim.tsx";

export interface Picture {
  id: string | number;
  src: string;
  /** The file's size in px, if known: reserves the space of a single picture while it loads. */
  width?: number | null;
  height?: number | null;
}

interface PictureGridProps {
  pictures: readonly Picture[];
  /** The total number of pictures, when more exist than were loaded; it may include other attachments that were not loaded. */
  total?: number;
  /** Shows what was not loaded; called by the last one instead of opening the viewer, which lacks them. */
  onMore?: (() => void) | undefined;
}

const MAX_PICTURES = 4;

/** Grid classes by number of pictures: one full, two side by side, three with one tall, four as quarters. */
const gridStyles = ["", "grid-cols-1", "grid-cols-2", "grid-cols-2 grid-rows-2", "grid-cols-2 grid-rows-2"];

/** Up to four pictures; the last one shows how many more there are. A press opens them in the viewer. */
export function PictureGrid({ pictures, total = pictures.length, onMore }: PictureGridProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const visible = pictures.slice(0, MAX_PICTURES);
  const hiddenCount = total - visible.length;
  const more = total > pictures.length ? onMore : undefined;
  const isMore = (index: number) => more !== undefined && index === visible.length - 1;
  if (visible.length === 0) return null;
  // A single picture keeps its own ratio if that is known before it loads; everything else has a fixed ratio.
  const [first] = visible;
  const keepsRatio = visible.length === 1 && Boolean(first?.width && first.height);
  return (
    <>
      <div className={cx("grid gap-1 overflow-hidden rounded-card", gridStyles[visible.length], !keepsRatio && "aspect-[3/2]")}>
        {visible.map((picture, index) => (
          <PlainButton
            key={picture.id}
            aria-label={isMore(index) ? "Show all attachments" : `Picture ${index + 1} of ${total}`}
            onPress={() => (isMore(index) ? more?.() : setOpened(index))}
            className={cx(
              "relative min-h-0 cursor-zoom-in bg-pressed focus-ring-inset",
              visible.length === 3 && index === 0 && "row-span-2",
            )}
          >
            <img
              src={pictureSrc(picture.src)}
              alt=""
              loading="lazy"
              decoding="async"
              {...(picture.width && picture.height ? { width: picture.width, height: picture.height } : {})}
              // Faces are mostly in the upper third, so pictures are cropped from below.
              className={cx("size-full object-cover object-[50%_25%]", keepsRatio && "h-auto max-h-[520px]")}
            />
            {hiddenCount > 0 && index === visible.length - 1 && (
              <span className="absolute inset-0 grid place-items-center bg-scrim text-22 font-semibold text-on-accent">
                +{hiddenCount}
              </span>
            )}
          </PlainButton>
        ))}
      </div>
      <Overlay isOpen={opened !== null} onClose={() => setOpened(null)} fallback={<Scrim />}>
        {({ PictureViewer }) => <PictureViewer pictures={pictures} index={opened} onChange={setOpened} />}
      </Overlay>
    </>
  );
}
