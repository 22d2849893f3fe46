import { graphql, useFragment } from "react-relay";
import type { StatementView_statement$key } from "../../../__generated__/StatementView_statement.graphql.ts";
import { RichText } from "../../../ui/RichText.tsx";
import { PostArticle } from "../../PostArticle.tsx";
import { PostVideo } from "../../PostVideo.tsx";
import { QuotedLink } from "../../QuotedLink.tsx";
import { statement as kind } from "./index.ts";

/** A statement in full. */
export function StatementView({ statement }: { statement: StatementView_statement$key }) {
  const post = useFragment(
    graphql`
      fragment StatementView_statement on Statement {
        content
        url
        author {
          name
        }
        video {
          ...PostVideo_video
        }
        ...PostArticle_post
      }
    `,
    statement,
  );
  return (
    <PostArticle post={post} kind={kind}>
      {post.url && <QuotedLink url={post.url} relation="Refers to" />}
      {post.video && <PostVideo video={post.video} by={post.author.name} />}
      <RichText html={post.content ?? null} className="text-16" />
    </PostArticle>
  );
}
