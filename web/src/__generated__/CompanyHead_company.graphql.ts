/**
 * @generated SignedSource<<d1e4669da84633595ef1db6a84419ea5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyHead_company$data = {
  readonly banner: {
    readonly height: number;
    readonly path: string;
    readonly width: number;
  } | null | undefined;
  readonly country: {
    readonly name: string;
  } | null | undefined;
  readonly isVerified: boolean | null | undefined;
  readonly logo: string | null | undefined;
  readonly name: string;
  readonly peopleCount: number | null | undefined;
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"FollowButton_subject">;
  readonly " $fragmentType": "CompanyHead_company";
};
export type CompanyHead_company$key = {
  readonly " $data"?: CompanyHead_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyHead_company">;
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyHead_company",
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
      "name": "logo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isVerified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "peopleCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "banner",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        }
      ],
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowButton_subject"
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "8939f62ef24b0ebd88d38997c44d0146";

export default node;
