/**
 * @generated SignedSource<<9b3502a4d6f57c10ac74b590ac9e10c6>>
 * @relayHash 8ebc029c725431df9bc9b53955fabeb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f991cebb8f65926e10cf437f3b49539a6d8b449c3284950bd20a310527f43a7c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DraftsPageQuery } from './DraftsPageQuery.graphql';

const node: PreloadableConcreteRequest<DraftsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f991cebb8f65926e10cf437f3b49539a6d8b449c3284950bd20a310527f43a7c",
    "metadata": {},
    "name": "DraftsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
