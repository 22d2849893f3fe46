/**
 * @generated SignedSource<<88e21abe128f1f820aabc614f610e85d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OnboardingStage = "BEATS" | "COMMUNITIES" | "DETAILS" | "NEWSROOM" | "ORGANIZATION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UserWelcome_viewer$data = {
  readonly firstname: string | null | undefined;
  readonly isReadOnly: boolean;
  readonly onboarding: OnboardingStage | null | undefined;
  readonly " $fragmentType": "UserWelcome_viewer";
};
export type UserWelcome_viewer$key = {
  readonly " $data"?: UserWelcome_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserWelcome_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserWelcome_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstname",
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
      "name": "onboarding",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d9e2f0a9955d14618e0d7f8a0ad6f445";

export default node;
