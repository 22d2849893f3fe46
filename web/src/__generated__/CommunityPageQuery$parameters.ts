/**
 * @generated SignedSource<<cd873b5f62b8f493964942e3cf75c075>>
 * @relayHash 34c854ff306eab68cb19b0e628123c66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 109a620c0d381752d16145480b8137610a7f4b8242b0d4334f57b78048e04c6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunityPageQuery } from './CommunityPageQuery.graphql';

const node: PreloadableConcreteRequest<CommunityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "109a620c0d381752d16145480b8137610a7f4b8242b0d4334f57b78048e04c6e",
    "metadata": {},
    "name": "CommunityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
