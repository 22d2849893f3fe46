/**
 * @generated SignedSource<<fd7768e569ca972a0c0ecaa18e530e63>>
 * @relayHash b23060fbcd67d8c5aa984739d7bc7002
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8027609d0f6742e383775bc653c72fcf4f636c7d1640da2dd0d2ddca4186e87e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunityPageQuery } from './CommunityPageQuery.graphql';

const node: PreloadableConcreteRequest<CommunityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8027609d0f6742e383775bc653c72fcf4f636c7d1640da2dd0d2ddca4186e87e",
    "metadata": {},
    "name": "CommunityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
