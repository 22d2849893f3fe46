/**
 * @generated SignedSource<<e78430ba861f6c03e4e505e96f82a5b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OnboardingStage = "BEATS" | "COMMUNITIES" | "DETAILS" | "NEWSROOM" | "ORGANIZATION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useOnboarding_viewer$data = {
  readonly onboarding: OnboardingStage | null | undefined;
  readonly onboardingStages: ReadonlyArray<OnboardingStage>;
  readonly slug: string | null | undefined;
  readonly " $fragmentType": "useOnboarding_viewer";
};
export type useOnboarding_viewer$key = {
  readonly " $data"?: useOnboarding_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOnboarding_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOnboarding_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onboarding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onboardingStages",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "60b87fa7603fad383cb7c073e75383e8";

export default node;
