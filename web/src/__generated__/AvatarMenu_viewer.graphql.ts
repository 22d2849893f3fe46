/**
 * @generated SignedSource<<a57f35e2ff48c7087dd81c018aabf047>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Capability = "ADMINISTER" | "CREATE_COMMUNITY" | "OPEN_SETTINGS" | "OPEN_SETTINGS_OF_OTHERS" | "SEE_ACCOUNT_ITEMS" | "SEE_BANNER" | "USE_ACCOUNT" | "WRITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AvatarMenu_viewer$data = {
  readonly capabilities: ReadonlyArray<Capability>;
  readonly fullName: string | null | undefined;
  readonly isReadOnly: boolean;
  readonly jobTitle: string | null | undefined;
  readonly logoIcon: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MenuSheet_viewer">;
  readonly " $fragmentType": "AvatarMenu_viewer";
};
export type AvatarMenu_viewer$key = {
  readonly " $data"?: AvatarMenu_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AvatarMenu_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AvatarMenu_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logoIcon",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReadOnly",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "capabilities",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MenuSheet_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "74fad966815a1bdaa9b27f656c31840e";

export default node;
