/**
 * @generated SignedSource<<e4b24e03abf4a43db061465da157454d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutletList_settings$data = {
  readonly id: string;
  readonly outletResponsibilities: ReadonlyArray<{
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"OutletEntry_responsibility">;
  }> | null | undefined;
  readonly " $fragmentType": "OutletList_settings";
};
export type OutletList_settings$key = {
  readonly " $data"?: OutletList_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutletList_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OutletList_settings",
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
      "concreteType": "OutletResponsibility",
      "kind": "LinkedField",
      "name": "outletResponsibilities",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "OutletEntry_responsibility"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserSettings",
  "abstractKey": null
};

(node as any).hash = "697eb5ff47a35951298e4069c185e089";

export default node;
