/**
 * @generated SignedSource<<d226cbf369c03ba5846f89723b02d1d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementTabs_announcement$data = {
  readonly databaseId: number;
  readonly permissions: {
    readonly edit: {
      readonly allowed: boolean;
    };
    readonly readHub: {
      readonly allowed: boolean;
    };
  };
  readonly " $fragmentType": "AnnouncementTabs_announcement";
};
export type AnnouncementTabs_announcement$key = {
  readonly " $data"?: AnnouncementTabs_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementTabs_announcement">;
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
  "name": "AnnouncementTabs_announcement",
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
      "concreteType": "AnnouncementPermissions",
      "kind": "LinkedField",
      "name": "permissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "readHub",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Permission",
          "kind": "LinkedField",
          "name": "edit",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};
})();

(node as any).hash = "2ed333af6802971b6c9d6c07a652530f";

export default node;
