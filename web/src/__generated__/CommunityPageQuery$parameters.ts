/**
 * @generated SignedSource<<8547cb6f6ebf8a6f82308d74bb6f9d43>>
 * @relayHash 2804c5af99c02375a388782d7a9052a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 151d63b144fa5526103c267d33fae4c83c32eeb833ddc4cf7c7e9714b57bb1cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunityPageQuery } from './CommunityPageQuery.graphql';

const node: PreloadableConcreteRequest<CommunityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "151d63b144fa5526103c267d33fae4c83c32eeb833ddc4cf7c7e9714b57bb1cf",
    "metadata": {},
    "name": "CommunityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
