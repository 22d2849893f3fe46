/**
 * @generated SignedSource<<4c88763ab739dd0c74418d84d927a97e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CompanyRole = "COMMUNICATIONS" | "EXECUTIVE" | "MARKETING" | "OTHER" | "PR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CompanyEntry_responsibility$data = {
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
  readonly databaseId: number;
  readonly isMediaContact: boolean;
  readonly isPending: boolean;
  readonly roleTitle: string | null | undefined;
  readonly roles: ReadonlyArray<CompanyRole>;
  readonly " $fragmentType": "CompanyEntry_responsibility";
};
export type CompanyEntry_responsibility$key = {
  readonly " $data"?: CompanyEntry_responsibility$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyEntry_responsibility">;
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
  "name": "CompanyEntry_responsibility",
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
      "kind": "ScalarField",
      "name": "isMediaContact",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPending",
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
  "type": "CompanyResponsibility",
  "abstractKey": null
};
})();

(node as any).hash = "76bb0b579a28be4ab769dddd72a638b2";

export default node;
