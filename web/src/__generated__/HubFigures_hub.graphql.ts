/**
 * @generated SignedSource<<3c65b07bba725ae3d4e598c1835a6348>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HubFigures_hub$data = {
  readonly commentsCount: number;
  readonly emailsOpenedCount: number;
  readonly emailsSentCount: number;
  readonly likesCount: number;
  readonly viewsCount: number;
  readonly " $fragmentType": "HubFigures_hub";
};
export type HubFigures_hub$key = {
  readonly " $data"?: HubFigures_hub$data;
  readonly " $fragmentSpreads": FragmentRefs<"HubFigures_hub">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HubFigures_hub",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewsCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "likesCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentsCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailsSentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailsOpenedCount",
      "storageKey": null
    }
  ],
  "type": "AnnouncementHub",
  "abstractKey": null
};

(node as any).hash = "f19620ce12ceea7851f4c411cf91132c";

export default node;
