/**
 * @generated SignedSource<<0c5eb38c16eb6cc2947084da7624548e>>
 * @relayHash ae20a75a370fc0e232b5090ff856c88b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5241c2e9c2f7d8b106a117aa678b8472cb2123fcaeb47caffc3d239dd81a75bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunityPageQuery } from './CommunityPageQuery.graphql';

const node: PreloadableConcreteRequest<CommunityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5241c2e9c2f7d8b106a117aa678b8472cb2123fcaeb47caffc3d239dd81a75bc",
    "metadata": {},
    "name": "CommunityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
