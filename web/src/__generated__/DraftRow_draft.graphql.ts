/**
 * @generated SignedSource<<37da44d523a17f7ea94f058c1a81b890>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostType = "CALLOUT" | "COMMUNITY_POST" | "EVENT" | "JOB" | "REACTION" | "RECORD" | "STATEMENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DraftRow_draft$data = {
  readonly content: string | null | undefined;
  readonly createdAt: string;
  readonly databaseId: number;
  readonly permissions: {
    readonly delete: {
      readonly allowed: boolean;
    };
    readonly edit: {
      readonly allowed: boolean;
    };
    readonly publish: {
      readonly allowed: boolean;
    };
  };
  readonly postId: string;
  readonly postType: PostType;
  readonly title: string | null | undefined;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "DraftRow_draft";
};
export type DraftRow_draft$key = {
  readonly " $data"?: DraftRow_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftRow_draft">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "allowed",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DraftRow_draft",
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
      "name": "postId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postType",
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
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DraftPermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "edit",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "publish",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "delete",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Draft",
  "abstractKey": null
};
})();

(node as any).hash = "6802ea68734b655da98c719f6d7c8d93";

export default node;
