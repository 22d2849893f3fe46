/**
 * @generated SignedSource<<5a96ec289e15ba25cbe2f0753b93b1ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeedItemCard_item$data = {
  readonly __typename?: string;
  readonly callout: {
    readonly " $fragmentSpreads": FragmentRefs<"CalloutCard_callout">;
  } | null | undefined;
  readonly communityPost: {
    readonly " $fragmentSpreads": FragmentRefs<"CommunityPostCard_communityPost">;
  } | null | undefined;
  readonly event: {
    readonly " $fragmentSpreads": FragmentRefs<"EventCard_event">;
  } | null | undefined;
  readonly job: {
    readonly " $fragmentSpreads": FragmentRefs<"JobCard_job">;
  } | null | undefined;
  readonly newsItem: {
    readonly " $fragmentSpreads": FragmentRefs<"NewsCard_newsItem">;
  } | null | undefined;
  readonly reaction: {
    readonly " $fragmentSpreads": FragmentRefs<"ReactionCard_reaction">;
  } | null | undefined;
  readonly record: {
    readonly " $fragmentSpreads": FragmentRefs<"RecordCard_record">;
  } | null | undefined;
  readonly statement: {
    readonly " $fragmentSpreads": FragmentRefs<"StatementCard_statement">;
  } | null | undefined;
  readonly " $fragmentType": "FeedItemCard_item";
};
export type FeedItemCard_item$key = {
  readonly " $data"?: FeedItemCard_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedItemCard_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedItemCard_item",
  "selections": [
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "type": "Post",
      "abstractKey": "__isPost"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CommunityPostCard_communityPost"
          }
        ],
        "type": "CommunityPost",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "communityPost"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "JobCard_job"
          }
        ],
        "type": "Job",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "job"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CalloutCard_callout"
          }
        ],
        "type": "Callout",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "callout"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EventCard_event"
          }
        ],
        "type": "Event",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "event"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RecordCard_record"
          }
        ],
        "type": "Record",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "record"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReactionCard_reaction"
          }
        ],
        "type": "Reaction",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "reaction"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "StatementCard_statement"
          }
        ],
        "type": "Statement",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "statement"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NewsCard_newsItem"
          }
        ],
        "type": "NewsItem",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "newsItem"
    }
  ],
  "type": "FeedItem",
  "abstractKey": "__isFeedItem"
};

(node as any).hash = "55dc1baf395c2b64aec8c3cc7f3000b4";

export default node;
