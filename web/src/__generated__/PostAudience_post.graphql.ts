/**
 * @generated SignedSource<<71e95fb31e52793d20f1a135628eea7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "EXPERTS" | "JOURNO" | "MARKETING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PostAudience_post$data = {
  readonly communities: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
  }>;
  readonly userTypes: ReadonlyArray<UserType>;
  readonly " $fragmentType": "PostAudience_post";
};
export type PostAudience_post$key = {
  readonly " $data"?: PostAudience_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostAudience_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostAudience_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userTypes",
      "storageKey": null
    },
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
          "name": "slug",
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
  "type": "PostBase",
  "abstractKey": "__isPostBase"
};

(node as any).hash = "0c4ce4ec950dfff97bd223736de83573";

export default node;
