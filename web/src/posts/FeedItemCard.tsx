import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { FeedItemCard_item$data, FeedItemCard_item$key } from "../__generated__/FeedItemCard_item.graphql.ts";
import { NewsCard } from "../news/NewsCard.tsx";
import { CalloutCard } from "./kinds/callout/CalloutCard.tsx";
import { CommunityPostCard } from "./kinds/communityPost/CommunityPostCard.tsx";
import { EventCard } from "./kinds/event/EventCard.tsx";
import { JobCard } from "./kinds/job/JobCard.tsx";
import { ReactionCard } from "./kinds/reaction/ReactionCard.tsx";
import { RecordCard } from "./kinds/record/RecordCard.tsx";
import { StatementCard } from "./kinds/statement/StatementCard.tsx";
import { render, type Renderers } from "./dispatch.ts";
import { UnknownPost } from "./UnknownPost.tsx";

const cards: Renderers<FeedItemCard_item$data> = {
  communityPost: (post) => <CommunityPostCard communityPost={post} />,
  job: (post) => <JobCard job={post} />,
  callout: (post) => <CalloutCard callout={post} />,
  event: (post) => <EventCard event={post} />,
  record: (post) => <RecordCard record={post} />,
  reaction: (post) => <ReactionCard reaction={post} />,
  statement: (post) => <StatementCard statement={post} />,
  newsItem: (news) => <NewsCard newsItem={news} />,
};

/** An item of any list: a post of one of the seven types, or news. */
export function FeedItemCard({ item }: { item: FeedItemCard_item$key }): ReactNode {
  const data = useFragment(
    graphql`
      fragment FeedItemCard_item on FeedItem {
        # Tells the store which items are posts, so that the overlay shows at once what the card has loaded.
        ... on Post {
          __typename
        }
        ...CommunityPostCard_communityPost @alias(as: "communityPost")
        ...JobCard_job @alias(as: "job")
        ...CalloutCard_callout @alias(as: "callout")
        ...EventCard_event @alias(as: "event")
        ...RecordCard_record @alias(as: "record")
        ...ReactionCard_reaction @alias(as: "reaction")
        ...StatementCard_statement @alias(as: "statement")
        ...NewsCard_newsItem @alias(as: "newsItem")
      }
    `,
    item,
  );
  return render(cards, data) ?? <UnknownPost />;
}
