/**
 * @generated SignedSource<<5242994705c2b1e81194c7f4731f8253>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Capability = "ADMINISTER" | "CREATE_COMMUNITY" | "OPEN_SETTINGS" | "OPEN_SETTINGS_OF_OTHERS" | "SEE_ACCOUNT_ITEMS" | "SEE_BANNER" | "USE_ACCOUNT" | "WRITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementsFrame_viewer$data = {
  readonly capabilities: ReadonlyArray<Capability>;
  readonly " $fragmentType": "AnnouncementsFrame_viewer";
};
export type AnnouncementsFrame_viewer$key = {
  readonly " $data"?: AnnouncementsFrame_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementsFrame_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnnouncementsFrame_viewer",
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

(node as any).hash = "4169dfc8f960a4b2908e5ae7a4c10d16";

export default node;
