/**
 * @generated SignedSource<<2e7a7dfbd3775a595010dce825714a87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutletAbout_outlet$data = {
  readonly audience: number | null | undefined;
  readonly country: {
    readonly name: string;
  } | null | undefined;
  readonly description: string | null | undefined;
  readonly fewPeople?: {
    readonly " $fragmentSpreads": FragmentRefs<"StaffPanel_people">;
  } | null | undefined;
  readonly name: string;
  readonly slug: string;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "OutletAbout_outlet";
};
export type OutletAbout_outlet$key = {
  readonly " $data"?: OutletAbout_outlet$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutletAbout_outlet">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withPeople"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutletAbout_outlet",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "audience",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Country",
      "kind": "LinkedField",
      "name": "country",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "condition": "withPeople",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "fewPeople",
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 6
            }
          ],
          "concreteType": "StaffMemberConnection",
          "kind": "LinkedField",
          "name": "people",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "StaffPanel_people"
            }
          ],
          "storageKey": "people(first:6)"
        }
      ]
    }
  ],
  "type": "Outlet",
  "abstractKey": null
};
})();

(node as any).hash = "6ed42f3a79a95b933ef72670a042fb0e";

export default node;
