import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { PostView_post$data, PostView_post$key } from "../__generated__/PostView_post.graphql.ts";
import { CalloutView } from "./kinds/callout/CalloutView.tsx";
import { CommunityPostView } from "./kinds/communityPost/CommunityPostView.tsx";
import { EventView } from "./kinds/event/EventView.tsx";
import { JobView } from "./kinds/job/JobView.tsx";
import { ReactionView } from "./kinds/reaction/ReactionView.tsx";
import { RecordView } from "./kinds/record/RecordView.tsx";
import { StatementView } from "./kinds/statement/StatementView.tsx";
import { render, type Renderers } from "./dispatch.ts";
import { UnknownPost } from "./UnknownPost.tsx";

const views: Renderers<PostView_post$data> = {
  communityPost: (post) => <CommunityPostView communityPost={post} />,
  job: (post) => <JobView job={post} />,
  callout: (post) => <CalloutView callout={post} />,
  event: (post) => <EventView event={post} />,
  record: (post) => <RecordView record={post} />,
  reaction: (post) => <ReactionView reaction={post} />,
  statement: (post) => <StatementView statement={post} />,
};

/** A post of any type in full. */
export function PostView({ post }: { post: PostView_post$key }): ReactNode {
  const data = useFragment(
    graphql`
      fragment PostView_post on Post {
        ...CommunityPostView_communityPost @alias(as: "communityPost")
        ...JobView_job @alias(as: "job")
        ...CalloutView_callout @alias(as: "callout")
        ...EventView_event @alias(as: "event")
        ...RecordView_record @alias(as: "record")
        ...ReactionView_reaction @alias(as: "reaction")
        ...StatementView_statement @alias(as: "statement")
      }
    `,
    post,
  );
  return render(views, data) ?? <UnknownPost />;
}
