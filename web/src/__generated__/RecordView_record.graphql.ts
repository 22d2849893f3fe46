/**
 * @generated SignedSource<<2e882ac5c7e4dfefb6a2d81ddc63d754>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecordView_record$data = {
  readonly author: {
    readonly name: string;
  };
  readonly content: string | null | undefined;
  readonly ownVideo: {
    readonly " $fragmentSpreads": FragmentRefs<"PostVideo_video">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PostArticle_post">;
  readonly " $fragmentType": "RecordView_record";
};
export type RecordView_record$key = {
  readonly " $data"?: RecordView_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordView_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordView_record",
  "selections": [
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
      "name": "PostArticle_post"
    }
  ],
  "type": "Record",
  "abstractKey": null
};

(node as any).hash = "fdb5d8f7d92c702c5ef88ecc921dc46c";

export default node;
