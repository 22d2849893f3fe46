/**
 * @generated SignedSource<<ca91ca341603cd22561459afb63d0dcd>>
 * @relayHash 563480b07b24e6588f6257c0f32ce7af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 825fc058f37d301a7f3717a608a91f1cf62bc2be9e16917316915569f5d4ddf0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "825fc058f37d301a7f3717a608a91f1cf62bc2be9e16917316915569f5d4ddf0",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
