import { graphql, useFragment } from "react-relay";
import type { StatementCard_statement$key } from "../../../__generated__/StatementCard_statement.graphql.ts";
import { ExpandableText } from "../../ExpandableText.tsx";
import { PostCard } from "../../PostCard.tsx";
import { PostVideo } from "../../PostVideo.tsx";
import { QuotedLink } from "../../QuotedLink.tsx";
import { statement as kind } from "./index.ts";

/** A statement in a list: the link it refers to, then text, video or both. */
export function StatementCard({ statement }: { statement: StatementCard_statement$key }) {
  const post = useFragment(
    graphql`
      fragment StatementCard_statement on Statement {
        id
        content
        url
        author {
          name
        }
        video {
          ...PostVideo_video
        }
        ...PostCard_post
      }
    `,
    statement,
  );
  return (
    <PostCard post={post} kind={kind}>
      {post.url && <QuotedLink url={post.url} relation="Refers to" />}
      <ExpandableText id={post.id} html={post.content ?? null} />
      {post.video && <PostVideo video={post.video} by={post.author.name} />}
    </PostCard>
  );
}
