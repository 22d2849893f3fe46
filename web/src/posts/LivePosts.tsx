import { graphql, useRelayEnvironment } from "react-relay";
import { commitLocalUpdate } from "relay-runtime";
import type { LivePostsQuery } from "../__generated__/LivePostsQuery.graphql.ts";
import type { LivePostsSubscription } from "../__generated__/LivePostsSubscription.graphql.ts";
import { refreshThread } from "../comments/refreshThread.ts";
import { fetchLatest } from "../relay/fetchLatest.ts";
import { useLive } from "../session/useLive.ts";
// The query spreads the fragments of these modules, so that it reads exactly what they show.
import "../comments/Composer.tsx";
import "./generated/AnyPostCard.tsx";
import "./generated/PostView.tsx";
import { useWatched, type WatchedPost } from "./watched.ts";

void graphql`
  fragment LivePosts_post on Post {
    ...AnyPostCard_post
    ...PostView_post
    ... on Commentable @alias(as: "commentable") {
      ...Composer_subject
    }
  }
`;

/** Keeps the shown posts up to date while others like, comment on, edit and delete them. Renders nothing. */
export function LivePosts() {
  return useWatched().map((post) => <LivePost key={post.id} {...post} />);
}

function LivePost({ id, hasThread, after }: WatchedPost) {
  const environment = useRelayEnvironment();
  const readComments = () => {
    if (hasThread) refreshThread(environment, id);
  };
  const readAgain = () => {
    fetchLatest<LivePostsQuery>(
      environment,
      graphql`
        query LivePostsQuery($id: ID!) {
          node(id: $id) @catch {
            __typename
            ... on Post @alias(as: "post") {
              ...LivePosts_post
            }
          }
        }
      `,
      { id },
    ).then(
      (response) => {
        const isGone = response?.node.ok && !response.node.value;
        if (isGone) commitLocalUpdate(environment, (store) => store.get(id)?.setValue(true, "isDeleted"));
      },
      // On failure, the next event triggers another read.
      () => {},
    );
    readComments();
  };

  useLive<LivePostsSubscription>({
    subscription: graphql`
      subscription LivePostsSubscription($id: ID!, $after: String) {
        postChanged(id: $id, after: $after) {
          sequence
          cursor
          change
          post @catch {
            ...LivePosts_post
          }
        }
      }
    `,
    variables: { id },
    after,
    // A post that the viewer can no longer read is shown as deleted.
    updater: (store, response) => {
      const post = response?.postChanged.post;
      if (post?.ok && !post.value) store.get(id)?.setValue(true, "isDeleted");
    },
    onEvent: ({ postChanged: { change, post } }) => {
      if (!post.ok) readAgain();
      else if (change !== "LIKES") readComments();
    },
    // An event after a gap contains the post, but not its comments.
    onMissed: (event) => (event ? readComments() : readAgain()),
  });
  return null;
}
