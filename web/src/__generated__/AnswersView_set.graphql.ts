/**
 * @generated SignedSource<<036afbba67f661ade2d2bf570c63a53f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnswersView_set$data = {
  readonly interview: {
    readonly author: {
      readonly name: string;
    };
  };
  readonly permissions: {
    readonly save: {
      readonly allowed: boolean;
    };
  };
  readonly respondent: {
    readonly " $fragmentSpreads": FragmentRefs<"useRespondentName_respondent">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AnswerList_set" | "RespondentLine_set">;
  readonly " $fragmentType": "AnswersView_set";
};
export type AnswersView_set$key = {
  readonly " $data"?: AnswersView_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswersView_set">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswersView_set",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Respondent",
      "kind": "LinkedField",
      "name": "respondent",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useRespondentName_respondent"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnsweredInterview",
      "kind": "LinkedField",
      "name": "interview",
      "plural": false,
      "selections": [
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnswerSetPermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "save",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "allowed",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RespondentLine_set"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnswerList_set"
    }
  ],
  "type": "AnswerSet",
  "abstractKey": null
};

(node as any).hash = "1a241974a5118d2fc8cb665c4445c093";

export default node;
