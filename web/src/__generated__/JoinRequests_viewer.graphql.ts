/**
 * @generated SignedSource<<aea1fa0cdaadff0a0cb57ab4f38881e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JoinRequests_viewer$data = {
  readonly joinRequests: ReadonlyArray<{
    readonly company: {
      readonly name: string;
    };
    readonly databaseId: number;
    readonly person: {
      readonly avatar: string | null | undefined;
      readonly name: string;
      readonly slug: string | null | undefined;
    };
  }> | null | undefined;
  readonly " $fragmentType": "JoinRequests_viewer";
};
export type JoinRequests_viewer$key = {
  readonly " $data"?: JoinRequests_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinRequests_viewer">;
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
  "name": "JoinRequests_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "JoinRequest",
      "kind": "LinkedField",
      "name": "joinRequests",
      "plural": true,
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
          "concreteType": "Author",
          "kind": "LinkedField",
          "name": "person",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            },
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
          "alias": null,
          "args": null,
          "concreteType": "Company",
          "kind": "LinkedField",
          "name": "company",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "deed022897a5209f148a0f2b7286ece5";

export default node;
