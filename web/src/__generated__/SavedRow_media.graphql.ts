/**
 * @generated SignedSource<<12c7dd33e983726ed1e80c895f751aa6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InterviewType = "TEXT" | "VIDEO" | "%future added value";
export type SavedMediaKind = "ANSWER" | "INTERVIEW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SavedRow_media$data = {
  readonly answer: {
    readonly content: string | null | undefined;
    readonly databaseId: number;
    readonly video: {
      readonly " $fragmentSpreads": FragmentRefs<"AnswerVideo_video">;
    } | null | undefined;
  } | null | undefined;
  readonly interview: {
    readonly databaseId: number;
    readonly title: string;
    readonly type: InterviewType;
  };
  readonly kind: SavedMediaKind;
  readonly savedAt: string;
  readonly " $fragmentType": "SavedRow_media";
};
export type SavedRow_media$key = {
  readonly " $data"?: SavedRow_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedRow_media">;
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
  "name": "SavedRow_media",
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
      "name": "savedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedInterview",
      "kind": "LinkedField",
      "name": "interview",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "type",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedAnswer",
      "kind": "LinkedField",
      "name": "answer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "concreteType": "Video",
          "kind": "LinkedField",
          "name": "video",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AnswerVideo_video"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SavedMedia",
  "abstractKey": null
};
})();

(node as any).hash = "7ba12e71764e5bc49052fa652db69955";

export default node;
