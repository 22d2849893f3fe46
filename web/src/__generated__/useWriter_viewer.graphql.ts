/**
 * @generated SignedSource<<a7f4e8cb40760edaf07ba52a927eb5dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useWriter_viewer$data = {
  readonly communities: ReadonlyArray<{
    readonly databaseId: number;
    readonly isJoined: boolean;
    readonly name: string;
  }>;
  readonly postAs: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }> | null | undefined;
  readonly timezone: string | null | undefined;
  readonly " $fragmentType": "useWriter_viewer";
};
export type useWriter_viewer$key = {
  readonly " $data"?: useWriter_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWriter_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useWriter_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timezone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Community",
      "kind": "LinkedField",
      "name": "communities",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isJoined",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Author",
      "kind": "LinkedField",
      "name": "postAs",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "896a3c08806b6e9de93c0a73ff78e8e0";

export default node;
