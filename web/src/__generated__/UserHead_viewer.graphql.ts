/**
 * @generated SignedSource<<3b2abd1e6e3fc5b9193040c92c9df1f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserHead_viewer$data = {
  readonly startConversation: {
    readonly " $fragmentSpreads": FragmentRefs<"NewMessageButton_permission">;
  };
  readonly " $fragmentType": "UserHead_viewer";
};
export type UserHead_viewer$key = {
  readonly " $data"?: UserHead_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserHead_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserHead_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Permission",
      "kind": "LinkedField",
      "name": "startConversation",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NewMessageButton_permission"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b05da42675c96455f5edddbeda760262";

export default node;
