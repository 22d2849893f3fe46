/**
 * @generated SignedSource<<4f10c413c1e9a813c903e70c5d2ae153>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationKind = "COMMENT" | "COMMENT_AS_REPLY" | "INTERVIEW_ANSWER" | "LIKE" | "LIKE_ON_COMMENT" | "MENTION" | "MENTION_ON_COMMENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NotificationSettingRow_setting$data = {
  readonly __id: string;
  readonly email: boolean;
  readonly kind: NotificationKind;
  readonly onSite: boolean;
  readonly " $fragmentType": "NotificationSettingRow_setting";
};
export type NotificationSettingRow_setting$key = {
  readonly " $data"?: NotificationSettingRow_setting$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationSettingRow_setting">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationSettingRow_setting",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onSite",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__id",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "NotificationSetting",
  "abstractKey": null
};

(node as any).hash = "314d9b0137f6db802b67d417de0337e3";

export default node;
