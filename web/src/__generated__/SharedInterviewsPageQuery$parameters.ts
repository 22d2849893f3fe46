/**
 * @generated SignedSource<<505d9b5ef51c8b47d80e84033b55b441>>
 * @relayHash 86e887c1d5bfe1688010592e15aa3b3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1bf716c6d46c451509b4aab956cc386e1c87d6cabde772582e3cb784ce45a3aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedInterviewsPageQuery } from './SharedInterviewsPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedInterviewsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1bf716c6d46c451509b4aab956cc386e1c87d6cabde772582e3cb784ce45a3aa",
    "metadata": {},
    "name": "SharedInterviewsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
