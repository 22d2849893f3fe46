import { graphql, useFragment } from "react-relay";
import type { Thumbnail_picture$key } from "../__generated__/Thumbnail_picture.graphql.ts";
import { cx } from "../ui/cx.ts";
import { pictureSrc } from "../ui/pictureSrc.ts";

interface ThumbnailProps {
  picture: Thumbnail_picture$key;
  /** wide: the full width of the card; small: next to its text. */
  size: "wide" | "small";
}

/** The picture of a card, which is decorative. Its space is reserved while it loads. */
export function Thumbnail({ picture, size }: ThumbnailProps) {
  const { url, width, height } = useFragment(
    graphql`
      fragment Thumbnail_picture on Image {
        url
        width
        height
      }
    `,
    picture,
  );
  return (
    <img
      src={pictureSrc(url)}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      // Faces are mostly in the upper third, so pictures are cropped from below.
      className={cx(
        "rounded-control bg-pressed object-cover object-[50%_25%]",
        size === "wide" ? "aspect-[2/1] w-full" : "aspect-[4/3] w-28 shrink-0 self-start tablet:w-36",
      )}
    />
  );
}
