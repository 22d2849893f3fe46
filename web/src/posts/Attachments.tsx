import { graphql, useFragment } from "react-relay";
import type { Attachments_attachments$key } from "../__generated__/Attachments_attachments.graphql.ts";
import { PictureGrid } from "../ui/PictureGrid.tsx";
import { PostVideo } from "./PostVideo.tsx";

interface AttachmentsProps {
  attachments: Attachments_attachments$key;
  /** The author's name, for the accessible names of videos. */
  by: string;
  className?: string;
}

/** The attached videos, and up to four of the attached pictures with the number of further ones. */
export function Attachments({ attachments, by, className }: AttachmentsProps) {
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
  return (
    <div className={className ? `space-y-1 ${className}` : "space-y-1"}>
      {videos.map((video) => video && <PostVideo key={video.id} video={video} by={by} />)}
      <PictureGrid
        pictures={images.flatMap((image) => (image ? { id: image.id, src: image.url } : []))}
        total={Math.max(images.length, count - videos.length)}
      />
    </div>
  );
}
