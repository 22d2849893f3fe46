/**
 * @generated SignedSource<<6b1554c8bafa4e5bbebd919c60b36b41>>
 * @relayHash b6d1e48f2b3bee9cde5a5710ea5ee25e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9b93279b744969fafd5503d6eed6b5875c8b1e58b46c50eb2a38405e65136a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicCreatePageQuery } from './PublicCreatePageQuery.graphql';

const node: PreloadableConcreteRequest<PublicCreatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9b93279b744969fafd5503d6eed6b5875c8b1e58b46c50eb2a38405e65136a5",
    "metadata": {},
    "name": "PublicCreatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
