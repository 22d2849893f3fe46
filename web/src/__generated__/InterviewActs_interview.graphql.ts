/**
 * @generated SignedSource<<9ea9deb4491eb56cf9b6837713887993>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InterviewType = "TEXT" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InterviewActs_interview$data = {
  readonly callout: {
    readonly databaseId: number;
    readonly title: string;
  } | null | undefined;
  readonly databaseId: number;
  readonly id: string;
  readonly isSaved: boolean;
  readonly permissions: {
    readonly answer: {
      readonly allowed: boolean;
    };
    readonly open: {
      readonly allowed: boolean;
    };
    readonly publishCallout: {
      readonly allowed: boolean;
    };
    readonly readAnswers: {
      readonly allowed: boolean;
    };
    readonly save: {
      readonly allowed: boolean;
    };
  };
  readonly type: InterviewType;
  readonly " $fragmentSpreads": FragmentRefs<"OpenButton_interview">;
  readonly " $fragmentType": "InterviewActs_interview";
};
export type InterviewActs_interview$key = {
  readonly " $data"?: InterviewActs_interview$data;
  readonly " $fragmentSpreads": FragmentRefs<"InterviewActs_interview">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = [
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
  "name": "InterviewActs_interview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "isSaved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Callout",
      "kind": "LinkedField",
      "name": "callout",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InterviewPermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "publishCallout",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "answer",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "readAnswers",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "save",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "open",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenButton_interview"
    }
  ],
  "type": "Interview",
  "abstractKey": null
};
})();

(node as any).hash = "6ce90cdeb27c4f0562eee983d0ea6432";

export default node;
