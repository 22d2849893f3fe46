/**
 * @generated SignedSource<<f5efdcf087d54950427a92780538f7f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInsSection_viewer$data = {
  readonly security: {
    readonly signIns: ReadonlyArray<{
      readonly address: string;
      readonly databaseId: number;
      readonly device: string;
      readonly isCurrent: boolean;
      readonly lastUsedAt: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "SignInsSection_viewer";
};
export type SignInsSection_viewer$key = {
  readonly " $data"?: SignInsSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInsSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignInsSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Security",
      "kind": "LinkedField",
      "name": "security",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ActiveSignIn",
          "kind": "LinkedField",
          "name": "signIns",
          "plural": true,
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
              "name": "device",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "address",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastUsedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isCurrent",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "202b430aa5acd464aabcdfc3ffd94db9";

export default node;
