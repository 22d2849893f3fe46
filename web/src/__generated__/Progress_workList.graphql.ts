/**
 * @generated SignedSource<<7f0a4d5946582fdcde8fba032822488a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Progress_workList$data = {
  readonly doneCount: number;
  readonly name: string;
  readonly tasksCount: number;
  readonly " $fragmentType": "Progress_workList";
};
export type Progress_workList$key = {
  readonly " $data"?: Progress_workList$data;
  readonly " $fragmentSpreads": FragmentRefs<"Progress_workList">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Progress_workList",
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
      "name": "tasksCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "doneCount",
      "storageKey": null
    }
  ],
  "type": "WorkList",
  "abstractKey": null
};

(node as any).hash = "331b20f4407e38433c83d12689a3f80a";

export default node;
