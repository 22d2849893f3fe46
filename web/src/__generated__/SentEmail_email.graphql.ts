/**
 * @generated SignedSource<<8dc22fe0cb70110cf0736200d4a59530>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailingStatus = "DRAFT" | "SCHEDULED" | "SENDING" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SentEmail_email$data = {
  readonly content: string | null | undefined;
  readonly fromName: string | null | undefined;
  readonly preheader: string | null | undefined;
  readonly recipientsCount: number;
  readonly replyTo: string | null | undefined;
  readonly sentAt: string | null | undefined;
  readonly status: MailingStatus;
  readonly subject: string | null | undefined;
  readonly " $fragmentType": "SentEmail_email";
};
export type SentEmail_email$key = {
  readonly " $data"?: SentEmail_email$data;
  readonly " $fragmentSpreads": FragmentRefs<"SentEmail_email">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SentEmail_email",
  "selections": [
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
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preheader",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fromName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replyTo",
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
      "name": "recipientsCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    }
  ],
  "type": "AnnouncementEmail",
  "abstractKey": null
};

(node as any).hash = "4ba83b5f5677afca15cf5f5af9f663aa";

export default node;
