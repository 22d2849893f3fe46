/**
 * @generated SignedSource<<b0b4017ce794771743ff23c9c85b37e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuthorType = "COMPANY" | "PERSON" | "%future added value";
export type PostType = "CALLOUT" | "COMMUNITY_POST" | "EVENT" | "JOB" | "REACTION" | "RECORD" | "STATEMENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ActivityRun_activities$data = ReadonlyArray<{
  readonly author: {
    readonly avatar: string | null | undefined;
    readonly name: string;
    readonly type: AuthorType;
    readonly " $fragmentSpreads": FragmentRefs<"AuthorName_author">;
  };
  readonly createdAt: string;
  readonly databaseId: number;
  readonly post: {
    readonly content: string;
    readonly databaseId: number;
    readonly title: string | null | undefined;
    readonly type: PostType;
  };
  readonly " $fragmentType": "ActivityRun_activities";
}>;
export type ActivityRun_activities$key = ReadonlyArray<{
  readonly " $data"?: ActivityRun_activities$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityRun_activities">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ActivityRun_activities",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "Author",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
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
          "name": "avatar",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuthorName_author"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActivityPost",
      "kind": "LinkedField",
      "name": "post",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Activity",
  "abstractKey": null
};
})();

(node as any).hash = "98c6c7e0ea0a238936f140dcf65792d4";

export default node;
