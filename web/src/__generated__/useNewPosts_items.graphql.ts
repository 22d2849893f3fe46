/**
 * @generated SignedSource<<19d0b8506edc2024b68bb72aac23fa22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useNewPosts_items$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly thing: {
        readonly id: string;
      } | null | undefined;
      readonly written: {
        readonly author: {
          readonly isMain: boolean;
        };
      } | null | undefined;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "useNewPosts_items";
};
export type useNewPosts_items$key = {
  readonly " $data"?: useNewPosts_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"useNewPosts_items">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useNewPosts_items"
};

(node as any).hash = "96acc71c4238d3732e9bda8ea760a385";

export default node;
