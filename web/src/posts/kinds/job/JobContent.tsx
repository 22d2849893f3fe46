import { ExternalLink } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { JobContent_job$key } from "../../../__generated__/JobContent_job.graphql.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { TextAndPicture } from "../../TextAndPicture.tsx";
import type { PostContentProps } from "../PostKind.ts";
import { JobFacts } from "./JobFacts.tsx";

/** A job: company, location, employment type and description; in full also with its application link. */
export function JobContent({ post, isFull }: PostContentProps<JobContent_job$key>) {
  const job = useFragment(
    graphql`
      fragment JobContent_job on Job {
        id
        content
        url
        image {
          ...TextAndPicture_picture
        }
        ...JobFacts_job
      }
    `,
    post,
  );
  return (
    <>
      <JobFacts job={job} />
      <TextAndPicture id={job.id} html={job.content} isFull={isFull} picture={job.image} />
      {isFull && job.url && (
        <LinkButton variant="primary" icon={ExternalLink} href={job.url} target="_blank" rel="noopener nofollow ugc">
          Read more and apply
        </LinkButton>
      )}
    </>
  );
}
