import { graphql, useFragment } from "react-relay";
import type { JobCard_job$key } from "../../../__generated__/JobCard_job.graphql.ts";
import { MediaObject } from "../../MediaObject.tsx";
import { ExpandableText } from "../../ExpandableText.tsx";
import { PostCard } from "../../PostCard.tsx";
import { Thumbnail } from "../../Thumbnail.tsx";
import { JobFacts } from "./JobFacts.tsx";
import { job as kind } from "./index.ts";

/** A job in a list: position, company, location, employment type and description. */
export function JobCard({ job }: { job: JobCard_job$key }) {
  const post = useFragment(
    graphql`
      fragment JobCard_job on Job {
        id
        title
        content
        image {
          ...Thumbnail_picture
        }
        ...JobFacts_job
        ...PostCard_post
      }
    `,
    job,
  );
  return (
    <PostCard post={post} kind={kind} title={post.title}>
      <JobFacts job={post} />
      <MediaObject picture={post.image && <Thumbnail picture={post.image} size="small" />}>
        <ExpandableText id={post.id} html={post.content ?? null} />
      </MediaObject>
    </PostCard>
  );
}
