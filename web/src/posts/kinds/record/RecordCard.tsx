import { graphql, useFragment } from "react-relay";
import type { RecordCard_record$key } from "../../../__generated__/RecordCard_record.graphql.ts";
import { ExpandableText } from "../../ExpandableText.tsx";
import { PostCard } from "../../PostCard.tsx";
import { PostVideo } from "../../PostVideo.tsx";
import { record as kind } from "./index.ts";

/** A video update in a list. */
export function RecordCard({ record }: { record: RecordCard_record$key }) {
  const post = useFragment(
    graphql`
      fragment RecordCard_record on Record {
        id
        content
        author {
          name
        }
        ownVideo: video {
          ...PostVideo_video
        }
        ...PostCard_post
      }
    `,
    record,
  );
  return (
    <PostCard post={post} kind={kind}>
      <ExpandableText id={post.id} html={post.content ?? null} />
      {post.ownVideo && <PostVideo video={post.ownVideo} by={post.author.name} />}
    </PostCard>
  );
}
