/**
 * @generated SignedSource<<f0e50472e68db6b06df1a80cc2a1df25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TokensSection_viewer$data = {
  readonly accessTokens: ReadonlyArray<{
    readonly databaseId: number;
    readonly expiresAt: string;
    readonly lastUsedAt: string | null | undefined;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "TokensSection_viewer";
};
export type TokensSection_viewer$key = {
  readonly " $data"?: TokensSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TokensSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TokensSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccessToken",
      "kind": "LinkedField",
      "name": "accessTokens",
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
          "name": "name",
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
          "name": "expiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "bea2c24592fad60c9dd23b613f14dbba";

export default node;
