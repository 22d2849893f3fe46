/**
 * @generated SignedSource<<5eb4d492a8164ae68d3151e20acfffa2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OutletRole = "CONTRIBUTOR" | "EDITOR" | "FREELANCER" | "PRESENTER" | "PRODUCER" | "REPORTER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OutletEntry_responsibility$data = {
  readonly beats: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }> | null | undefined;
  readonly databaseId: number;
  readonly outlet: {
    readonly logo: string | null | undefined;
    readonly name: string;
    readonly slug: string;
  };
  readonly roleTitle: string | null | undefined;
  readonly roles: ReadonlyArray<OutletRole>;
  readonly " $fragmentType": "OutletEntry_responsibility";
};
export type OutletEntry_responsibility$key = {
  readonly " $data"?: OutletEntry_responsibility$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutletEntry_responsibility">;
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
  "name": "OutletEntry_responsibility",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roleTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Beat",
      "kind": "LinkedField",
      "name": "beats",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Outlet",
      "kind": "LinkedField",
      "name": "outlet",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "logo",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OutletResponsibility",
  "abstractKey": null
};
})();

(node as any).hash = "daacd94c78d3aa780b9643e4e4d62407";

export default node;
