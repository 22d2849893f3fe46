import { ExternalLink } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { EventContent_event$key } from "../../../__generated__/EventContent_event.graphql.ts";
import { LinkButton } from "../../../ui/Button.tsx";
import { TextAndPicture } from "../../TextAndPicture.tsx";
import type { PostContentProps } from "../PostKind.ts";
import { EventFacts } from "./EventFacts.tsx";

/** An event: time, place and description; in full also with its link. */
export function EventContent({ post, isFull }: PostContentProps<EventContent_event$key>) {
  const event = useFragment(
    graphql`
      fragment EventContent_event on Event {
        id
        content
        link
        format
        image {
          ...TextAndPicture_picture
        }
        ...EventFacts_event
      }
    `,
    post,
  );
  return (
    <>
      <EventFacts event={event} />
      <TextAndPicture id={event.id} html={event.content} isFull={isFull} picture={event.image} />
      {isFull && event.link && (
        <LinkButton variant="primary" icon={ExternalLink} href={event.link} target="_blank" rel="noopener nofollow ugc">
          {event.format === "ONLINE" ? "Join or read more" : "Read more"}
        </LinkButton>
      )}
    </>
  );
}
