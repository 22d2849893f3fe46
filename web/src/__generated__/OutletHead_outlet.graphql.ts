/**
 * @generated SignedSource<<91063ccda5da44ef255fedf6a39bb8c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OutletType = "MAGAZINE" | "NEWSLETTER" | "NEWSPAPER" | "ONLINE" | "PODCAST" | "RADIO" | "TV" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OutletHead_outlet$data = {
  readonly beats: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"BeatMarks_beats">;
  }> | null | undefined;
  readonly country: {
    readonly name: string;
  } | null | undefined;
  readonly logo: string | null | undefined;
  readonly name: string;
  readonly peopleCount: number | null | undefined;
  readonly permissions: {
    readonly edit: {
      readonly allowed: boolean;
    };
  };
  readonly slug: string;
  readonly type: OutletType | null | undefined;
  readonly " $fragmentType": "OutletHead_outlet";
};
export type OutletHead_outlet$key = {
  readonly " $data"?: OutletHead_outlet$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutletHead_outlet">;
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
  "name": "OutletHead_outlet",
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
      "name": "type",
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
      "concreteType": "Beat",
      "kind": "LinkedField",
      "name": "beats",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BeatMarks_beats"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OutletPermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "edit",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "allowed",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Outlet",
  "abstractKey": null
};
})();

(node as any).hash = "c51e03d4f19477076774318c9065946c";

export default node;
