/**
 * @generated SignedSource<<3a217c645e5987bbe6e3b7a1fd073afc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaffList_people$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly author: {
        readonly id: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"StaffRow_member">;
    };
  }>;
  readonly " $fragmentType": "StaffList_people";
};
export type StaffList_people$key = {
  readonly " $data"?: StaffList_people$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffList_people">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffList_people",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffMemberEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffMember",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Author",
              "kind": "LinkedField",
              "name": "author",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "StaffRow_member"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffMemberConnection",
  "abstractKey": null
};

(node as any).hash = "01c452ec10ae9881f98ebb00fc1aba3f";

export default node;
