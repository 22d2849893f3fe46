/**
 * @generated SignedSource<<8ddc3fefef86f37bff91445b6d5aa07b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecipientFields_viewer$data = {
  readonly contactLists: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly contactsCount: number;
        readonly databaseId: number;
        readonly name: string;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "RecipientFields_viewer";
};
export type RecipientFields_viewer$key = {
  readonly " $data"?: RecipientFields_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecipientFields_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecipientFields_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "ContactListConnection",
      "kind": "LinkedField",
      "name": "contactLists",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ContactListEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ContactList",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "databaseId",
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
                  "name": "contactsCount",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "contactLists(first:50)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d39daf5bcdfab760c8986c5c4f5b0abc";

export default node;
