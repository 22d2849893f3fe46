import { graphql, useFragment } from "react-relay";
import type { PostPicture_picture$key } from "../__generated__/PostPicture_picture.graphql.ts";
import { PictureGrid } from "../ui/PictureGrid.tsx";

/** The picture of a post. Its space is reserved while it loads, and a press enlarges it. */
export function PostPicture({ picture }: { picture: PostPicture_picture$key }) {
  const { url, width, height } = useFragment(
    graphql`
      fragment PostPicture_picture on Image {
        url
        width
        height
      }
    `,
    picture,
  );
  return <PictureGrid pictures={[{ id: url, src: url, width, height }]} />;
}
