import { graphql, useFragment } from "react-relay";
import type { EventCard_event$key } from "../../../__generated__/EventCard_event.graphql.ts";
import { MediaObject } from "../../MediaObject.tsx";
import { ExpandableText } from "../../ExpandableText.tsx";
import { PostCard } from "../../PostCard.tsx";
import { Thumbnail } from "../../Thumbnail.tsx";
import { EventFacts } from "./EventFacts.tsx";
import { event as kind } from "./index.ts";

/** An event in a list: name, time, place and description. */
export function EventCard({ event }: { event: EventCard_event$key }) {
  const post = useFragment(
    graphql`
      fragment EventCard_event on Event {
        id
        name
        content
        image {
          ...Thumbnail_picture
        }
        ...EventFacts_event
        ...PostCard_post
      }
    `,
    event,
  );
  return (
    <PostCard post={post} kind={kind} title={post.name}>
      <EventFacts event={post} />
      <MediaObject picture={post.image && <Thumbnail picture={post.image} size="small" />}>
        <ExpandableText id={post.id} html={post.content ?? null} />
      </MediaObject>
    </PostCard>
  );
}
