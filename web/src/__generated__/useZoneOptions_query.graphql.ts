/**
 * @generated SignedSource<<f0e3200e09c6e20cc5362908c4d22962>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useZoneOptions_query$data = {
  readonly timezones: ReadonlyArray<{
    readonly label: string;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "useZoneOptions_query";
};
export type useZoneOptions_query$key = {
  readonly " $data"?: useZoneOptions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useZoneOptions_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useZoneOptions_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Timezone",
      "kind": "LinkedField",
      "name": "timezones",
      "plural": true,
      "selections": [
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
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "0bc0c2926489abd479621098f06b8f9c";

export default node;
