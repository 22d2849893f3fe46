/**
 * @generated SignedSource<<609cccba9fef7cb2f6495850385d6edf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommunitiesStage_query$data = {
  readonly viewer: {
    readonly communities: ReadonlyArray<{
      readonly description: string | null | undefined;
      readonly icon: string | null | undefined;
      readonly id: string;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"JoinButton_community">;
    }>;
  };
  readonly " $fragmentType": "CommunitiesStage_query";
};
export type CommunitiesStage_query$key = {
  readonly " $data"?: CommunitiesStage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommunitiesStage_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommunitiesStage_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Community",
          "kind": "LinkedField",
          "name": "communities",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
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
              "name": "icon",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "description",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "JoinButton_community"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e80c3874e28c161cc0d131f7140d78bd";

export default node;
