import { ExternalLink } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { JobView_job$key } from "../../../__generated__/JobView_job.graphql.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { RichText } from "../../../ui/RichText.tsx";
import { PostArticle } from "../../PostArticle.tsx";
import { PostPicture } from "../../PostPicture.tsx";
import { JobFacts } from "./JobFacts.tsx";
import { job as kind } from "./index.ts";

/** A job in full, with its application link. */
export function JobView({ job }: { job: JobView_job$key }) {
  const post = useFragment(
    graphql`
      fragment JobView_job on Job {
        title
        content
        url
        image {
          ...PostPicture_picture
        }
        ...JobFacts_job
        ...PostArticle_post
      }
    `,
    job,
  );
  return (
    <PostArticle post={post} kind={kind} title={post.title}>
      <JobFacts job={post} />
      {post.image && <PostPicture picture={post.image} />}
      <RichText html={post.content ?? null} className="text-16" />
      {post.url && (
        <LinkButton variant="primary" icon={ExternalLink} href={post.url} target="_blank" rel="noopener nofollow ugc">
          Read more and apply
        </LinkButton>
      )}
    </PostArticle>
  );
}
