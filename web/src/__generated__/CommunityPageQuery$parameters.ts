/**
 * @generated SignedSource<<63d575ce99895d662222c0e6785433ff>>
 * @relayHash c7f343127d415f2f643312b63b9e8dd4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24fd858177276b7aa938a6ab1e98b35eaf1f30b2ddc8ba71590609a80b5bd090

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunityPageQuery } from './CommunityPageQuery.graphql';

const node: PreloadableConcreteRequest<CommunityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24fd858177276b7aa938a6ab1e98b35eaf1f30b2ddc8ba71590609a80b5bd090",
    "metadata": {},
    "name": "CommunityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
