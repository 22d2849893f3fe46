import { ExternalLink } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { EventView_event$key } from "../../../__generated__/EventView_event.graphql.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { RichText } from "../../../ui/RichText.tsx";
import { PostArticle } from "../../PostArticle.tsx";
import { PostPicture } from "../../PostPicture.tsx";
import { EventFacts } from "./EventFacts.tsx";
import { event as kind } from "./index.ts";

/** An event in full, with its link or address. */
export function EventView({ event }: { event: EventView_event$key }) {
  const post = useFragment(
    graphql`
      fragment EventView_event on Event {
        name
        content
        link
        format
        image {
          ...PostPicture_picture
        }
        ...EventFacts_event
        ...PostArticle_post
      }
    `,
    event,
  );
  return (
    <PostArticle post={post} kind={kind} title={post.name}>
      <EventFacts event={post} />
      {post.image && <PostPicture picture={post.image} />}
      <RichText html={post.content ?? null} className="text-16" />
      {post.link && (
        <LinkButton variant="primary" icon={ExternalLink} href={post.link} target="_blank" rel="noopener nofollow ugc">
          {post.format === "ONLINE" ? "Join or read more" : "Read more"}
        </LinkButton>
      )}
    </PostArticle>
  );
}
