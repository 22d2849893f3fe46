/**
 * @generated SignedSource<<d597b7d1deb92c702bf0d92382efae3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewswireTabs_viewer$data = {
  readonly createStory: {
    readonly allowed: boolean;
  };
  readonly " $fragmentType": "NewswireTabs_viewer";
};
export type NewswireTabs_viewer$key = {
  readonly " $data"?: NewswireTabs_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewswireTabs_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewswireTabs_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Permission",
      "kind": "LinkedField",
      "name": "createStory",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "84976652000c173a776522e0cbd8cc00";

export default node;
