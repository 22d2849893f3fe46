import { graphql, useFragment } from "react-relay";
import type { Attachments_attachments$key } from "../__generated__/Attachments_attachments.graphql.ts";
import { PictureGrid } from "../ui/PictureGrid.tsx";
import { PostVideo } from "./PostVideo.tsx";

interface AttachmentsProps {
  attachments: Attachments_attachments$key;
  /** The author's name, for the accessible names of videos. */
  by: string;
  className?: string;
  /** Opens the post, which has the attachments that its card lacks. */
  openPost?: (() => void) | undefined;
}

/** The number of pictures that a card has at most, and that of videos. */
const MAX_IN_CARD = 4;

/** The attached videos, and up to four of the attached pictures with the number of further attachments. */
export function Attachments({ attachments, by, className, openPost }: AttachmentsProps) {
  const { count, images, videos } = useFragment(
    graphql`
      fragment Attachments_attachments on Attachments {
        count
        images {
          id
          url
        }
        videos {
          id
          ...PostVideo_video
        }
      }
    `,
    attachments,
  );
  if (count === 0) return null;
  // With fewer pictures, all of them are here, and what is missing are videos. Otherwise, it may be either.
  const total = images.length < MAX_IN_CARD ? images.length : Math.max(images.length, count - videos.length);
  return (
    <div className={className ? `space-y-1 ${className}` : "space-y-1"}>
      {videos.map((video) => video && <PostVideo key={video.id} video={video} by={by} />)}
      <PictureGrid
        pictures={images.flatMap((image) => (image ? { id: image.id, src: image.url } : []))}
        total={total}
        onMore={openPost}
      />
    </div>
  );
}
