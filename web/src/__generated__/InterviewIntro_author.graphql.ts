/**
 * @generated SignedSource<<797cdd61a0edf2678a87e0c20e0e559a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InterviewIntro_author$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AuthorLine_author">;
  readonly " $fragmentType": "InterviewIntro_author";
};
export type InterviewIntro_author$key = {
  readonly " $data"?: InterviewIntro_author$data;
  readonly " $fragmentSpreads": FragmentRefs<"InterviewIntro_author">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InterviewIntro_author",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AuthorLine_author"
    }
  ],
  "type": "Author",
  "abstractKey": null
};

(node as any).hash = "212feef9f2c1e2a23bc80fdc30652b17";

export default node;
