/**
 * @generated SignedSource<<421f000f5c6add53d72d87b2ef8bbda9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkListRow_workList$data = {
  readonly databaseId: number;
  readonly description: string | null | undefined;
  readonly members: ReadonlyArray<{
    readonly avatar: string | null | undefined;
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"Progress_workList">;
  readonly " $fragmentType": "WorkListRow_workList";
};
export type WorkListRow_workList$key = {
  readonly " $data"?: WorkListRow_workList$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkListRow_workList">;
};

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
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkListRow_workList",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Author",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
      "name": "Progress_workList"
    }
  ],
  "type": "WorkList",
  "abstractKey": null
};
})();

(node as any).hash = "dbe2030c333ec6e4759ff9fc493d5478";

export default node;
