/**
 * @generated SignedSource<<69ec17518f692491749b84af856619f0>>
 * @relayHash c1d9d851824ee55a73b816e78bbd9130
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d944bc4569730afface147f56b7e4129d3cb161c0b2a69c109d1c5610c7c89f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchQuery } from './SearchQuery.graphql';

const node: PreloadableConcreteRequest<SearchQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d944bc4569730afface147f56b7e4129d3cb161c0b2a69c109d1c5610c7c89f6",
    "metadata": {},
    "name": "SearchQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
