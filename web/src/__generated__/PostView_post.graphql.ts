/**
 * @generated SignedSource<<30b787dac818c630f75b3a5f03e706d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostView_post$data = {
  readonly callout: {
    readonly " $fragmentSpreads": FragmentRefs<"CalloutView_callout">;
  } | null | undefined;
  readonly communityPost: {
    readonly " $fragmentSpreads": FragmentRefs<"CommunityPostView_communityPost">;
  } | null | undefined;
  readonly event: {
    readonly " $fragmentSpreads": FragmentRefs<"EventView_event">;
  } | null | undefined;
  readonly job: {
    readonly " $fragmentSpreads": FragmentRefs<"JobView_job">;
  } | null | undefined;
  readonly reaction: {
    readonly " $fragmentSpreads": FragmentRefs<"ReactionView_reaction">;
  } | null | undefined;
  readonly record: {
    readonly " $fragmentSpreads": FragmentRefs<"RecordView_record">;
  } | null | undefined;
  readonly statement: {
    readonly " $fragmentSpreads": FragmentRefs<"StatementView_statement">;
  } | null | undefined;
  readonly " $fragmentType": "PostView_post";
};
export type PostView_post$key = {
  readonly " $data"?: PostView_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostView_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostView_post",
  "selections": [
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CommunityPostView_communityPost"
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
            "name": "JobView_job"
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
            "name": "CalloutView_callout"
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
            "name": "EventView_event"
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
            "name": "RecordView_record"
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
            "name": "ReactionView_reaction"
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
            "name": "StatementView_statement"
          }
        ],
        "type": "Statement",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "statement"
    }
  ],
  "type": "Post",
  "abstractKey": "__isPost"
};

(node as any).hash = "612864b8aa026677be5fe218d8c27dc5";

export default node;
