/**
 * @generated SignedSource<<048746cd6e35f9cffc0ce665edf199a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommunityList_viewer$data = {
  readonly communities: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CommunityEntry_community">;
  }>;
  readonly " $fragmentType": "CommunityList_viewer";
};
export type CommunityList_viewer$key = {
  readonly " $data"?: CommunityList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommunityList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommunityList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Community",
      "kind": "LinkedField",
      "name": "communities",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CommunityEntry_community"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "040b27c93a8ca1f7185bd9dcdde30377";

export default node;
