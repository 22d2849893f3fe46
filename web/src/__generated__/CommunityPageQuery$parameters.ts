/**
 * @generated SignedSource<<d3c28efddd0956d256feec56b9ae43f9>>
 * @relayHash e3853712d112b624d63a633ee988a89d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d48d5b8b1bcb712f4a7b65fd477bcdcbc30d2d1df1736391e9fef157e27134a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunityPageQuery } from './CommunityPageQuery.graphql';

const node: PreloadableConcreteRequest<CommunityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d48d5b8b1bcb712f4a7b65fd477bcdcbc30d2d1df1736391e9fef157e27134a8",
    "metadata": {},
    "name": "CommunityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
