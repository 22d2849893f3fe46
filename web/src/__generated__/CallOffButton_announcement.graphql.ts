/**
 * @generated SignedSource<<986a05782bad7c8d58ff1707372b0e1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallOffButton_announcement$data = {
  readonly id: string;
  readonly permissions: {
    readonly callOffMail: {
      readonly allowed: boolean;
    };
  };
  readonly " $fragmentType": "CallOffButton_announcement";
};
export type CallOffButton_announcement$key = {
  readonly " $data"?: CallOffButton_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallOffButton_announcement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallOffButton_announcement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
          "name": "callOffMail",
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
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};

(node as any).hash = "25e5b42376f0f2c0ee1da27dc54b6320";

export default node;
