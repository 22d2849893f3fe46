/**
 * @generated SignedSource<<742bf478581e504f8a7c093ef054eeb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SpokespersonEntry_responsibility$data = {
  readonly beats: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }> | null | undefined;
  readonly company: {
    readonly databaseId: number;
    readonly logo: string | null | undefined;
    readonly name: string;
    readonly slug: string;
  };
  readonly roleTitle: string | null | undefined;
  readonly " $fragmentType": "SpokespersonEntry_responsibility";
};
export type SpokespersonEntry_responsibility$key = {
  readonly " $data"?: SpokespersonEntry_responsibility$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpokespersonEntry_responsibility">;
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
  "name": "SpokespersonEntry_responsibility",
  "selections": [
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
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
  "type": "SpokespersonResponsibility",
  "abstractKey": null
};
})();

(node as any).hash = "b139c8d5bf8d45fb7ae5751237f9aa85";

export default node;
