/**
 * @generated SignedSource<<58caf71f5e14031af5a1d794b74fdeb8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyLists_settings$data = {
  readonly companyResponsibilities: ReadonlyArray<{
    readonly company: {
      readonly databaseId: number;
    };
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"CompanyEntry_responsibility">;
  }> | null | undefined;
  readonly id: string;
  readonly isOwn: boolean;
  readonly spokespersonFor: ReadonlyArray<{
    readonly company: {
      readonly databaseId: number;
    };
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"SpokespersonEntry_responsibility">;
  }> | null | undefined;
  readonly " $fragmentType": "CompanyLists_settings";
};
export type CompanyLists_settings$key = {
  readonly " $data"?: CompanyLists_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyLists_settings">;
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
  "concreteType": "Company",
  "kind": "LinkedField",
  "name": "company",
  "plural": false,
  "selections": [
    (v0/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CompanyLists_settings",
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
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanyResponsibility",
      "kind": "LinkedField",
      "name": "companyResponsibilities",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CompanyEntry_responsibility"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SpokespersonResponsibility",
      "kind": "LinkedField",
      "name": "spokespersonFor",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SpokespersonEntry_responsibility"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserSettings",
  "abstractKey": null
};
})();

(node as any).hash = "fa071e4e551f2aa9b3c694937266d751";

export default node;
