/**
 * @generated SignedSource<<90016cab16677f488a974b648d88b980>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobView_job$data = {
  readonly content: string | null | undefined;
  readonly img: {
    readonly " $fragmentSpreads": FragmentRefs<"PostPicture_picture">;
  } | null | undefined;
  readonly title: string;
  readonly url: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"JobFacts_job" | "PostArticle_post">;
  readonly " $fragmentType": "JobView_job";
};
export type JobView_job$key = {
  readonly " $data"?: JobView_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobView_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobView_job",
  "selections": [
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
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "img",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PostPicture_picture"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobFacts_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostArticle_post"
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "81d9bc9a27b92495bb38b3dbabf73f05";

export default node;
