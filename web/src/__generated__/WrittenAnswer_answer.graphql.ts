/**
 * @generated SignedSource<<a574cc41b53205a5f7753058f72fe27c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WrittenAnswer_answer$data = {
  readonly content: string | null | undefined;
  readonly " $fragmentType": "WrittenAnswer_answer";
};
export type WrittenAnswer_answer$key = {
  readonly " $data"?: WrittenAnswer_answer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WrittenAnswer_answer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WrittenAnswer_answer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    }
  ],
  "type": "Answer",
  "abstractKey": null
};

(node as any).hash = "5b2025eabaa23504c3e83e96b69be6b7";

export default node;
