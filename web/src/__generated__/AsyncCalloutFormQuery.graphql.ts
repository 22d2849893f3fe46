/**
 * @generated SignedSource<<913cc1521e25705697a61737ebe31a88>>
 * @relayHash 3addbfbcb225fbe250c688fc93da29e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fd9ddbe1f22d5ee8ab4b3e4f81ca913e469ac0d60f83f0ec6c5496e8cff75de

import type { ConcreteRequest } from 'relay-runtime';
export type InterviewType = "TEXT" | "VIDEO" | "%future added value";
export type AsyncCalloutFormQuery$variables = {
  databaseId: number;
};
export type AsyncCalloutFormQuery$data = {
  readonly interview: {
    readonly allowSkip: boolean;
    readonly databaseId: number;
    readonly permissions: {
      readonly publishCallout: {
        readonly allowed: boolean;
        readonly reasons: ReadonlyArray<{
          readonly message: string;
        }>;
      };
    };
    readonly questions: ReadonlyArray<{
      readonly databaseId: number;
      readonly text: string;
    }>;
    readonly questionsCount: number;
    readonly showQuestions: boolean;
    readonly title: string;
    readonly type: InterviewType;
  } | null | undefined;
};
export type AsyncCalloutFormQuery = {
  response: AsyncCalloutFormQuery$data;
  variables: AsyncCalloutFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "databaseId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "databaseId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "showQuestions",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "allowSkip",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "questionsCount",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Question",
  "kind": "LinkedField",
  "name": "questions",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DenialReason",
          "kind": "LinkedField",
          "name": "reasons",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "message",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AsyncCalloutFormQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Interview",
        "kind": "LinkedField",
        "name": "interview",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AsyncCalloutFormQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Interview",
        "kind": "LinkedField",
        "name": "interview",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8fd9ddbe1f22d5ee8ab4b3e4f81ca913e469ac0d60f83f0ec6c5496e8cff75de",
    "metadata": {},
    "name": "AsyncCalloutFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ddb5795438c5ef9575621cc18e283163";

export default node;
