/**
 * @generated SignedSource<<650de44e326abe4e5ab2e7985f54b6f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventType = "OFFLINE" | "ONLINE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventView_event$data = {
  readonly content: string | null | undefined;
  readonly eventType: EventType | null | undefined;
  readonly img: {
    readonly " $fragmentSpreads": FragmentRefs<"PostPicture_picture">;
  } | null | undefined;
  readonly link: string | null | undefined;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"EventFacts_event" | "PostArticle_post">;
  readonly " $fragmentType": "EventView_event";
};
export type EventView_event$key = {
  readonly " $data"?: EventView_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventView_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventView_event",
  "selections": [
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
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "img",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PostPicture_picture"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventFacts_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostArticle_post"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "cd067e781aebef6e59c1d9d65e1e6555";

export default node;
