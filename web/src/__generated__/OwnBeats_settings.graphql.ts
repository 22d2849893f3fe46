/**
 * @generated SignedSource<<eb7eea5ea0d877dd4d720a5665e6100b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnBeats_settings$data = {
  readonly beats: ReadonlyArray<{
    readonly databaseId: number;
  }>;
  readonly id: string;
  readonly " $fragmentType": "OwnBeats_settings";
};
export type OwnBeats_settings$key = {
  readonly " $data"?: OwnBeats_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnBeats_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnBeats_settings",
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
      "concreteType": "Beat",
      "kind": "LinkedField",
      "name": "beats",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserSettings",
  "abstractKey": null
};

(node as any).hash = "7f7c559a85caaa9761ab74ebd908f3e7";

export default node;
