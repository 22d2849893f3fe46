/**
 * @generated SignedSource<<a8cda99c0e927cf57bda85d218974634>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementHubView_announcement$data = {
  readonly hub: {
    readonly " $fragmentSpreads": FragmentRefs<"HubFigures_hub">;
  } | null | undefined;
  readonly isDeleted: boolean;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementActs_announcement" | "AnnouncementArticle_announcement" | "AnnouncementTabs_announcement" | "DeletedAnnouncement_announcement" | "HubDistribution_announcement">;
  readonly " $fragmentType": "AnnouncementHubView_announcement";
};
export type AnnouncementHubView_announcement$key = {
  readonly " $data"?: AnnouncementHubView_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementHubView_announcement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnnouncementHubView_announcement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDeleted",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "HubFigures_hub"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnnouncementTabs_announcement"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnnouncementArticle_announcement"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnnouncementActs_announcement"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeletedAnnouncement_announcement"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HubDistribution_announcement"
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};

(node as any).hash = "b4a1f940133b18adec43cb9cfc4a8802";

export default node;
