/**
 * @generated SignedSource<<5f1bcb72b86d8999e04134312049ad62>>
 * @relayHash 776c61394ac19c22bf2a5a6bc111aff3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6e4c3f875b1da974c8c0c04228441ca44091f3a25484e5e2761e91037429998

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6e4c3f875b1da974c8c0c04228441ca44091f3a25484e5e2761e91037429998",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
