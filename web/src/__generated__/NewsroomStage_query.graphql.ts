/**
 * @generated SignedSource<<4988f4ff77407cbb500a1cdfa9df6c7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsroomStage_query$data = {
  readonly viewer: {
    readonly newsrooms: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly name: string;
        };
      }>;
    } | null | undefined;
    readonly onboardingOrganization: {
      readonly organization: {
        readonly name: string;
        readonly url: string | null | undefined;
      } | null | undefined;
    } | null | undefined;
  };
  readonly " $fragmentType": "NewsroomStage_query";
};
export type NewsroomStage_query$key = {
  readonly " $data"?: NewsroomStage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsroomStage_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewsroomStage_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 1
            }
          ],
          "concreteType": "NewsroomConnection",
          "kind": "LinkedField",
          "name": "newsrooms",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "NewsroomEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Newsroom",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "newsrooms(first:1)"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OnboardingOrganization",
          "kind": "LinkedField",
          "name": "onboardingOrganization",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Company",
              "kind": "LinkedField",
              "name": "organization",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "url",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "dde4d55237532a30f69791ee2dfc1c5f";

export default node;
