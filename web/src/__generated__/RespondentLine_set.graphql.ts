/**
 * @generated SignedSource<<517f714822f2299b902c05bf4e2e52e8>>
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
    } | null | undefined;
    readonly email: string | null | undefined;
    readonly organization: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useRespondentName_respondent">;
  };
  readonly " $fragmentType": "RespondentLine_set";
};
export type RespondentLine_set$key = {
  readonly " $data"?: RespondentLine_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"RespondentLine_set">;
};

const node: ReaderFragment = {
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "avatar",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useRespondentName_respondent"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnswerSet",
  "abstractKey": null
};

(node as any).hash = "e5762962941a7554afdfabe94537b34d";

export default node;
