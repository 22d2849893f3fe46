/**
 * @generated SignedSource<<91c204ddeb23e51ce9edc969d32947bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Module = "CONTACTS" | "MONITOR" | "MONITOR_ADVANCED" | "MONITOR_PRINT" | "MONITOR_SOCIAL" | "ONLINE_NEWSROOM" | "OPPORTUNITIES" | "REPORTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChatIdentity_viewer$data = {
  readonly account: {
    readonly databaseId: number;
    readonly name: string;
  } | null | undefined;
  readonly email: string | null | undefined;
  readonly fullName: string | null | undefined;
  readonly modules: ReadonlyArray<Module>;
  readonly " $fragmentType": "ChatIdentity_viewer";
};
export type ChatIdentity_viewer$key = {
  readonly " $data"?: ChatIdentity_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatIdentity_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatIdentity_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
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
      "kind": "ScalarField",
      "name": "modules",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7c1de4cf513b50bff8e901792db03924";

export default node;
