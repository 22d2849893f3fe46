import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { commitLocalUpdate } from "relay-runtime";
import type { LivePostsQuery } from "../__generated__/LivePostsQuery.graphql.ts";
import type { LivePostsSubscription } from "../__generated__/LivePostsSubscription.graphql.ts";
import { refreshThread } from "../comments/refreshThread.ts";
import { useLive } from "../session/useLive.ts";
// What these show is what is read again.
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

/** Keeps the posts that are shown right while others like, comment, edit and delete them. Shows nothing itself. */
export function LivePosts() {
  return useWatched().map((post) => <LivePost key={post.id} {...post} />);
}

function LivePost({ id, hasThread }: WatchedPost) {
  const environment = useRelayEnvironment();
  const readComments = () => {
    if (hasThread) refreshThread(environment, id);
  };
  const readAgain = () => {
    fetchQuery<LivePostsQuery>(
      environment,
      graphql`
        query LivePostsQuery($id: ID!) {
          node(id: $id) {
            __typename
            ... on Post @alias(as: "post") {
              ...LivePosts_post
            }
          }
        }
      `,
      { id },
      { networkCacheConfig: { force: true } },
    ).subscribe({
      next: ({ node }) => {
        if (!node) commitLocalUpdate(environment, (store) => store.get(id)?.setValue(true, "isDeleted"));
      },
      // The next event reads it again.
      error: () => {},
    });
    readComments();
  };

  useLive<LivePostsSubscription>({
    subscription: graphql`
      subscription LivePostsSubscription($id: ID!, $after: String) {
        postChanged(id: $id, after: $after) {
          sequence
          cursor
          change
          post {
            ...LivePosts_post
          }
        }
      }
    `,
    variables: { id },
    // One that is gone for the viewer is shown as deleted.
    updater: (store, response) => {
      if (response?.postChanged.post === null) store.get(id)?.setValue(true, "isDeleted");
    },
    onEvent: ({ postChanged: { change } }) => {
      if (change !== "LIKES") readComments();
    },
    onMissed: readAgain,
  });
  return null;
}
