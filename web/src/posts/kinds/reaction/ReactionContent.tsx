import { graphql, useFragment } from "react-relay";
import type { ReactionContent_reaction$key } from "../../../__generated__/ReactionContent_reaction.graphql.ts";
import { PostVideo } from "../../PostVideo.tsx";
import { QuotedLink } from "../../QuotedLink.tsx";
import { TextAndVideo } from "../../TextAndVideo.tsx";
import type { PostContentProps } from "../PostKind.ts";

/** A reaction: the link it reacts to, then text, video or both. */
export function ReactionContent({ post, isFull }: PostContentProps<ReactionContent_reaction$key>) {
  const { id, content, url, author, video } = useFragment(
    graphql`
      fragment ReactionContent_reaction on Reaction {
        id
        content
        url
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
  return (
    <>
      {url && <QuotedLink url={url} relation="Reacts to" />}
      <TextAndVideo id={id} html={content} isFull={isFull} video={video && <PostVideo video={video} by={author.name} />} />
    </>
  );
}
