import { graphql, useFragment } from "react-relay";
import type { TextAndPicture_picture$key } from "../__generated__/TextAndPicture_picture.graphql.ts";
import { PostPicture } from "./PostPicture.tsx";
import { PostText, type PostTextProps } from "./PostText.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

interface TextAndPictureProps extends PostTextProps {
  picture: TextAndPicture_picture$key | null | undefined;
}

/** The text and the picture of a post: in full, the picture is above the text; in lists, it is small and next to it. */
export function TextAndPicture({ picture, ...text }: TextAndPictureProps) {
  const image = useFragment(
    graphql`
      fragment TextAndPicture_picture on Image {
        ...PostPicture_picture
        ...Thumbnail_picture
      }
    `,
    picture,
  );
  if (text.isFull) {
    return (
      <>
        {image && <PostPicture picture={image} />}
        <PostText {...text} />
      </>
    );
  }
  return (
    <div className="flex gap-4">
      <div className="min-w-0 flex-1 space-y-3">
        <PostText {...text} />
      </div>
      {image && <Thumbnail picture={image} size="small" />}
    </div>
  );
}
