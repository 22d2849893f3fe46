/**
 * @generated SignedSource<<8e1b12237feb9f99d5b57d7baa6ffe2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Responsibilities_user$data = {
  readonly responsibilities: ReadonlyArray<{
    readonly atCompany: {
      readonly company: {
        readonly logo: string | null | undefined;
        readonly name: string;
        readonly slug: string;
      };
      readonly isMediaContact: boolean;
      readonly isPending: boolean;
    } | null | undefined;
    readonly atOutlet: {
      readonly outlet: {
        readonly logo: string | null | undefined;
        readonly name: string;
        readonly slug: string;
      };
    } | null | undefined;
    readonly roleTitle: string | null | undefined;
    readonly spokesperson: {
      readonly company: {
        readonly logo: string | null | undefined;
        readonly name: string;
        readonly slug: string;
      };
    } | null | undefined;
  }>;
  readonly " $fragmentType": "Responsibilities_user";
};
export type Responsibilities_user$key = {
  readonly " $data"?: Responsibilities_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Responsibilities_user">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "name",
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
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Company",
  "kind": "LinkedField",
  "name": "company",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Responsibilities_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "responsibilities",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roleTitle",
          "storageKey": null
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Outlet",
                "kind": "LinkedField",
                "name": "outlet",
                "plural": false,
                "selections": (v0/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "OutletResponsibility",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "atOutlet"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
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
              (v1/*:: as any*/)
            ],
            "type": "CompanyResponsibility",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "atCompany"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              (v1/*:: as any*/)
            ],
            "type": "SpokespersonResponsibility",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "spokesperson"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "cd945cc6e061da98ce0193d09447c1eb";

export default node;
