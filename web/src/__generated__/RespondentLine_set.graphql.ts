/**
 * @generated SignedSource<<44feecc9071e994c5215878a699d719e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RespondentLine_set$data = {
  readonly finishedAt: string | null | undefined;
  readonly respondent: {
    readonly contact: {
      readonly avatar: string | null | undefined;
      readonly name: string;
    } | null | undefined;
    readonly email: string | null | undefined;
    readonly name: string | null | undefined;
    readonly organization: string | null | undefined;
  };
  readonly " $fragmentType": "RespondentLine_set";
};
export type RespondentLine_set$key = {
  readonly " $data"?: RespondentLine_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"RespondentLine_set">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RespondentLine_set",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Respondent",
      "kind": "LinkedField",
      "name": "respondent",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "organization",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Author",
          "kind": "LinkedField",
          "name": "contact",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "avatar",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnswerSet",
  "abstractKey": null
};
})();

(node as any).hash = "5ddb95c28b3091ad8ee4895840107438";

export default node;
