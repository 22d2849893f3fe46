/**
 * @generated SignedSource<<de3347ab2bad9ebe4988f7aaa24730fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyAbout_company$data = {
  readonly country: {
    readonly name: string;
  } | null | undefined;
  readonly description: string | null | undefined;
  readonly email: string | null | undefined;
  readonly fewPeople?: {
    readonly " $fragmentSpreads": FragmentRefs<"StaffPanel_people">;
  } | null | undefined;
  readonly name: string;
  readonly newsroom: {
    readonly " $fragmentSpreads": FragmentRefs<"CompanyNewsroom_newsroom">;
  } | null | undefined;
  readonly phone: string | null | undefined;
  readonly slug: string;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "CompanyAbout_company";
};
export type CompanyAbout_company$key = {
  readonly " $data"?: CompanyAbout_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyAbout_company">;
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
  "name": "CompanyAbout_company",
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
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
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
      "alias": null,
      "args": null,
      "concreteType": "Newsroom",
      "kind": "LinkedField",
      "name": "newsroom",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CompanyNewsroom_newsroom"
        }
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
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "9863a9f8d2523d3a82574c98b414bd43";

export default node;
