/**
 * @generated SignedSource<<84e6f7fbc10821ec7134d792c2d5fe1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRespondentName_respondent$data = {
  readonly contact: {
    readonly name: string;
  } | null | undefined;
  readonly email: string | null | undefined;
  readonly name: string | null | undefined;
  readonly " $fragmentType": "useRespondentName_respondent";
};
export type useRespondentName_respondent$key = {
  readonly " $data"?: useRespondentName_respondent$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRespondentName_respondent">;
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
  "name": "useRespondentName_respondent",
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
      "concreteType": "Author",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Respondent",
  "abstractKey": null
};
})();

(node as any).hash = "47155b111ea6d562eb8a789982205a53";

export default node;
