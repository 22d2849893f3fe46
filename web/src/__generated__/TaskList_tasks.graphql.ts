/**
 * @generated SignedSource<<765a97e39888ea4bfed65ce2f8ff6293>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaskList_tasks$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"TaskRow_task">;
  readonly " $fragmentType": "TaskList_tasks";
}>;
export type TaskList_tasks$key = ReadonlyArray<{
  readonly " $data"?: TaskList_tasks$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskList_tasks">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TaskList_tasks",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TaskRow_task"
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "846c230d815a0b944cd11d00f87f0e17";

export default node;
