/**
 * @generated SignedSource<<43b430c97b87918ddd781a89b9ed3002>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SearchType = "ANNOUNCEMENT" | "CALLOUT" | "COMMUNITY" | "COMMUNITY_POST" | "COMPANY" | "EVENT" | "INTERVIEW" | "JOB" | "OUTLET" | "PERSON" | "REACTION" | "RECORD" | "STATEMENT" | "STORY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useResultTarget_result$data = {
  readonly databaseId: number;
  readonly slug: string | null | undefined;
  readonly type: SearchType;
  readonly " $fragmentType": "useResultTarget_result";
};
export type useResultTarget_result$key = {
  readonly " $data"?: useResultTarget_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useResultTarget_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useResultTarget_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
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
      "name": "slug",
      "storageKey": null
    }
  ],
  "type": "SearchResult",
  "abstractKey": null
};

(node as any).hash = "a4afadd8f8e1d8d36e2f810a9bb97b61";

export default node;
