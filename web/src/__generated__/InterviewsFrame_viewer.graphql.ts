/**
 * @generated SignedSource<<71a581aceadc3cb19795e166002bc0a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Capability = "ADMINISTER" | "CREATE_COMMUNITY" | "OPEN_SETTINGS" | "OPEN_SETTINGS_OF_OTHERS" | "SEE_ACCOUNT_ITEMS" | "SEE_BANNER" | "USE_ACCOUNT" | "WRITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InterviewsFrame_viewer$data = {
  readonly capabilities: ReadonlyArray<Capability>;
  readonly " $fragmentType": "InterviewsFrame_viewer";
};
export type InterviewsFrame_viewer$key = {
  readonly " $data"?: InterviewsFrame_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"InterviewsFrame_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InterviewsFrame_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "capabilities",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b53f8f10e3f96370a3712ccbb86d7268";

export default node;
