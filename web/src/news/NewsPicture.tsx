import { graphql, useFragment } from "react-relay";
import type { NewsPicture_picture$key } from "../__generated__/NewsPicture_picture.graphql.ts";
import { cx } from "../ui/cx.ts";

interface NewsPictureProps {
  picture: NewsPicture_picture$key;
  size: "wide" | "small";
}

/** The picture of a news card. It repeats what the title says; its place is kept while it loads. */
export function NewsPicture({ picture, size }: NewsPictureProps) {
  const { path, width, height } = useFragment(
    graphql`
      fragment NewsPicture_picture on Image {
        path
        width
        height
      }
    `,
    picture,
  );
  return (
    <img
      src={path}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      // Faces are mostly in the upper third: what must go is cut from below.
      className={cx(
        "rounded-control bg-pressed object-cover object-[50%_25%]",
        size === "wide" ? "mt-3 aspect-video w-full" : "aspect-[4/3] w-28 shrink-0 self-start tablet:w-40",
      )}
    />
  );
}
