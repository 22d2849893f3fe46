import { graphql, useFragment } from "react-relay";
import type { RecordView_record$key } from "../../../__generated__/RecordView_record.graphql.ts";
import { RichText } from "../../../ui/RichText.tsx";
import { PostArticle } from "../../PostArticle.tsx";
import { PostVideo } from "../../PostVideo.tsx";
import { record as kind } from "./index.ts";

/** A video update in full. */
export function RecordView({ record }: { record: RecordView_record$key }) {
  const post = useFragment(
    graphql`
      fragment RecordView_record on Record {
        content
        author {
          name
        }
        ownVideo: video {
          ...PostVideo_video
        }
        ...PostArticle_post
      }
    `,
    record,
  );
  return (
    <PostArticle post={post} kind={kind}>
      {post.ownVideo && <PostVideo video={post.ownVideo} by={post.author.name} />}
      <RichText html={post.content ?? null} className="text-16" />
    </PostArticle>
  );
}
