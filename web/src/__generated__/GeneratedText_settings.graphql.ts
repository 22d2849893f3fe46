/**
 * @generated SignedSource<<d44583374013b1e29ce893bb18c4ab17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type GeneratedText_settings$data = {
  readonly about: string | null | undefined;
  readonly generatedProfile: Result<{
    readonly isPending: boolean;
    readonly summary: string;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly " $fragmentType": "GeneratedText_settings";
};
export type GeneratedText_settings$key = {
  readonly " $data"?: GeneratedText_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"GeneratedText_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GeneratedText_settings",
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
      "kind": "ScalarField",
      "name": "about",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "GeneratedProfile",
        "kind": "LinkedField",
        "name": "generatedProfile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "summary",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPending",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "UserSettings",
  "abstractKey": null
};

(node as any).hash = "be5b34e5d6533cb12e3f31624461c69b";

export default node;
