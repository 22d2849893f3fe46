/**
 * @generated SignedSource<<9ead446e92cbdbfa44b8ec732ccdb176>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLike_subject$data = {
  readonly id: string;
  readonly liked: boolean;
  readonly likesCount: number;
  readonly " $fragmentType": "useLike_subject";
};
export type useLike_subject$key = {
  readonly " $data"?: useLike_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLike_subject">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useLike_subject",
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
      "name": "liked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "likesCount",
      "storageKey": null
    }
  ],
  "type": "Likable",
  "abstractKey": "__isLikable"
};

(node as any).hash = "761d1aba821ecb28412b101608799a64";

export default node;
