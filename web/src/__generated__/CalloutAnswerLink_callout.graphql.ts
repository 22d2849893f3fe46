/**
 * @generated SignedSource<<c12f30f97d6d12e35f7002023f49b53d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InterviewType = "TEXT" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CalloutAnswerLink_callout$data = {
  readonly author: {
    readonly isMain: boolean;
  };
  readonly databaseId: number;
  readonly interview: {
    readonly type: InterviewType;
  } | null | undefined;
  readonly " $fragmentType": "CalloutAnswerLink_callout";
};
export type CalloutAnswerLink_callout$key = {
  readonly " $data"?: CalloutAnswerLink_callout$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalloutAnswerLink_callout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalloutAnswerLink_callout",
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
      "concreteType": "Author",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMain",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CalloutInterview",
      "kind": "LinkedField",
      "name": "interview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Callout",
  "abstractKey": null
};

(node as any).hash = "ade0dbf3256d0144f1fb6ac8c25cf25c";

export default node;
