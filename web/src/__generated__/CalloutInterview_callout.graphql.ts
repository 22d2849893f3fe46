/**
 * @generated SignedSource<<aae0369cc2bff4b1c9277b18ac3cde0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InterviewType = "TEXT" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CalloutInterview_callout$data = {
  readonly interview: {
    readonly databaseId: number;
    readonly title: string;
    readonly type: InterviewType;
  } | null | undefined;
  readonly " $fragmentType": "CalloutInterview_callout";
};
export type CalloutInterview_callout$key = {
  readonly " $data"?: CalloutInterview_callout$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalloutInterview_callout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalloutInterview_callout",
  "selections": [
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
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
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

(node as any).hash = "a997de6d89100591ad1b8eb78e85ef31";

export default node;
