import { graphql, useFragment } from "react-relay";
import type { RecordContent_record$key } from "../../../__generated__/RecordContent_record.graphql.ts";
import { PostVideo } from "../../PostVideo.tsx";
import { TextAndVideo } from "../../TextAndVideo.tsx";
import type { PostContentProps } from "../PostKind.ts";

/** A video update: its video and text. */
export function RecordContent({ post, isFull }: PostContentProps<RecordContent_record$key>) {
  const { id, content, author, video } = useFragment(
    graphql`
      fragment RecordContent_record on Record {
        id
        content
        author {
          name
        }
        video {
          ...PostVideo_video
        }
      }
    `,
    post,
  );
  return <TextAndVideo id={id} html={content} isFull={isFull} video={video && <PostVideo video={video} by={author.name} />} />;
}
