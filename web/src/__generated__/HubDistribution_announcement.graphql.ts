/**
 * @generated SignedSource<<26f749637cbd791172511279c37a3ae7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChannelType = "EMAIL" | "NEWSROOM" | "SOCIAL" | "WEB" | "%future added value";
export type DeliveryStatus = "DELIVERED" | "FAILED" | "PENDING" | "%future added value";
export type MailingStatus = "DRAFT" | "SCHEDULED" | "SENDING" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HubDistribution_announcement$data = {
  readonly databaseId: number;
  readonly hub: {
    readonly channels: ReadonlyArray<{
      readonly channel: {
        readonly databaseId: number;
        readonly name: string;
        readonly type: ChannelType;
        readonly url: string | null | undefined;
      };
      readonly deliveredAt: string | null | undefined;
      readonly status: DeliveryStatus;
    }>;
    readonly recipientsCount: number;
    readonly sendAt: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly mailing: MailingStatus | null | undefined;
  readonly permissions: {
    readonly edit: {
      readonly allowed: boolean;
    };
  };
  readonly " $fragmentType": "HubDistribution_announcement";
};
export type HubDistribution_announcement$key = {
  readonly " $data"?: HubDistribution_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"HubDistribution_announcement">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HubDistribution_announcement",
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
      "name": "mailing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnnouncementHub",
      "kind": "LinkedField",
      "name": "hub",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipientsCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sendAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AnnouncementChannel",
          "kind": "LinkedField",
          "name": "channels",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Channel",
              "kind": "LinkedField",
              "name": "channel",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
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
                  "name": "url",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "deliveredAt",
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
          "name": "edit",
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
})();

(node as any).hash = "12579b2fd33852637b1a541cd13854b0";

export default node;
