/**
 * @generated SignedSource<<e2e9bfef6346a4d72d8ea601e7446f03>>
 * @relayHash 75c1c3edd9d0fabbf4f025ad9c860dfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fecfbf5cf13c44c33d80a1fbb7bc5fc0e2cd83d274b9817edaeea178958bac74

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicAnswerPageQuery } from './PublicAnswerPageQuery.graphql';

const node: PreloadableConcreteRequest<PublicAnswerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fecfbf5cf13c44c33d80a1fbb7bc5fc0e2cd83d274b9817edaeea178958bac74",
    "metadata": {},
    "name": "PublicAnswerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
