/**
 * @generated SignedSource<<b9904df201cea67764e0fac7e649da07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecordCard_record$data = {
  readonly author: {
    readonly name: string;
  };
  readonly content: string | null | undefined;
  readonly id: string;
  readonly ownVideo: {
    readonly " $fragmentSpreads": FragmentRefs<"PostVideo_video">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PostCard_post">;
  readonly " $fragmentType": "RecordCard_record";
};
export type RecordCard_record$key = {
  readonly " $data"?: RecordCard_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordCard_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordCard_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Author",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "ownVideo",
      "args": null,
      "concreteType": "Video",
      "kind": "LinkedField",
      "name": "video",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PostVideo_video"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostCard_post"
    }
  ],
  "type": "Record",
  "abstractKey": null
};

(node as any).hash = "71c7b77247409752df5608aa065ce12b";

export default node;
