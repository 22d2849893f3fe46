/**
 * @generated SignedSource<<476af49424a51da1992206ba4f5f142e>>
 * @relayHash 1a1948b7bc2b501038558bc5a91e849b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bd8873cee233c8f589386f35ab4ed3cfbc6e73396d316cfef93e7d7d9967da2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OutletPageQuery } from './OutletPageQuery.graphql';

const node: PreloadableConcreteRequest<OutletPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3bd8873cee233c8f589386f35ab4ed3cfbc6e73396d316cfef93e7d7d9967da2",
    "metadata": {},
    "name": "OutletPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
