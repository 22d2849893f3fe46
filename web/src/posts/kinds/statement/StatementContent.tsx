import { graphql, useFragment } from "react-relay";
import type { StatementContent_statement$key } from "../../../__generated__/StatementContent_statement.graphql.ts";
import { PostVideo } from "../../PostVideo.tsx";
import { QuotedLink } from "../../QuotedLink.tsx";
import { TextAndVideo } from "../../TextAndVideo.tsx";
import type { PostContentProps } from "../PostKind.ts";

/** A statement: the link it refers to, then text, video or both. */
export function StatementContent({ post, isFull }: PostContentProps<StatementContent_statement$key>) {
  const { id, content, url, author, video } = useFragment(
    graphql`
      fragment StatementContent_statement on Statement {
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
      {url && <QuotedLink url={url} relation="Refers to" />}
      <TextAndVideo id={id} html={content} isFull={isFull} video={video && <PostVideo video={video} by={author.name} />} />
    </>
  );
}
